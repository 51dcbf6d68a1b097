import type { HostMachine } from './machine'
import { MemoryVault } from '../../platform/secrets/memory-vault'

type Quiet = Omit<HostMachine, 'fetch' | 'clock'>

export const quietMachine = (folder: string): Quiet => ({
  folder,
  keychain: new MemoryVault(),
  random: () => 0.5,
  announce: () => () => undefined,
  info: { version: '0', electron: '', runtime: 'chosen', sandboxed: true, platform: 'test' },
  records: { log: folder, thirdParty: '' },
  openLink: async () => undefined,
  confirm: async () => false,
  playSound: async () => false,
  openFolder: async () => undefined,
  saveFile: async () => null,
  quit: () => undefined
})
