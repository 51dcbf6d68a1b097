import type { Timed } from '../../../src-shared/conditions/facts'
import type { PriceMove } from '../../../src-shared/conditions/price-move'
import { followedBy, noPrices, spanOf, type PriceSpan } from '../../../src-shared/conditions/price-span'
import { firstIndex } from './first-index'

/**
 * Finds price moves in logarithmic time, because a back-test needs 100,000 windows. The result equals that of
 * `MovesSince`.
 */
export class PastMoves {
  readonly #prices: readonly Timed[]
  readonly #spans: PriceSpan[]
  readonly #size: number

  constructor(prices: readonly Timed[]) {
    this.#prices = prices
    this.#size = 2 ** Math.ceil(Math.log2(Math.max(prices.length, 1)))
    this.#spans = new Array<PriceSpan>(2 * this.#size).fill(noPrices)
    prices.forEach(({ value }, index) => (this.#spans[this.#size + index] = spanOf(value)))
    for (let index = this.#size - 1; index > 0; index--) {
      const [left = noPrices, right = noPrices] = this.#spans.slice(2 * index, 2 * index + 2)
      this.#spans[index] = followedBy(left, right)
    }
  }

  /** @returns null if no price before `last` is known */
  to(last: Timed, windowMs: number, before: number | null): PriceMove | null {
    const from = firstIndex(this.#prices, ({ at }) => at >= last.at - windowMs)
    const until = firstIndex(this.#prices, ({ at }) => at >= last.at)
    if (before === null && from === until) return null
    const start = before === null ? noPrices : spanOf(before)
    const { up, down, either } = followedBy(followedBy(start, this.#between(from, until)), spanOf(last.value))
    return { certain: { up, down, either }, possible: { up, down, either } }
  }

  #between(from: number, until: number): PriceSpan {
    let [left, right] = [noPrices, noPrices]
    let [low, high] = [from + this.#size, until + this.#size]
    for (; low < high; low >>= 1, high >>= 1) {
      if (low % 2 === 1) left = followedBy(left, this.#spans[low++] ?? noPrices)
      if (high % 2 === 1) right = followedBy(this.#spans[--high] ?? noPrices, right)
    }
    return followedBy(left, right)
  }
}
