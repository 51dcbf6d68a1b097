import type { Candlewick } from '../src-main/composition/compose'
import { nextTurn, rest, turns as turnsOf } from '../src-main/platform/time/next-turn'
import { isReadingInThread } from '../src-main/service/api/reading/reading-worker'

/**
 * In turns, after which pending work counts as hanging. A turn takes at least a millisecond, and there are
 * none while the machine is suspended.
 */
const patience = 15_000

export interface SimulatedWire {
  readonly isOpen: boolean
  /** Includes calls that never get a response. */
  readonly waiting: number
  /** No real exchange is running. */
  idle(): Promise<void>
}

export interface QuietSources {
  readonly wire: SimulatedWire
  /** Null if the app's process has ended. */
  app(): Candlewick | null
  /** Whether calls may be waiting for something other than their response. */
  waitsElsewhere(): boolean
  /** Must throw. Called with the number of calls that have been running without progress. */
  hangs(calls: number): never
}

/** No body is being read in a thread, and no real exchange is running. */
export async function threadsAndWireIdle(wire: SimulatedWire): Promise<void> {
  do {
    while (isReadingInThread()) await rest(1)
    await turnsOf(3)
    await wire.idle()
  } while (isReadingInThread())
}

/** Resolves when the app has nothing left to do until time passes. */
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
