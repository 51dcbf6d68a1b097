import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import type { BackupCopy } from '../../src-shared/contract/backups'
import type { World } from './world'
import { day } from '../../src-shared/time'

const mostCopies = 3
/** Long enough, because the app checks every 15 minutes whether a backup is due. */
const takenWithinMs = 20 * 60_000

/**
 * Checks the backups of state.db: there must be a valid one each day, and partial ones must not accumulate.
 */
export class CopiesJudge {
  readonly #world: World
  readonly #sound = new Set<string>()
  /** The true time since which this process could make backups. */
  #livesSince = 0
  #checkedLife = 0

  constructor(world: World) {
    this.#world = world
  }

  async judge(): Promise<void> {
    const { machine, disk, copier, clock, clockSetAt, trace } = this.#world
    const { life } = machine
    const state = machine.file('state')
    if (life === null || state === null) return
    const { copies } = life.app.services.backups.state()
    const folder = join(dirname(state), 'backups')
    for (const { id } of copies) this.#judgeOne(join(folder, id))
    if (copies.filter(({ reason }) => reason === 'daily').length > mostCopies)
      trace.violated('copies are whole', `more than ${mostCopies} daily copies exist`)
    const halves = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.begun')) : []
    if (halves.length > 1) trace.violated('copies are whole', `${halves.length} halves of copies are left`)
    if (life.number !== this.#checkedLife) this.#livesSince = clock.now()
    this.#checkedLife = life.number
    const waited = clock.now() - Math.max(this.#livesSince, disk.troubleUntil, clockSetAt)
    if (waited > takenWithinMs && copier.underWay === 0 && !copies.some(copy => isOfToday(copy, machine.now)))
      trace.violated('copies are whole', `no copy of the day after ${Math.round(waited / 60_000)} minutes`)
  }

  #judgeOne(path: string): void {
    if (this.#sound.has(path)) return
    const wrong = wrongWith(path)
    if (wrong !== null) this.#world.trace.violated('copies are whole', `${path}: ${wrong}`)
    this.#sound.add(path)
  }
}

function wrongWith(path: string): string | null {
  const database = new DatabaseSync(path, { readOnly: true })
  const answerTo = (pragma: string): unknown =>
    Object.values(database.prepare(`PRAGMA ${pragma}`).get() as object)[0]
  try {
    const result = String(answerTo('quick_check(1)'))
    if (result !== 'ok') return result
    // A file that was truncated within its first page looks like a new, valid database.
    return answerTo('user_version') === 0 ? 'it is empty' : null
  } catch (error) {
    return String(error)
  } finally {
    database.close()
  }
}

const isOfToday = ({ at, reason }: BackupCopy, now: number): boolean =>
  reason === 'daily' && at <= now && now - at < day + takenWithinMs
