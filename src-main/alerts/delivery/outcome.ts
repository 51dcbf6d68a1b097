import type { DeliveryReason } from '../../../src-shared/contract/routes'

/**
 * - `retry`: nothing was sent, or the receiver refused the message temporarily and asked to wait `afterMs`.
 * - `unknown`: the message may have arrived.
 */
export type DeliveryOutcome =
  | { readonly state: 'delivered' }
  | { readonly state: 'retry'; readonly reason: DeliveryReason; readonly afterMs: number | null }
  | { readonly state: 'failed' | 'unknown'; readonly reason: DeliveryReason }

export interface Attempt {
  readonly done: Promise<DeliveryOutcome>
  /** Resolves `done` to the returned outcome. */
  abort(): DeliveryOutcome
}

/**
 * One attempt to send a message. Only the first outcome counts.
 * @param begin starts the attempt and returns how to stop it
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
