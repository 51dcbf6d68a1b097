import type { DeliveryReason } from '../../../src-shared/contract/routes'

/**
 * Result of one attempt.
 * - `retry`: nothing was sent, or the receiver temporarily refused it. `afterMs` is the wait it requested, or
 *   null.
 * - `unknown`: it may have arrived.
 */
export type Outcome =
  | { readonly state: 'delivered' }
  | { readonly state: 'retry'; readonly reason: DeliveryReason; readonly afterMs: number | null }
  | { readonly state: 'failed' | 'unknown'; readonly reason: DeliveryReason }

export interface Attempt {
  readonly done: Promise<Outcome>
  /** Stops it. Afterwards `done` has the same outcome. */
  abort(): Outcome
}

/** An attempt whose first outcome counts. @param stop ends its connection or process */
export function attempt(
  begin: (end: (outcome: Outcome) => void) => { stop(): void; aborted(): Outcome }
): Attempt {
  let ended: Outcome | null = null
  let resolve: (outcome: Outcome) => void = () => undefined
  const done = new Promise<Outcome>(resolved => (resolve = resolved))
  let stop = (): void => undefined
  const end = (outcome: Outcome): Outcome => {
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
