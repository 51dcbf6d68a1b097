import { measure } from './measured-message'

/**
 * Candlewick's page sends far less than this. Messages are counted when they are handled, so the rate must be
 * one that even a slow machine can handle. Otherwise, a flood of messages would never exceed it.
 */
export const pageLimits = { size: 64_000_000, burst: 2_500, perSecond: 100 } as const

const sizeOfOne = 100_000

export const countOf = (size: number): number => 1 + size / sizeOfOne

export type Excess = 'size' | 'rate'

export class PageLimits {
  readonly #now: () => number
  #left: number = pageLimits.burst
  #countedAt: number

  constructor(now: () => number) {
    this.#now = now
    this.#countedAt = now()
  }

  exceededBy(message: unknown): Excess | null {
    const size = measure(message, pageLimits.size)
    if (size > pageLimits.size) return 'size'
    const now = this.#now()
    this.#left += ((now - this.#countedAt) / 1_000) * pageLimits.perSecond
    this.#left = Math.min(this.#left, pageLimits.burst) - countOf(size)
    this.#countedAt = now
    return this.#left < 0 ? 'rate' : null
  }
}
