import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose, type Candlewick } from '../compose'
import { MemoryVault } from '../../platform/secrets/memory-vault'
import { systemClock } from '../../platform/time/clock'
import { MovableClock } from '../../platform/time/movable-clock'
import { quietMachine } from '../session/machine.fixture'

export const fixtureAddress = 'http://127.0.0.1:40065'
const closedAt = 1_795_357_139_284

/**
 * Opens a copy of a folder from an earlier build. The app is offline, and it's a minute after that build was
 * closed.
 * @param prepare changes the copy before it's opened
 */
export async function openFixtureFolder(prepare: (folder: string) => void = () => undefined): Promise<{
  readonly candlewick: Candlewick
  readonly folder: string
  readonly close: () => Promise<void>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-folder-'))
  cpSync(join(import.meta.dirname, 'data-folder.fixture'), folder, { recursive: true })
  prepare(folder)
  const keychain = new MemoryVault()
  await keychain.write(fixtureAddress, 'the-key-itself')
  const clock = new MovableClock(systemClock)
  clock.advance(closedAt + 60_000 - clock.now())
  const candlewick = await compose({
    ...quietMachine(folder),
    clock,
    fetch: () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED')),
    keychain
  })
  const close = async (): Promise<void> => {
    await candlewick.close()
    rmSync(folder, { recursive: true })
  }
  return { candlewick, folder, close }
}
