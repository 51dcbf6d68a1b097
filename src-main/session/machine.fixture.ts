import type { Machine } from './machine'
import { MemoryVault } from '../secrets/memory-vault'

type Quiet = Omit<Machine, 'fetch' | 'clock'>

/**
 * What the main process is given where no Electron runs: a keychain in memory, nobody who looks, listens or is asked, and
 * no luck. Whoever starts one says what differs.
 */
export const quietMachine = (folder: string): Quiet => ({
  folder,
  keychain: new MemoryVault(),
  random: () => 0.5,
  announce: () => () => undefined,
  info: { version: '0', electron: '', runtime: 'chosen', sandboxed: true, platform: 'test' },
  records: { log: folder, thirdParty: '' },
  openLink: async () => undefined,
  playSound: async () => false,
  openFolder: async () => undefined,
  saveFile: async () => null,
  quit: () => undefined
})
