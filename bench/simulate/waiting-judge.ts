import type { World } from './world'

const lateMs = 5_000

const noticedWithinMs = 12_000

/** Checks that the scheduler either makes calls or says what it's waiting for and until when. */
export class WaitingJudge {
  readonly #world: World

  constructor(world: World) {
    this.#world = world
  }

  judge(): void {
    const { machine, trace, clock, clockSetAt } = this.#world
    const { life } = machine
    if (life === null) return
    const status = life.app.session().schedule.status()
    const { health, next, loading, fault, disk, paused, locked } = status
    trace.note(
      `status ${health} ${next ? `${next.need} in ${next.at - machine.now} ${next.reason.code}` : (loading ?? '-')}`
    )
    if (next !== null) {
      if (next.at < machine.now - lateMs && loading === null && clock.now() - clockSetAt > noticedWithinMs)
        trace.violated(
          'waits with a reason',
          `${next.need} is late by ${Math.round((machine.now - next.at) / 1000)} s`
        )
      return
    }
    if (loading !== null || paused || disk !== null || fault !== null || locked.length > 0) return
    if (health === 'unplanned' || health === 'stopped') return
    const coins = life.app.session().traySnapshot().board.quotes.length
    const wantsQuotes = life.app.session().agreement.everyMs('quotes') !== null
    if (coins > 0 && wantsQuotes) trace.violated('waits with a reason', `${health}, and no call is planned`)
  }
}
