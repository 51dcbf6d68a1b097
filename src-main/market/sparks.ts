import type { EpochMs } from '../../src-shared/contract/values'
import { minute } from '../../src-shared/time'
import type { Clock } from '../platform/time/clock'
import type { RecordedBarStore } from './recorded-bar-store'
import { sparkWith, type SparkPoint } from './spark'

export class Sparks {
  readonly #recordedBars: RecordedBarStore
  readonly #clock: Clock
  readonly #known = new Map<string, readonly SparkPoint[]>()
  #prunedAt: EpochMs = 0

  constructor(recordedBars: RecordedBarStore, clock: Clock) {
    this.#recordedBars = recordedBars
    this.#clock = clock
  }

  of(coin: string): readonly SparkPoint[] {
    const known = this.#known.get(coin)
    if (known) return known
    const points = this.#recordedBars.spark(coin, this.#clock.now())
    this.#known.set(coin, points)
    return points
  }

  add(prices: ReadonlyMap<string, number>, at: EpochMs): void {
    for (const [coin, price] of prices) this.#known.set(coin, sparkWith(this.of(coin), at, price))
  }

  forget(coin: string): void {
    this.#known.set(coin, [])
    this.#recordedBars.forget(coin)
  }

  reread(coin: string): void {
    this.#known.delete(coin)
  }

  /** Writes prices to the cache, and removes old prices at most once a minute. */
  write(prices: ReadonlyMap<string, number>, at: EpochMs): void {
    this.#recordedBars.add(prices, at)
    if (Math.abs(at - this.#prunedAt) < minute) return
    this.#prunedAt = at
    this.#recordedBars.prune(at)
  }
}
