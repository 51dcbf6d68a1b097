import type { DeliveryReason } from '../../../src-shared/contract/routes'

/**
 * - `retry`: nothing was sent, or the receiver temporarily refused it. `afterMs` is the wait it requested.
 * - `unknown`: it may have arrived.
 */
export type DeliveryOutcome =
  | { readonly state: 'delivered' }
  | { readonly state: 'retry'; readonly reason: DeliveryReason; readonly afterMs: number | null }
  | { readonly state: 'failed' | 'unknown'; readonly reason: DeliveryReason }

export interface Attempt {
  readonly done: Promise<DeliveryOutcome>
  /** `done` then resolves to the same outcome. */
  abort(): DeliveryOutcome
}

/**
 * If several outcomes are reported, the first one counts.
 * @param begin starts the attempt and returns how to stop its connection or process
 */
export function attempt(
  begin: (end: (outcome: DeliveryOutcome) => void) => { stop(): void; aborted(): DeliveryOutcome }
): Attempt {
  let ended: DeliveryOutcome | null = null
  let resolve: (outcome: DeliveryOutcome) => void = () => undefined
  const done = new Promise<DeliveryOutcome>(resolved => (resolve = resolved))
  let stop = (): void => undefined
  const end = (outcome: DeliveryOutcome): DeliveryOutcome => {
    if (ended !== null) return ended
    ended = outcome
    stop()
    resolve(outcome)
    return outcome
  }
  const begun = begin(end)
  stop = () => begun.stop()
  return { done, abort: () => end(begun.aborted()) }
}
