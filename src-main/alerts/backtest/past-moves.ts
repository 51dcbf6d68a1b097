import type { Timed } from '../../../src-shared/conditions/facts'
import type { PriceMove } from '../../../src-shared/conditions/price-move'
import { firstIndex } from './first-index'

/** Lowest and highest price of a span. Its largest moves are fractions of the earlier price. */
interface Span {
  readonly low: number
  readonly high: number
  readonly up: number
  readonly down: number
}

const nothing: Span = { low: Infinity, high: 0, up: 0, down: 0 }

const spanOf = (price: number): Span => ({ low: price, high: price, up: 0, down: 0 })

const followedBy = (a: Span, b: Span): Span => ({
  low: Math.min(a.low, b.low),
  high: Math.max(a.high, b.high),
  up: Math.max(a.up, b.up, b.high / a.low - 1),
  down: Math.max(a.down, b.down, a.high === 0 ? 0 : 1 - b.low / a.high)
})

/**
 * Finds the largest move in a window in logarithmic time, because a back-test needs 100,000 of them. The
 * result equals that of `largestMove`.
 */
export class PastMoves {
  readonly #prices: readonly Timed[]
  /** A segment tree: `index` joins `2 * index` and `2 * index + 1`. */
  readonly #spans: Span[]
  readonly #size: number

  constructor(prices: readonly Timed[]) {
    this.#prices = prices
    this.#size = 2 ** Math.ceil(Math.log2(Math.max(prices.length, 1)))
    this.#spans = new Array<Span>(2 * this.#size).fill(nothing)
    prices.forEach(({ value }, index) => (this.#spans[this.#size + index] = spanOf(value)))
    for (let index = this.#size - 1; index > 0; index--) {
      const [left = nothing, right = nothing] = this.#spans.slice(2 * index, 2 * index + 2)
      this.#spans[index] = followedBy(left, right)
    }
  }

  /**
   * @param before the price at the start of the window, null if unknown
   * @returns null if no earlier price is known
   */
  to(last: Timed, windowMs: number, before: number | null): PriceMove | null {
    const from = firstIndex(this.#prices, ({ at }) => at >= last.at - windowMs)
    const until = firstIndex(this.#prices, ({ at }) => at >= last.at)
    if (before === null && from === until) return null
    const start = before === null ? nothing : spanOf(before)
    const span = followedBy(followedBy(start, this.#between(from, until)), spanOf(last.value))
    const [up, down] = [span.up * 100, span.down * 100]
    const sizes = { up, down, either: Math.max(up, down) }
    return { certain: sizes, possible: sizes }
  }

  #between(from: number, until: number): Span {
    let [left, right] = [nothing, nothing]
    let [low, high] = [from + this.#size, until + this.#size]
    for (; low < high; low >>= 1, high >>= 1) {
      if (low % 2 === 1) left = followedBy(left, this.#spans[low++] ?? nothing)
      if (high % 2 === 1) right = followedBy(this.#spans[--high] ?? nothing, right)
    }
    return followedBy(left, right)
  }
}
