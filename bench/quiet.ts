import type { Candlewick } from '../src-main/composition/compose'
import { nextTurn, rest, turns as turnsOf } from '../src-main/platform/time/next-turn'
import { isReadingInThread } from '../src-main/service/api/reading/reading-worker'

/**
 * Pending work counts as hanging after this many turns of the event loop. A turn takes at least a
 * millisecond, and there are no turns while the machine is suspended.
 */
const patience = 15_000

export interface SimulatedWire {
  readonly isOpen: boolean
  /** The number of running calls, including those that never get a response. */
  readonly waiting: number
  /** Resolves when no real exchange is running. */
  idle(): Promise<void>
}

export interface QuietSources {
  readonly wire: SimulatedWire
  /** Null if the app's process has ended. */
  app(): Candlewick | null
  /** Whether calls may be waiting for something other than their response. */
  waitsElsewhere(): boolean
  /** Called with the number of calls that have been running without progress. It must throw. */
  hangs(calls: number): never
}

export async function threadsAndWireIdle(wire: SimulatedWire): Promise<void> {
  do {
    while (isReadingInThread()) await rest(1)
    await turnsOf(3)
    await wire.idle()
  } while (isReadingInThread())
}

/** Resolves when the app has nothing left to do until simulated time passes. */
export async function quiet({ wire, app, waitsElsewhere, hangs }: QuietSources): Promise<void> {
  for (let turns = 0; ; turns++) {
    await nextTurn()
    await wire.idle()
    if (isReadingInThread()) {
      await threadsAndWireIdle(wire)
      turns = 0
    }
    const living = app()
    if (living === null) return
    if (turns < 2 || wire.isOpen) continue
    const { calls } = (await living.services.credits.gauge()).reserved
    if (calls <= wire.waiting || waitsElsewhere()) return
    if (turns > patience) hangs(calls)
    if (turns > 20) await rest(1)
  }
}
