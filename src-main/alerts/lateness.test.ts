import { expect, test } from 'vitest'
import { AlertCondition } from '../../src-shared/contract/conditions'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import { day, hour, minute } from '../../src-shared/time'
import { decide, type Need, type Situation } from '../watching/schedule/decide'
import { rhythmsIn } from '../watching/schedule/rhythms'
import { allowance, need, now, situation } from '../watching/schedule/situation.fixture'
import { known } from './alert-world.fixture'
import { paceNow } from './cost'
import { checkedEveryMs, fasterThan, latenessOf } from './lateness'

type Draft = Pick<AlertDraft, 'anyOf' | 'bars' | 'coin' | 'everyMs'>
const draftOf = (
  condition: (typeof AlertCondition)['_zod']['input'],
  changes: Partial<Draft> = {}
): Draft => ({
  coin: 'BTC',
  bars: 'closed',
  everyMs: null,
  anyOf: [[AlertCondition.parse(condition)]],
  ...changes
})
const price = { kind: 'price', is: 'above', value: 1 } as const
const close = { indicator: 'bar', line: 'close' }
const bar = { kind: 'indicator', interval: '1h', line: close, is: 'above', against: { value: 5 } } as const
const quotes = (part: Partial<Need> = {}): Need => need({ everyMs: 9 * minute, answeredAt: now, ...part })

const late = (draft: Draft, part: Partial<Situation> = {}, everyMs: number | null = 9 * minute) => {
  const at = situation({ needs: [quotes()], ...part })
  return latenessOf(draft, draft.coin === null ? [] : [draft.coin], {
    rhythms: rhythmsIn(at, decide(at)),
    everyMs: () => everyMs,
    quietUntil: null
  })
}

const fasterFor = (
  draft: Draft,
  needs: readonly Need[] = [quotes()],
  everyMs: number | null = 9 * minute
) => {
  const at = situation({ needs })
  const rhythms = rhythmsIn(at, decide(at))
  const pace = paceNow({ rhythms: () => rhythms, everyMs: () => everyMs })
  const price = (coins: readonly string[]) => known(2 * coins.length)
  return fasterThan(draft, ['BTC'], { rhythms, everyMs: () => everyMs }, price, pace)
}

test('an alert’s delay is typically half an interval, plus up to a minute until a bar closes', () => {
  expect(late(draftOf(price))).toMatchObject({
    code: 'checked',
    data: 'quotes',
    everyMs: 9 * minute,
    slowed: null,
    waits: null,
    typicalMs: 5 * minute,
    worstMs: 10 * minute
  })
  expect(late(draftOf(price, { bars: 'forming' }))).toMatchObject({
    typicalMs: 5 * minute,
    worstMs: 9 * minute
  })
})

test('the delay includes the schedule’s slowdown and its reason', () => {
  const circumstances = { isUnattended: false, onBattery: true }
  const reason = { code: 'slowed', by: [{ code: 'on-battery' }] }
  expect(late(draftOf(price), { circumstances })).toMatchObject({ everyMs: 18 * minute, slowed: reason })
  expect(
    late(draftOf({ kind: 'fearGreed', is: 'below', value: 20 }, { coin: null }), { circumstances })
  ).toMatchObject({ data: 'fearGreed', everyMs: 18 * minute })
})

test('while credits are short, the delay depends on how often the coin’s tier is refreshed', () => {
  const part = (coin: string, tier: 'alerts' | 'rest', worth: number) => ({
    coin,
    tier,
    worth,
    answeredAt: now,
    credits: 1
  })
  const divided = {
    parts: [part('BTC', 'alerts', 40), part('ETH', 'rest', 0.2)],
    chosen: { chart: null, alerts: null, view: null, rest: null },
    reserveOf: (coins: readonly string[]) => coins.length
  }
  const short = { needs: [quotes({ everyMs: minute, reserve: 2, divided })], allowances: [allowance(100)] }
  const [near, far] = ['BTC', 'ETH'].map(coin => late(draftOf(price, { coin }), short))
  if (near?.code !== 'checked' || far?.code !== 'checked') throw new Error('Both are checked.')
  expect(near.everyMs).toBeGreaterThan(minute)
  expect(far.everyMs).toBeGreaterThan(4 * near.everyMs)
})

test('the delay is measured from the end of a candle, and the slowest condition determines it', () => {
  expect(late(draftOf(bar))).toMatchObject({
    data: 'candles',
    everyMs: hour,
    typicalMs: 5_000,
    worstMs: 2 * minute
  })
  const both = draftOf(price, { anyOf: [[price], [AlertCondition.parse(bar)]] })
  expect(late(both)).toMatchObject({ data: 'quotes', worstMs: 10 * minute })
  expect(late(draftOf(bar, { bars: 'forming' }))).toMatchObject({ data: 'quotes', worstMs: 9 * minute })
})

test('reports why an alert isn’t checked and until when', () => {
  const until = now + hour
  expect(late(draftOf(price), { paused: true, pausedUntil: until })).toMatchObject({
    code: 'unchecked',
    why: 'paused',
    until
  })
  expect(late(draftOf(price), { agreed: false })).toMatchObject({ code: 'unchecked', why: 'no-plan' })
  const renewsAt = now + 12 * hour
  expect(
    late(draftOf(price), { allowances: [allowance(0, { growsFrom: renewsAt, renewsAt })] })
  ).toMatchObject({
    waits: { until: renewsAt, reason: { code: 'budget-used-up' } }
  })
})

test('the delay is unknown while updates are manual', () => {
  expect(late(draftOf(price), { needs: [] }, null)).toMatchObject({ code: 'manual', data: 'quotes' })
  expect(fasterFor(draftOf(price), [], null)).toHaveLength(6)
  expect(late(draftOf({ kind: 'headline', words: 'hack' }), {}, null)).toMatchObject({
    code: 'manual',
    data: 'news'
  })
})

test('offers faster quotes with their daily price, unless the alert waits for slower data', () => {
  const withList = (2 * day) / (9 * minute)
  expect(fasterFor(draftOf(price)).map(({ everyMs, pricePerDay }) => [everyMs, pricePerDay.credits])).toEqual(
    [
      [5 * minute, (2 * day) / (5 * minute) - withList],
      [2 * minute, (2 * day) / (2 * minute) - withList],
      [minute, (2 * day) / minute - withList]
    ]
  )
  expect(fasterFor(draftOf(price), [quotes({ everyMs: minute })])).toEqual([])
  const slow = draftOf(price, { anyOf: [[price, AlertCondition.parse({ ...bar, interval: '1d' })]] })
  expect(fasterFor(slow)).toEqual([])
  expect(fasterFor(draftOf(bar))).toEqual([])
})

test('the delay depends on the shortest interval among alerts on the coin', () => {
  expect(late(draftOf(price, { everyMs: 2 * minute }))).toMatchObject({
    everyMs: 2 * minute,
    worstMs: 3 * minute
  })
  const own = quotes({
    name: 'alerts',
    key: 'own',
    coins: ['BTC'],
    everyMs: minute,
    reason: { code: 'as-planned' }
  })
  const slow = { needs: [quotes(), own], circumstances: { isUnattended: false, onBattery: true } }
  expect(late(draftOf(price), slow)).toMatchObject({ everyMs: minute, slowed: null })
  expect(late(draftOf(price, { coin: 'ETH' }), slow)).toMatchObject({ everyMs: 18 * minute })
})

test('rounds a delay of several hours up to the next minute, not to the next hour', () => {
  const hourly = [quotes({ everyMs: 64 * minute })]
  expect(late(draftOf(price), { needs: hourly })).toMatchObject({
    typicalMs: 35 * minute,
    worstMs: 65 * minute
  })
  const rare = [quotes({ everyMs: 8 * 60 * minute })]
  expect(late(draftOf(price), { needs: rare })).toMatchObject({ worstMs: 8.5 * 60 * minute })
})

test('a backtest uses the same check interval as the running alert', () => {
  const at = situation({ needs: [quotes()] })
  const facts = { rhythms: rhythmsIn(at, decide(at)), everyMs: () => 9 * minute }
  expect(checkedEveryMs(draftOf(price), ['BTC'], facts)).toBe(9 * minute)
  expect(checkedEveryMs(draftOf(price, { everyMs: minute }), ['BTC'], facts)).toBe(minute)
})
