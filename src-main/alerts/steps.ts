import { nextTurn } from '../platform/time/next-turn'

export type Steps<Result> = Generator<void, Result, void>

/**
 * A step evaluates an alert on one coin or looks up the calls of one trigger, which takes a tenth of a
 * millisecond.
 */
const stepsPerTurn = 50

export function inOneTurn<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** @returns null if the result is no longer wanted */
export async function overTurns<Result>(
  steps: Steps<Result>,
  isWanted: () => boolean
): Promise<Result | null> {
  for (let count = 1; ; count++) {
    const { done, value } = steps.next()
    if (done === true) return value
    if (count % stepsPerTurn !== 0) continue
    await nextTurn()
    if (!isWanted()) return null
  }
}
