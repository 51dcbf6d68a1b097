import type { DeliveryReason } from '../../../src-shared/contract/routes'

/**
 * - `retry`: nothing was sent, or the receiver refused temporarily and asked to wait `afterMs`.
 * - `unknown`: the message may have arrived.
 */
export type DeliveryOutcome =
  | { readonly state: 'delivered' }
  | { readonly state: 'retry'; readonly reason: DeliveryReason; readonly afterMs: number | null }
  | { readonly state: 'failed' | 'unknown'; readonly reason: DeliveryReason }

export interface Attempt {
  readonly done: Promise<DeliveryOutcome>
  /** `done` resolves to the returned outcome. */
  abort(): DeliveryOutcome
}

/**
 * If the attempt reports several outcomes, only the first counts.
 * @param begin returns how to stop the attempt's connection or process
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
