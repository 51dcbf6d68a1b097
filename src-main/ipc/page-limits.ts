import { measure } from './measured-message'

/** What a page may send: far more than ours does, and little enough for the main process to answer meanwhile. */
export const pageLimits = { size: 64_000_000, burst: 5_000, perSecond: 1_000 } as const

/** A message counts as one more for each of these. */
const sizeOfOne = 100_000

export type Excess = 'size' | 'rate'

/** Counts what a page sends over its port, until it exceeds a limit. */
export class PageLimits {
  readonly #now: () => number
  #left: number = pageLimits.burst
  #countedAt: number

  /** @param now milliseconds of a clock that never stands still */
  constructor(now: () => number) {
    this.#now = now
    this.#countedAt = now()
  }

  /** The limit that this message exceeds; null if none. */
  exceededBy(message: unknown): Excess | null {
    const size = measure(message, pageLimits.size)
    if (size > pageLimits.size) return 'size'
    const now = this.#now()
    this.#left += ((now - this.#countedAt) / 1_000) * pageLimits.perSecond
    this.#left = Math.min(this.#left, pageLimits.burst) - 1 - size / sizeOfOne
    this.#countedAt = now
    return this.#left < 0 ? 'rate' : null
  }
}
