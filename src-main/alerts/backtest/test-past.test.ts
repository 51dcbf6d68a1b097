import { expect, test } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import type { Tested } from './backtest'
import type { BacktestTask } from './past-data'
import { testPast, type PastSources } from './test-past'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { day } from '../../../src-shared/time'

const now = Date.UTC(2026, 8, 15)
const from = now - 90 * day

const tested = (ago: readonly number[], unknown: Tested['unknown'] = []): Tested => ({
  from,
  to: now,
  unknown,
  untested: [],
  prices: [{ at: now, value: 1 }],
  triggers: ago.map(days => ({ from: now - days * day, to: now - days * day, isCertain: true })),
  counts: [7, 30, 90].map(days => ({
    days,
    tested: unknown.length > 0 ? 5 : days,
    certain: ago.filter(one => one < days).length,
    possible: unknown.length
  }))
})

function sources(coins: readonly string[], results: Readonly<Record<string, Tested>>) {
  const testedCoins: (string | null)[] = []
  const test = async (tasks: readonly BacktestTask[]) => {
    testedCoins.push(...tasks.map(({ draft }) => draft.coin))
    return tasks.map(({ draft }) => results[draft.coin ?? ''] ?? tested([]))
  }
  const past: PastSources['past'] = {
    worker: { test, end: () => undefined },
    candles: {
      candles: () => ({ price: { state: 'known', credits: 1, learned: null, reserve: 1 } }),
      candleReach: () => ({ offers: [], limit: { code: 'begins' } })
    }
  }
  const all: PastSources = {
    past,
    clock: stillClock(now),
    everyMs: () => 60_000,
    rhythms: () => null,
    knownAth: () => ({ price: null, since: null }),
    lists: () => [{ id: 1, name: 'Main', coins }],
    watched: () => coins,
    drawing: () => null
  }
  return { all, testedCoins }
}

const draft = AlertDraft.parse({
  coin: null,
  scope: { kind: 'list', id: 1, name: 'Main' },
  anyOf: [[{ kind: 'price', is: 'above', value: 105 }]]
})

test('adds up the triggers of all coins and names those with incomplete data', async () => {
  const results = { A: tested([1, 40]), B: tested([3], [{ from, to: from + day }]) }
  const { all, testedCoins } = sources(['A', 'B', 'C'], results)
  const sum = await testPast(draft, all)
  expect(testedCoins).toEqual(['A', 'B', 'C'])
  expect(sum).toMatchObject({
    counts: [
      { days: 7, tested: 7, certain: 2, possible: 1 },
      { days: 30, tested: 30, certain: 2, possible: 1 },
      { days: 90, tested: 90, certain: 3, possible: 1 }
    ],
    coins: {
      tested: 3,
      of: 3,
      next: null,
      incomplete: ['B'],
      triggered: [
        { coin: 'A', certain: 2, possible: 0 },
        { coin: 'B', certain: 1, possible: 1 }
      ]
    },
    prices: [],
    load: [],
    everyMs: 60_000
  })
})

test('tests every coin of a long list in slices', async () => {
  const coins = Array.from({ length: 105 }, (_, index) => `C${index}`)
  const { all, testedCoins } = sources(coins, { C104: tested([2]) })
  const triggered: (string | undefined)[] = []
  for (let after: number | null = 0; after !== null;) {
    const slice = await testPast(draft, all, after)
    expect(slice?.coins?.of).toBe(105)
    triggered.push(...(slice?.coins?.triggered ?? []).map(({ coin }) => coin))
    after = slice?.coins?.next ?? null
  }
  expect(testedCoins).toEqual(coins)
  expect(triggered).toEqual(['C104'])
})

test('lists all candles that the coins lack, with their prices', async () => {
  const gap = [{ from, to: from + day }]
  const { all } = sources(['A', 'B', 'C'], { A: tested([], gap), C: tested([], gap) })
  const price = { state: 'known', credits: 3, learned: null, reserve: 3 } as const
  const candleReach: PastSources['past']['candles']['candleReach'] = ({ coin }) =>
    coin === 'A'
      ? { offers: [], limit: { code: 'not-fetched' } }
      : { offers: [{ bars: 2161, adds: 2161, price }], limit: { code: 'begins' } }
  const { past } = all
  const withoutCandles = { ...all, past: { ...past, candles: { ...past.candles, candleReach } } }
  expect((await testPast(draft, withoutCandles))?.load).toEqual([
    { coin: 'A', interval: '1h', bars: null, price: { ...price, credits: 1, reserve: 1 } },
    { coin: 'C', interval: '1h', bars: 2161, price }
  ])
})

test('offers no candles for conditions that they can’t test', async () => {
  const { all } = sources(['A'], { A: tested([], [{ from, to: now }]) })
  const { past } = all
  const candleReach = () => ({ offers: [], limit: { code: 'not-fetched' } }) as const
  const withoutCandles = { ...all, past: { ...past, candles: { ...past.candles, candleReach } } }
  const range = { kind: 'range', is: 'above', percent: 6 } as const
  const rsi = {
    kind: 'indicator',
    line: { indicator: 'rsi', line: 'rsi', params: { length: 14 } },
    interval: '4h',
    is: 'above',
    against: { value: 70 }
  } as const
  const loadsOf = async (anyOf: AlertDraft['anyOf']) =>
    (await testPast({ ...draft, coin: 'A', scope: null, anyOf }, withoutCandles))?.load.map(
      ({ interval }) => interval
    )
  expect(await loadsOf([[range]])).toEqual([])
  expect(await loadsOf([[range, rsi]])).toEqual([])
  expect(await loadsOf([[range], [rsi]])).toEqual(['4h'])
})

test('offers candles as short as the alert’s window or rare checks', async () => {
  const { all } = sources(['A'], {})
  const price = { state: 'known', credits: 3, learned: null, reserve: 3 } as const
  const wanted: unknown[] = []
  const candleReach: PastSources['past']['candles']['candleReach'] = ({ interval, since }) => {
    wanted.push([interval, (now - since) / day])
    return { offers: [{ bars: 1345, adds: 1345, price }], limit: { code: 'cap', bars: 1440 } }
  }
  const withoutCandles = (everyMs: number) => ({
    ...all,
    everyMs: () => everyMs,
    past: { ...all.past, candles: { ...all.past.candles, candleReach } }
  })
  const move = (over: '5m' | '15m' | '1h') => ({ kind: 'change', way: 'either', percent: 3, over }) as const
  const intervals = async (anyOf: AlertDraft['anyOf'], everyMs: number) =>
    (await testPast({ ...draft, coin: 'A', scope: null, anyOf }, withoutCandles(everyMs)))?.load.map(
      ({ interval }) => interval
    )
  expect(await intervals([[move('15m')]], 60_000)).toEqual(['15m'])
  expect(await intervals([[move('5m')]], 60_000)).toEqual(['5m'])
  expect(await intervals([[move('1h')]], 60_000)).toEqual([])
  expect(await intervals(draft.anyOf, 900_000)).toEqual(['15m'])
  // The test is complete, and a check each minute misses little within an hourly candle.
  expect(await intervals(draft.anyOf, 60_000)).toEqual([])
  expect(wanted).toEqual([
    ['15m', 14],
    ['5m', 14],
    ['15m', 14]
  ])
})
