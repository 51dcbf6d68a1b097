import { describe, expect, test } from 'vitest'
import { alertLine } from '../../market/figures/candle-line'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import { day, hour, minute } from '../../../src-shared/time'
import { backtest, type PastData } from './backtest'
import { candleBars, finestBars, ownHours, ownMinutes, type OwnBar } from './past-bars'

const now = Date.UTC(2026, 3, 1)

interface Bar extends OwnBar {
  readonly volume?: number
}

const columns = (bars: readonly Bar[]) => {
  const of = (name: 'time' | 'open' | 'high' | 'low' | 'close') => Float64Array.from(bars, bar => bar[name])
  const volume = new Float64Array(bars.length).fill(1)
  return { time: of('time'), open: of('open'), high: of('high'), low: of('low'), close: of('close'), volume }
}

function flat(count: number, widthMs: number, changes: Readonly<Record<number, Partial<Bar>>> = {}): Bar[] {
  return Array.from({ length: count }, (_, index) => {
    const time = now - (count - index) * widthMs
    return { time, open: 100, high: 100, low: 100, close: 100, ...changes[index] }
  })
}

const draftOf = (condition: object, changes: Partial<AlertDraft> = {}): AlertDraft =>
  AlertDraft.parse({ coin: 'BTC', anyOf: [[condition]], repeat: 'every', cooldownMs: 0, ...changes })
const above = draftOf({ kind: 'price', is: 'above', value: 105 })

function tested(draft: AlertDraft, bars: readonly Bar[], widthMs: number, changes: Partial<PastData> = {}) {
  const candles = columns(bars)
  return backtest(draft, {
    now,
    everyMs: 2 * minute,
    line: alertLine,
    ath: null,
    drawing: () => null,
    candles: () => candles,
    bars: finestBars([candleBars(candles, widthMs, now)]),
    ...changes
  })
}

const quarter = 90 * 24

describe('a backtest of a price alert', () => {
  test('counts a trigger as certain if the candle closes beyond the level', () => {
    const bars = flat(quarter, hour, { 2000: { high: 107, close: 107 } })
    const { triggers, counts } = tested(above, bars, hour)
    const time = bars[2000]?.time ?? 0
    expect(triggers).toEqual([{ from: time, to: time + hour, isCertain: true }])
    expect(counts).toEqual([
      { days: 7, tested: 7, certain: 1, possible: 0 },
      { days: 30, tested: 30, certain: 1, possible: 0 },
      { days: 90, tested: 90, certain: 1, possible: 0 }
    ])
  })

  test('counts a trigger as possible if the candle’s high barely exceeds the level', () => {
    const bars = flat(quarter, hour, { 2000: { high: 105.2 } })
    expect(tested(above, bars, hour).triggers).toMatchObject([{ isCertain: false }])
  })

  test('counts a trigger as certain if the high is too far beyond the level for a check to miss it', () => {
    const bars = flat(quarter, hour, { 2000: { high: 115 } })
    expect(tested(above, bars, hour).triggers).toMatchObject([{ isCertain: true }])
    expect(tested(above, bars, hour, { everyMs: hour }).triggers).toMatchObject([{ isCertain: false }])
  })

  test('counts a trigger on minute candles as certain only if it lasts for a whole check interval', () => {
    const brief = { 5000: { high: 107, close: 107 } }
    const lasting = Object.fromEntries(
      [0, 1, 2, 3, 4].map(index => [5000 + index, { open: 107, high: 107, low: 107, close: 107 }])
    )
    const every = { everyMs: 5 * minute }
    expect(tested(above, flat(10_000, minute, brief), minute, every).triggers).toMatchObject([
      { isCertain: false }
    ])
    expect(tested(above, flat(10_000, minute, lasting), minute, every).triggers).toMatchObject([
      { isCertain: true }
    ])
  })

  test('counts every trigger, even for an alert that fires only once', () => {
    const bars = flat(quarter, hour, {
      1000: { high: 107, close: 107 },
      2000: { high: 107, close: 107 }
    })
    const once = { ...above, repeat: 'once' as const }
    expect(tested(once, bars, hour).counts.at(-1)).toEqual({ days: 90, tested: 90, certain: 2, possible: 0 })
  })
})

test('counts a trigger as certain if a recorded quote reached the level', () => {
  const candles = flat(quarter, hour)
  const own = flat(2, hour, { 0: { high: 105.2 } })
  const bars = finestBars([ownHours(own, hour), candleBars(columns(candles), hour, now)])
  expect(tested(above, candles, hour, { bars }).triggers).toMatchObject([{ isCertain: true }])
})

test('evaluates conditions on candles at each close', () => {
  const crossing = draftOf({
    kind: 'indicator',
    interval: '1h',
    line: { indicator: 'bar', line: 'close' },
    is: 'crosses up',
    against: { value: 105 }
  })
  const bars = flat(quarter, hour, { 100: { high: 107, close: 107 }, 2000: { high: 107, close: 107 } })
  const { triggers, unknown } = tested(crossing, bars, hour, { bars: [] })
  expect(triggers.map(({ isCertain }) => isCertain)).toEqual([true, true])
  expect(unknown).toEqual([])
})

test('counts a price move only as a possible trigger, because its start and end are estimated', () => {
  const drop = draftOf({ kind: 'change', way: 'down', percent: 5, over: '24h' })
  const fallen = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [2100 + index, { open: 90, high: 90, low: 90, close: 90 }])
  )
  expect(tested(drop, flat(quarter, hour, fallen), hour).triggers).toMatchObject([{ isCertain: false }])
})

test('counts a second move for a higher threshold while the first one still exceeds a lower one', () => {
  const priceAt = (hours: number): number =>
    hours < 1000 ? 100 : hours < 1018 ? 106 : hours < 1020 ? 101.5 : hours < 1030 ? 106 : 107
  const bars = flat(quarter, hour).map(({ time }, at) => {
    const [before, close] = [priceAt(at - 1), priceAt(at)]
    return { time, open: before, high: Math.max(before, close), low: Math.min(before, close), close }
  })
  const count = (percent: number): number =>
    tested(draftOf({ kind: 'change', way: 'up', percent, over: '24h' }), bars, hour).triggers.length
  expect([count(4), count(5)]).toEqual([1, 2])
})

test('compares past prices with a drawn line at its position at that time', () => {
  const line = {
    kind: 'trend',
    id: 'line',
    hue: 0,
    from: { time: now - 90 * day, price: 200 },
    to: { time: now, price: 80 },
    reach: 'segment'
  } as const
  const crossing = draftOf({ kind: 'drawn', is: 'crosses', drawing: 'line', part: 'trend' })
  const { triggers } = tested(crossing, flat(quarter, hour), hour, { drawing: () => line })
  expect(triggers).toMatchObject([{ isCertain: true }])
  expect(Math.abs((triggers[0]?.from ?? 0) - (now - 15 * day))).toBeLessThan(3 * hour)
})

test('lists the times that lack candles and the conditions that lack saved history', () => {
  const { unknown, counts } = tested(above, flat(24 * 20, hour), hour)
  expect(unknown).toEqual([{ from: now - 90 * day, to: now - 20 * day }])
  expect(counts.map(count => count.tested)).toEqual([7, 20, 20])
  const fear = draftOf({ kind: 'fearGreed', is: 'below', value: 20 })
  expect(tested(fear, flat(24, hour), hour)).toMatchObject({
    untested: ['fearGreed'],
    triggers: [],
    unknown: [{ from: now - 90 * day, to: now }],
    counts: [{ tested: 0 }, { tested: 0 }, { tested: 0 }]
  })
})

describe('bars of the finest resolution', () => {
  const ends = (layers: Parameters<typeof finestBars>[0]) =>
    finestBars(layers).map(({ from, to, close }) => [(from - now) / minute, (to - now) / minute, close])

  test('gaps between fine bars are filled with parts of coarse bars', () => {
    const minutes = candleBars(columns(flat(30, minute).slice(10, 20)), minute, now)
    const hours = candleBars(columns(flat(1, hour, { 0: { close: 103, high: 104 } })), hour, now)
    expect(ends([minutes, hours])).toEqual([
      [-60, -20, 100],
      ...Array.from({ length: 10 }, (_, index) => [index - 20, index - 19, 100]),
      [-10, 0, 103]
    ])
  })

  test('a recorded quote is valid until the next check', () => {
    const quotes = flat(10, minute).filter((_, index) => index % 5 === 0)
    const hours = candleBars(columns(flat(1, hour)), hour, now)
    expect(ends([ownMinutes(quotes, 5 * minute), hours])).toEqual([
      [-60, -10, 100],
      [-10, -5, 100],
      [-5, -4, 100],
      [-4, 0, 100]
    ])
  })
})
