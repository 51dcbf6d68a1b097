import { describe, expect, test } from 'vitest'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { PriceTag } from '../../src-shared/contract/values'
import { ruleOf } from './alert-facts.fixture'
import { alertWords, alertCostWords } from '../../src-shared/words/alert'
import { costOf as costAt, pacePlanned, type CostPrices } from './cost'
import { equivalenceKey } from './equivalence-key'
import { hour } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

const price = (credits: number | null): PriceTag => ({
  state: credits === null ? 'unknown' : 'known',
  credits,
  learned: null,
  reserve: 1
})
const prices = (credits: number | null) => ({
  candles: () => price(credits),
  firstCandles: () => null,
  quotes: (coins: readonly string[]) => price(credits === null ? null : coins.length),
  breadth: () => price(7)
})
const costOf = (drafts: readonly AlertDraft[], of: CostPrices) => costAt(drafts, of, pacePlanned(null))
const above = { kind: 'price', is: 'above', value: 70_000 } as const
const close = { indicator: 'bar', line: 'close' }
const bar = (interval: '1h' | '4h') =>
  ({ kind: 'indicator', interval, line: close, is: 'above', against: { value: 5 } }) as const

describe('the cost of an alert', () => {
  test('the cost is zero if the alert uses quotes that are loaded anyway', () => {
    const cost = costOf([ruleOf([above])], prices(3))
    expect(cost).toEqual({ callsPerDay: 0, creditsPerDay: 0, isAtMost: false, series: [] })
    expect(alertCostWords(ruleOf([above]), cost)).toBe(
      m.alerts.cost.uses({ sources: m.alerts.source.quotes() })
    )
  })

  test('the cost is one call per bar of each series, even if several alerts share a series', () => {
    const both = [ruleOf([bar('1h'), bar('4h')]), ruleOf([bar('4h'), above])]
    expect(costOf(both, prices(3))).toEqual({
      callsPerDay: 30,
      creditsPerDay: 90,
      isAtMost: false,
      series: ['BTC 1h', 'BTC 4h']
    })
  })

  test('the cost is unknown if the price of candles is unknown', () => {
    expect(costOf([ruleOf([bar('1h')])], prices(null)).creditsPerDay).toBeNull()
  })

  test('the cost is shown as “at most” if only the highest price of candles is known', () => {
    const atMost = { ...prices(3), candles: (): PriceTag => ({ ...price(3), state: 'at-most' }) }
    expect(costOf([ruleOf([bar('1h')])], atMost)).toMatchObject({ creditsPerDay: 72, isAtMost: true })
  })

  test('the cost includes faster quotes, loaded in one call for all coins with the same interval', () => {
    const fast = (coin: string, everyMs: number): AlertDraft => ({ ...ruleOf([above], { coin }), everyMs })
    const drafts = [fast('BTC', hour), fast('ETH', hour), fast('ETH', 2 * hour), fast('SOL', 12 * hour)]
    const cost = costOf(drafts, prices(1))
    expect(cost).toMatchObject({
      callsPerDay: 24 + 2,
      creditsPerDay: 24 * 2 + 2,
      quotes: ['BTC', 'ETH', 'SOL']
    })
    expect(alertCostWords(fast('BTC', hour), costOf([fast('BTC', hour)], prices(1)))).toBe(
      m.alerts.cost.loads({ data: m.alerts.cost.quotes({ coins: 'BTC' }), calls: 24 })
    )
  })

  test("quotes that the watchlist loads anyway aren't counted", () => {
    const fast = { ...ruleOf([above]), everyMs: hour }
    const callsPerDay = (listEveryMs: number | null): number =>
      costAt([fast], prices(1), pacePlanned(listEveryMs)).callsPerDay
    expect([null, 3 * hour, 1.5 * hour, hour, hour / 2].map(callsPerDay)).toEqual([24, 16, 8, 0, 0])
  })

  test('slowed calls are counted as often as they are made', () => {
    const drafts = [
      ruleOf([bar('1h')]),
      ruleOf([{ kind: 'breadth', name: 'advancing', is: 'above', value: 5 }], { coin: null })
    ]
    const callsPerDay = (delay: number): number =>
      costAt(drafts, prices(1), { delayMs: () => delay, quotesEveryMs: () => null }).callsPerDay
    expect([0, hour / 2, hour].map(callsPerDay)).toEqual([24 + 24, 24 + 16, 12 + 12])
  })

  test('candles that are loaded for the first time cost extra, once', () => {
    const first = {
      ...prices(4),
      firstCandles: ({ interval }: { interval: string }) => price(interval === '1h' ? 600 : null)
    }
    expect(costOf([ruleOf([bar('1h')]), ruleOf([bar('1h')])], first)).toMatchObject({
      creditsPerDay: 96,
      firstCredits: 600
    })
    expect(costOf([ruleOf([bar('1h'), bar('4h')])], first).firstCredits).toBeNull()
  })

  test('the cost includes hourly calls if the alert uses market breadth', () => {
    const breadth = ruleOf([{ kind: 'breadth', name: 'advancing', is: 'above', value: 5 }], { coin: null })
    expect(costOf([breadth], prices(null)).creditsPerDay).toBe(24 * 7)
  })
})

describe('identical alerts', () => {
  const or = (...rules: AlertDraft[]): AlertDraft => ({
    ...(rules[0] ?? ruleOf([above])),
    anyOf: rules.flatMap(rule => rule.anyOf)
  })

  test('identical alerts match regardless of the order of conditions, the note and the repetition', () => {
    const one = or(ruleOf([above, bar('1h')]), ruleOf([bar('4h')]))
    const other = or(ruleOf([bar('4h')]), ruleOf([bar('1h'), above]))
    expect(equivalenceKey({ ...one, note: 'a', repeat: 'once' })).toBe(
      equivalenceKey({ ...other, note: 'b' })
    )
  })

  test('alerts that differ in a number, the coin or the bar mode are not identical', () => {
    const rule = ruleOf([above])
    const others = [
      ruleOf([{ ...above, value: 70_001 }]),
      { ...rule, coin: 'ETH' },
      { ...rule, bars: 'forming' as const }
    ]
    for (const other of others) expect(equivalenceKey(other)).not.toBe(equivalenceKey(rule))
  })
})

describe('alert texts', () => {
  test.each([
    [ruleOf([above]), 'BTC: price above 70,000'],
    [ruleOf([above, bar('1h')]), 'BTC: price above 70,000 and close on 1h above 5'],
    [
      ruleOf([{ kind: 'ath', is: 'below', percent: 5 }]),
      m.conditions.athNow({ percent: 'BTC: less than 5 %' })
    ],
    [ruleOf([{ kind: 'headline', words: 'ETF, sec' }], { coin: null }), 'A new headline with “ETF” or “sec”'],
    [ruleOf([{ kind: 'change', way: 'down', percent: 2.5, over: '1h' }]), 'BTC: down 2.5 % in 1h'],
    [
      ruleOf([{ kind: 'supertrend', interval: '4h', period: 10, factor: 3, way: 'up' }]),
      'BTC: Supertrend(10, 3) on 4h turns up'
    ]
  ])('describes an alert in words (%#)', (rule, words) => expect(alertWords(rule)).toBe(words))
})
