import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose, type Candlewick } from '../../src-main/composition/compose'
import { systemClock } from '../../src-main/platform/time/clock'
import { MovableClock } from '../../src-main/platform/time/movable-clock'
import { plannedNames } from '../../src-shared/contract/schedule'
import type { Door } from './fault'
import type { Doors } from './trouble-server'
import { quietMachine } from '../../src-main/composition/session/machine.fixture'

/** Every call times out within this time. */
const patienceMs = 21_000

export class WatchedApp {
  readonly app: Candlewick
  readonly clock: MovableClock
  door: Door = 'plain'
  readonly #folder: string

  private constructor(app: Candlewick, clock: MovableClock, folder: string) {
    this.app = app
    this.clock = clock
    this.#folder = folder
  }

  static async start(doors: Doors, key: string): Promise<WatchedApp> {
    const clock = new MovableClock(systemClock)
    const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'candlewick-faults-'))
    const started: { it?: WatchedApp } = {}
    const app = await compose({
      ...quietMachine(folder),
      clock,
      fetch: (url, init) => fetch(through(started.it?.door ?? 'plain', url, doors), init)
    })
    started.it = new WatchedApp(app, clock, folder)
    const { connection } = app.services
    await connection.enter({ address: `http://127.0.0.1:${doors.plain}`, key })
    await connection.agree({ items: plannedNames.map(need => ({ need, automatic: false, everyMs: null })) })
    if (connection.state().plan !== 'agreed') throw new Error('The plan was not agreed to.')
    return started.it
  }

  giveUp(): void {
    this.clock.advance(patienceMs)
  }

  async close(): Promise<void> {
    await this.app.close()
    rmSync(this.#folder, { recursive: true })
  }
}

function through(door: Door, url: string, doors: Doors): string {
  if (door === 'plain') return url
  const to = new URL(url)
  if (door !== 'closed') to.protocol = 'https:'
  to.hostname = door === 'nowhere' ? 'candlewick.invalid' : 'localhost'
  to.port = door === 'nowhere' ? '' : String(doors[door])
  return to.href
}
