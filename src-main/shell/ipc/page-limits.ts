import { measure } from './measured-message'

/** Our page sends far less, and the main process can handle this much. */
export const pageLimits = { size: 64_000_000, burst: 5_000, perSecond: 1_000 } as const

/** In bytes. A message counts once more for each multiple of this size. */
const sizeOfOne = 100_000

export type Excess = 'size' | 'rate'

export class PageLimits {
  readonly #now: () => number
  #left: number = pageLimits.burst
  #countedAt: number

  /** @param now a monotonic clock in ms */
  constructor(now: () => number) {
    this.#now = now
    this.#countedAt = now()
  }

  /** Returns null if the message may be sent. */
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
