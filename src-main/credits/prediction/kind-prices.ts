import type { PricedCall } from '../priced-call'
import type { Subject } from '../subject'
import { Era } from './era'
import { rulesFor, type PredictionRule, type Saying } from './rules'
import { isExact, type Range } from './shapes'
import { Trust } from './trust'

export interface Prediction {
  /**
   * `exact`: the price was charged before, or a rule predicts it that has predicted other charges correctly.
   * `bound`: `most` is only an upper limit.
   */
  readonly state: 'exact' | 'bound' | 'unknown'
  /** Null if no rule applies. If the state is unknown, this is too imprecise to show. */
  readonly most: number | null
}

/**
 * An upper limit isn't shown if the call may cost less than half of it. When a price changes, it's assumed to
 * double at most.
 */
const spread = 2

export class KindPrices {
  readonly #isPerCoin: boolean
  readonly #rules: readonly PredictionRule[]
  readonly #trusts = new Map<PredictionRule, Trust>()
  /** Whether a repeated call has cost the same as before. */
  #hasRepeated = false
  #era = new Era()
  /** The charges before the last price change. */
  #former: Era | null = null

  constructor(isPerCoin: boolean) {
    this.#isPerCoin = isPerCoin
    this.#rules = rulesFor(isPerCoin)
    // The price list says that each coin has its own price, so no other evidence is needed for sums.
    if (isPerCoin) for (const rule of this.#rules) if (rule.isSum) this.#trust(rule).prove(['count'])
  }

  predict(subject: Subject): Prediction {
    return this.#predictIn(this.#era, subject, this.#former)
  }

  add(call: PricedCall): void {
    const { subject, charged } = call
    const before = this.#era.chargeOf(subject)
    if (before === charged) {
      this.#hasRepeated = true
      return
    }
    const { state, most } = this.predict(subject)
    // An upper limit that is based on old prices can be exceeded without another price change.
    const isExceeded =
      state !== 'unknown' && charged > (most ?? Infinity) && this.#changedRange(this.#era, subject) === null
    // If a coin is new, its price may be different, and the other prices needn't have changed.
    const isNewCoin = !this.#era.hasCharged(subject.coins)
    const sayings = before === null ? this.#sayings(this.#era, subject) : []
    for (const [rule, saying] of sayings) this.#judge(rule, saying, charged)
    // If each coin has its own price and their sum was wrong, a price must have changed.
    const isSumWrong =
      state === 'exact' &&
      sayings.length > 0 &&
      sayings.every(([rule, saying]) => rule.isSum && !allows(saying, charged))
    if (before !== null || (isExceeded && !isNewCoin) || isSumWrong) {
      this.#former = this.#era
      this.#era = new Era(this.#former.coinPrices())
    }
    this.#era.add(call)
  }

  #judge(rule: PredictionRule, saying: Saying, charged: number): void {
    // The price list says that coin prices add up. A wrong sum therefore means that a price changed, not that
    // the rule is wrong.
    if (rule.isSum && this.#isPerCoin) return
    const trust = this.#trust(rule)
    if (!allows(saying, charged)) trust.disappoint(saying.novelties)
    else if (isExact(saying.range)) trust.prove(saying.novelties)
  }

  #predictIn(era: Era, subject: Subject, former: Era | null): Prediction {
    const repeated = era.chargeOf(subject)
    if (repeated !== null) return { state: this.#hasRepeated ? 'exact' : 'bound', most: repeated }
    const sayings = this.#sayings(era, subject)
    const predicted = sayings.map(([, { range }]) => range)
    const highest = Math.max(...predicted.map(({ high }) => high))
    for (const [rule, saying] of sayings)
      if (
        isExact(saying.range) &&
        this.#trust(rule).covers(
          saying.novelties,
          !rule.isSum && (this.#isPerCoin || highest > saying.range.high)
        )
      )
        return { state: 'exact', most: saying.range.high }
    const others = this.#others(era, subject, predicted, former)
    // If coins have their own prices, rules that count coins predict them badly.
    const ranges = this.#isPerCoin && others.length > 0 ? others : [...predicted, ...others]
    const cover = era.cover(subject)
    if (ranges.length === 0) return { state: 'unknown', most: cover }
    const most = Math.min(cover ?? Infinity, Math.max(...ranges.map(({ high }) => high)))
    const least = Math.min(...ranges.map(({ low }) => low))
    const isLoose = most > least * spread || (former === null && era.isUnlike(subject))
    return { state: isLoose ? 'unknown' : 'bound', most }
  }

  #others(era: Era, subject: Subject, predicted: readonly Range[], former: Era | null): readonly Range[] {
    const changed = this.#changedRange(era, subject)
    if (changed !== null) return [changed]
    const before = former?.hasCharged(subject.coins) ? this.#predictIn(former, subject, null) : null
    if (before !== null && before.most !== null && before.state !== 'unknown')
      return [{ low: before.most, high: before.most * spread }]
    const coins = predicted.length === 0 || this.#isPerCoin ? era.ofCoins(subject) : null
    return coins ? [coins] : []
  }

  #changedRange(era: Era, subject: Subject): Range | null {
    const isSum = this.#rules.some(rule => rule.isSum && this.#trust(rule).covers(['count']))
    return isSum ? era.sinceChange(subject) : null
  }

  #sayings(era: Era, subject: Subject): readonly (readonly [PredictionRule, Saying])[] {
    return this.#rules.flatMap((rule): (readonly [PredictionRule, Saying])[] => {
      const saying = era.sayingOf(rule, subject)
      return saying ? [[rule, saying]] : []
    })
  }

  #trust(rule: PredictionRule): Trust {
    const trust = this.#trusts.get(rule) ?? new Trust()
    this.#trusts.set(rule, trust)
    return trust
  }
}

const allows = ({ range }: Saying, charged: number): boolean =>
  charged >= range.low - 1e-6 && charged <= range.high + 1e-6
