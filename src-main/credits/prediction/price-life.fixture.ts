import fc from 'fast-check'
import { subjectOf, type Subject } from '../subject'
import { KindPrices } from './kind-prices'

type PriceRule = (coins: readonly string[], bars: number, interval: string) => number

const coins = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const whole = (min: number, max: number) => fc.integer({ min, max })
const perInterval = fc.record({ '1h': whole(1, 5), '4h': whole(1, 5), '1m': whole(5, 9) })
const ownPrices = fc
  .array(whole(1, 3), { minLength: coins.length, maxLength: coins.length })
  .map(prices => new Map(coins.map((coin, at) => [coin, prices[at] ?? 1])))

export const priceRules: Readonly<
  Record<string, readonly ['bars' | 'coins' | 'intervals', fc.Arbitrary<PriceRule>]>
> = {
  constant: ['bars', whole(1, 20).map(credits => () => credits)],
  'per coin': ['coins', whole(1, 5).map(credits => requested => credits * requested.length)],
  'own price per coin': [
    'coins',
    ownPrices.map(prices => requested => requested.reduce((sum, coin) => sum + (prices.get(coin) ?? 1), 0))
  ],
  'per started block of bars': [
    'bars',
    fc.tuple(whole(2, 150), whole(1, 3)).map(
      ([block, credits]) =>
        (_, bars) =>
          Math.ceil(bars / block) * credits
    )
  ],
  'free up to a number of bars': [
    'bars',
    whole(4, 120).map(free => (_, bars) => (bars <= free ? 0 : Math.ceil(bars / 100)))
  ],
  'fixed part and each bar': [
    'bars',
    fc.tuple(whole(1, 10), whole(1, 3)).map(
      ([fixed, each]) =>
        (_, bars) =>
          fixed + each * bars
    )
  ],
  tiers: [
    'bars',
    fc.tuple(whole(1, 3), whole(4, 6), whole(7, 20)).map(
      ([few, some, many]) =>
        (_, bars) =>
          bars <= 100 ? few : bars <= 500 ? some : many
    )
  ],
  'per block with a cap': [
    'bars',
    fc.tuple(whole(5, 100), whole(3, 10)).map(
      ([block, cap]) =>
        (_, bars) =>
          Math.min(cap, Math.ceil(bars / block))
    )
  ],
  'by interval': ['intervals', perInterval.map(prices => (_, __, interval) => prices[interval as '1h'])],
  'per block by interval': [
    'intervals',
    perInterval.map(prices => (_, bars, interval) => Math.ceil(bars / (20 * prices[interval as '1h'])))
  ],
  'per row of all coins': [
    'coins',
    whole(2, 5).map(block => requested => Math.ceil((100 * requested.length) / (20 * block)))
  ]
}

const bars = fc.constantFrom('3', '4', '5', '10', '50', '100', '137', '340', '600', '1000')
const questions: Readonly<Record<'bars' | 'coins' | 'intervals', fc.Arbitrary<Subject>>> = {
  bars: fc
    .record({ symbol: fc.constantFrom('A', 'B', 'C'), interval: fc.constant('1h'), bars })
    .map(subjectOf),
  coins: fc.subarray(coins, { minLength: 1 }).map(some => subjectOf({ symbol: some.join(' ') })),
  intervals: fc
    .record({ symbol: fc.constantFrom(...coins), interval: fc.constantFrom('1h', '4h', '1m'), bars })
    .map(subjectOf)
}

export const lifeOf = (name: string) => {
  const [varied, rules] = priceRules[name] ?? ['bars', fc.constant((() => 1) satisfies PriceRule)]
  const pool = fc.array(questions[varied], { minLength: 6, maxLength: 6 })
  return fc.record({
    rule: rules,
    calls: pool.chain(some => fc.array(fc.constantFrom(...some), { minLength: 80, maxLength: 80 })),
    // Prices of single coins always double. With other factors, the charges would be rounded and no longer be
    // sums of the prices.
    rise: name === 'own price per coin' ? fc.constant(2) : fc.constantFrom(1.2, 1.5, 2),
    isPerCoin: fc.constant(name === 'own price per coin')
  })
}
type Life = ReturnType<typeof lifeOf> extends fc.Arbitrary<infer Value> ? Value : never

/** Returns the price that would be shown before each call, and its charge. */
export function live({ rule, calls, rise, isPerCoin }: Life) {
  const kind = new KindPrices(isPerCoin)
  const made = new Map<string, number>()
  return calls.map((subject, at) => {
    const isLater = at >= calls.length / 2
    const charged = Math.ceil(
      rule(subject.coins, subject.bars ?? 1, subject.interval ?? '') * (isLater ? rise : 1)
    )
    const { state, most } = kind.predict(subject)
    kind.add({ subject, charged })
    const question = JSON.stringify([isLater, subject])
    made.set(question, (made.get(question) ?? 0) + 1)
    const isExact = state === 'exact' && most === charged
    return { state, most, charged, isExact, isLater, nth: made.get(question) ?? 0 }
  })
}
