import type { Candlewick } from '../src-main/compose'
import { nextTurn, rest } from '../src-main/time/next-turn'

/** Turns, of a real millisecond or more, after which what should be done by now hangs: a machine that stood still took none. */
const patience = 15_000

/** Real exchanges whose answers come in simulated time. */
export interface SimulatedWire {
  readonly isOpen: boolean
  /** Calls whose answers are still to come, or never will. */
  readonly waiting: number
  /** Every real exchange is over. */
  idle(): Promise<void>
}

export interface Surroundings {
  readonly wire: SimulatedWire
  /** Null where nobody lives any more. */
  app(): Candlewick | null
  /** Calls under way wait for something else than their answer. */
  waitsElsewhere(): boolean
  /** Throws: so many calls are under way that nothing will end. */
  hangs(calls: number): never
}

/** Everything that follows from what happened so far is done: only simulated time would bring more. */
export async function quiet({ wire, app, waitsElsewhere, hangs }: Surroundings): Promise<void> {
  for (let turns = 0; ; turns++) {
    await nextTurn()
    await wire.idle()
    const living = app()
    if (living === null) return
    if (turns < 2 || wire.isOpen) continue
    const { calls } = (await living.services.credits.gauge()).held
    if (calls <= wire.waiting || waitsElsewhere()) return
    if (turns > patience) hangs(calls)
    if (turns > 20) await rest(1)
  }
}
