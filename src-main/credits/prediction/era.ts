import type { PricedCall } from '../priced-call'
import { sameSubject, sizeOf, type Subject } from '../subject'
import { CoinSums } from './coin-sums'
import { ruleSetting, type PredictionRule, type Saying } from './rules'
import type { Range } from './shapes'

const remembered = 200
/** The price of a new coin or setting is only predicted after this many others have been charged. */
const minCharged = 3

/** Prices in credits, first by setting and number of rows, then by coin. */
type CoinPrices = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The charges since the last price change. All calls set the same parameters. */
export class Era {
  /** Coin prices before the last price change. */
  readonly #former: CoinPrices
  #charges: readonly PricedCall[] = []
  readonly #sums = new Map<string, CoinSums>()

  constructor(former: CoinPrices = new Map()) {
    this.#former = former
  }

  add(call: PricedCall): void {
    this.#charges = [call, ...this.#charges].slice(0, remembered)
    if (call.subject.coins.length > 0) this.#sumsOf(call.subject).add(call.subject.coins, call.charged)
  }

  coinPrices(): CoinPrices {
    const all = new Map(this.#former)
    for (const [name, sums] of this.#sums)
      all.set(name, new Map([...(all.get(name) ?? []), ...sums.prices()]))
    return all
  }

  /**
   * The minimum is the sum of the old prices. The maximum assumes that the price of one coin doubled or that
   * several prices rose by less. Returns null if an old price is unknown or if all new ones are known.
   */
  sinceChange(subject: Subject): Range | null {
    const former = this.#former.get(nameOf(subject))
    if (!former) return null
    const sums = this.#sumsOf(subject)
    const open = subject.coins.filter(coin => sums.totalOf([coin]) === null)
    if (open.length === 0) return null
    const known = sums.totalOf(subject.coins.filter(coin => !open.includes(coin))) ?? 0
    const before = sumOf(open.map(coin => former.get(coin) ?? NaN))
    if (Number.isNaN(before)) return null
    const growth = Math.max(1 + 1 / Math.sqrt(open.length), this.#leastGrowth(subject))
    return { low: known + before, high: Math.ceil(known + before * growth) }
  }

  /**
   * If all prices rose by the same factor, the factor can't be higher than the lowest ratio of a new charge
   * to the old price.
   */
  #leastGrowth(subject: Subject): number {
    const former = this.#former.get(nameOf(subject))
    const rates = this.#charges
      .filter(call => nameOf(call.subject) === nameOf(subject))
      .map(({ subject: { coins }, charged }) => charged / sumOf(coins.map(coin => former?.get(coin) ?? NaN)))
      .filter(rate => !Number.isNaN(rate))
    return Math.min(2, Math.max(1, Math.min(...rates, 2)))
  }

  chargeOf(subject: Subject): number | null {
    return this.#charges.find(call => sameSubject(call.subject, subject))?.charged ?? null
  }

  sayingOf(rule: PredictionRule, subject: Subject): Saying | null {
    const charges = { calls: this.#charges, sumOf: (requested: Subject) => this.sumOf(requested) }
    return rule.predict(charges, subject)
  }

  sumOf(subject: Subject): number | null {
    return subject.coins.length === 0 ? null : this.#sumsOf(subject).totalOf(subject.coins)
  }

  /**
   * A known coin costs at most as much as any call that included it. A new coin costs at least the average
   * per coin, and at most twice the average or as much as the most expensive coin. If only a larger call was
   * charged, the coins in it probably cost at least three quarters of their share of its charge.
   */
  ofCoins(subject: Subject): Range | null {
    const charges = this.#charges.filter(
      call => ruleSetting(call.subject) === ruleSetting(subject) && sizeOf(call.subject) === sizeOf(subject)
    )
    const chargedCoins = new Set(charges.flatMap(call => call.subject.coins))
    if (chargedCoins.size === 0) return null
    const known = subject.coins.filter(coin => chargedCoins.has(coin))
    const added = subject.coins.length - known.length
    const total = known.length === 0 ? 0 : this.sumOf({ ...subject, coins: known })
    const each = known.map(coin => this.cover({ ...subject, coins: [coin] }) ?? 0)
    const larger = this.#largerCall({ ...subject, coins: known })
    const most = total ?? larger?.charged ?? sumOf(each)
    const least = larger ? 0.75 * larger.charged * (known.length / larger.subject.coins.length) : 1
    const average =
      sumOf(charges.map(call => call.charged)) / sumOf(charges.map(call => call.subject.coins.length))
    const dearest = Math.max(2 * average, ...charges.map(call => call.charged / call.subject.coins.length))
    return {
      low: (total ?? Math.min(Math.max(1, least), most)) + average * added,
      high: Math.ceil(most + dearest * added)
    }
  }

  cover(subject: Subject): number | null {
    return this.#largerCall(subject)?.charged ?? null
  }

  #largerCall(subject: Subject): PricedCall | null {
    const calls = this.#charges.filter(call => encloses(call.subject, subject))
    return calls.toSorted((a, b) => a.charged - b.charged)[0] ?? null
  }

  hasCharged(coins: readonly string[]): boolean {
    const chargedCoins = new Set(this.#charges.flatMap(call => call.subject.coins))
    return coins.every(coin => chargedCoins.has(coin))
  }

  isUnlike(subject: Subject): boolean {
    const coins = new Set(this.#charges.flatMap(call => call.subject.coins))
    const settings = new Set(this.#charges.map(call => ruleSetting(call.subject)))
    return (
      (coins.size < minCharged && !subject.coins.every(coin => coins.has(coin))) ||
      (settings.size < minCharged && !settings.has(ruleSetting(subject)))
    )
  }

  #sumsOf(subject: Subject): CoinSums {
    const name = nameOf(subject)
    const sums = this.#sums.get(name) ?? new CoinSums()
    this.#sums.set(name, sums)
    return sums
  }
}

/** Names a set of coin prices, because these may depend on the setting and the number of rows. */
const nameOf = (subject: Subject): string => `${ruleSetting(subject)} ${sizeOf(subject) ?? ''}`

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

function encloses(all: Subject, part: Subject): boolean {
  if (ruleSetting(all) !== ruleSetting(part) || (sizeOf(all) ?? 0) < (sizeOf(part) ?? 0)) return false
  const coins = new Set(all.coins)
  return part.coins.every(coin => coins.has(coin))
}
