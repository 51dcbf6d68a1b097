import type { PricedCall } from '../priced-call'
import type { Subject } from '../subject'
import { Era } from './era'
import { rulesFor, type Rule, type Saying } from './rules'
import { isExact, type Range } from './shapes'
import { Trust } from './trust'

/** What can be said of a price before the call. */
export interface Prediction {
  /** exact: by a rule that has predicted other charges before they happened. bound: at most so much. */
  readonly state: 'exact' | 'bound' | 'unknown'
  /** The most it should cost, in credits; null if nothing tells. With unknown it is too loose to be shown. */
  readonly most: number | null
}

/** A bound says little if the call may cost less than half of it. After a change prices are taken to have doubled at most. */
const spread = 2

/** Learns what one kind of call costs: calls with the same parameters given, whatever their values. */
export class KindPrices {
  readonly #isPerCoin: boolean
  readonly #rules: readonly Rule[]
  readonly #trusts = new Map<Rule, Trust>()
  /** Whether a call made before ever cost the same again. */
  #hasRepeated = false
  #era = new Era()
  /** Up to the last change of prices. */
  #former: Era | null = null

  /** @param isPerCoin the service's price list says that the price depends on the coins */
  constructor(isPerCoin: boolean) {
    this.#isPerCoin = isPerCoin
    this.#rules = rulesFor(isPerCoin)
    // Then it needs no proof that each coin has its own price.
    if (isPerCoin) for (const rule of this.#rules) if (rule.isSum) this.#trust(rule).prove(['count'])
  }

  predict(subject: Subject): Prediction {
    return this.#predictIn(this.#era, subject, this.#former)
  }

  /** A call was charged. */
  add(call: PricedCall): void {
    const { subject, charged } = call
    const before = this.#era.chargeOf(subject)
    if (before === charged) {
      this.#hasRepeated = true
      return
    }
    const { state, most } = this.predict(subject)
    const isExceeded = state !== 'unknown' && charged > (most ?? Infinity)
    const sayings = before === null ? this.#sayings(this.#era, subject) : []
    for (const [rule, saying] of sayings) this.#judge(rule, saying, charged)
    // Where each coin has its own price a sum that is wrong is a price that changed.
    const isSumWrong =
      state === 'exact' &&
      sayings.length > 0 &&
      sayings.every(([rule, saying]) => rule.isSum && !allows(saying, charged))
    if (before !== null || isExceeded || isSumWrong) {
      this.#former = this.#era
      this.#era = new Era()
    }
    this.#era.add(call)
  }

  /** A rule that was right is believed more, and one that was wrong less. */
  #judge(rule: Rule, saying: Saying, charged: number): void {
    const trust = this.#trust(rule)
    if (!allows(saying, charged)) trust.disappoint(saying.novelties)
    else if (isExact(saying.range)) trust.prove(saying.novelties)
  }

  #predictIn(era: Era, subject: Subject, former: Era | null): Prediction {
    const repeated = era.chargeOf(subject)
    if (repeated !== null) return { state: this.#hasRepeated ? 'exact' : 'bound', most: repeated }
    const sayings = this.#sayings(era, subject)
    const said = sayings.map(([, { range }]) => range)
    const highest = Math.max(...said.map(({ high }) => high))
    for (const [rule, saying] of sayings)
      if (
        isExact(saying.range) &&
        this.#trust(rule).covers(
          saying.novelties,
          !rule.isSum && (this.#isPerCoin || highest > saying.range.high)
        )
      )
        return { state: 'exact', most: saying.range.high }
    const others = this.#others(era, subject, said, former)
    // What counts coins says little of coins that differ.
    const ranges = this.#isPerCoin && others.length > 0 ? others : [...said, ...others]
    const cover = era.cover(subject)
    if (ranges.length === 0) return { state: 'unknown', most: cover }
    const most = Math.min(cover ?? Infinity, Math.max(...ranges.map(({ high }) => high)))
    const least = Math.min(...ranges.map(({ low }) => low))
    const isLoose = most > least * spread || (former === null && era.isUnlike(subject))
    return { state: isLoose ? 'unknown' : 'bound', most }
  }

  /** What it may cost beside what rules say: up to twice as much as before a change, or what coins cost. */
  #others(era: Era, subject: Subject, said: readonly Range[], former: Era | null): readonly Range[] {
    const before = former?.hasSeen(subject.coins) ? this.#predictIn(former, subject, null) : null
    if (before !== null && before.most !== null && before.state !== 'unknown')
      return [{ low: before.most, high: before.most * spread }]
    const coins = said.length === 0 || this.#isPerCoin ? era.ofCoins(subject) : null
    return coins ? [coins] : []
  }

  #sayings(era: Era, subject: Subject): readonly (readonly [Rule, Saying])[] {
    return this.#rules.flatMap((rule): (readonly [Rule, Saying])[] => {
      const saying = era.sayingOf(rule, subject)
      return saying ? [[rule, saying]] : []
    })
  }

  #trust(rule: Rule): Trust {
    const trust = this.#trusts.get(rule) ?? new Trust()
    this.#trusts.set(rule, trust)
    return trust
  }
}

const allows = ({ range }: Saying, charged: number): boolean =>
  charged >= range.low - 1e-6 && charged <= range.high + 1e-6
