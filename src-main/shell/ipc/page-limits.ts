import { measure } from './measured-message'

/**
 * What a page may send: far more than ours does, but little enough for the main process to handle.
 */
export const pageLimits = { size: 64_000_000, burst: 5_000, perSecond: 1_000 } as const

/** Every this many bytes, a message counts as one more. */
const sizeOfOne = 100_000

export type Excess = 'size' | 'rate'

/** Tracks what a page sends until it exceeds a limit. */
export class PageLimits {
  readonly #now: () => number
  #left: number = pageLimits.burst
  #countedAt: number

  /** @param now a monotonic clock in ms */
  constructor(now: () => number) {
    this.#now = now
    this.#countedAt = now()
  }

  /** Returns the limit this message exceeds, or null. */
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
