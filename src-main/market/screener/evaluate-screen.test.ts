import { describe, expect, onTestFinished, test } from 'vitest'
import type { AlertCondition } from '../../../src-shared/conditions/catalogue'
import type { Interval } from '../../../src-shared/contract/values'
import { intervalMs } from '../../../src-shared/interval'
import { CandleStore } from '../candle-store'
import { openCache } from '../../platform/storage/temp-storage.fixture'
import { evaluateScreen } from './evaluate-screen'
import { StoredSeriesReader } from './stored-series'

const now = Date.UTC(2026, 8, 15, 14, 30)
const close = { indicator: 'bar', params: {}, line: 'close' }
const sma = (period: number) => ({ indicator: 'sma', params: { period }, line: 'value' })

function staged() {
  const database = openCache()
  onTestFinished(() => database.close())
  const store = new CandleStore(database)
  const stored = new StoredSeriesReader(database)
  return {
    hold(coin: string, interval: Interval, closes: readonly number[], until = now) {
      const width = intervalMs[interval]
      const open = until - (until % width)
      const bars = closes.map((price, index) => ({
        time: open - (closes.length - index) * width,
        open: price,
        high: price,
        low: price,
        close: price,
        volume: 10
      }))
      // A forming bar, which must not be used.
      const forming = { time: open, open: 1, high: 1, low: 1, close: 1, volume: 1 }
      store.merge(coin, interval, {
        bars: [...bars, forming],
        fetchedAt: until,
        operation: 'getOHLCIntraday',
        requestedFrom: null
      })
    },
    screen: (
      coins: readonly string[],
      anyOf: readonly (readonly AlertCondition[])[],
      price: number | null = 5
    ) =>
      evaluateScreen(
        coins.map(coin => ({
          coin,
          ath: null,
          quote: price === null ? null : { at: now, price, low: null, high: null }
        })),
        anyOf,
        stored
      )
  }
}

const closeAbove = (value: number, interval: Interval = '4h'): AlertCondition => ({
  kind: 'indicator',
  interval,
  line: close,
  is: 'above',
  against: { value }
})

describe('a screen', () => {
  test('shows for each coin whether its last closed bar meets the condition', () => {
    const { hold, screen } = staged()
    hold('HIGH', '4h', [10, 20, 30])
    hold('LOW', '4h', [10, 20, 15])
    const { rows, missing, unknown } = screen(['HIGH', 'LOW'], [[closeAbove(25)]])
    expect(rows).toMatchObject([
      { coin: 'HIGH', matches: true, price: 5, at: now, values: [{ value: 30, against: 25, holds: true }] },
      { coin: 'LOW', matches: false, values: [{ value: 15, against: 25, holds: false }] }
    ])
    expect([missing, unknown]).toEqual([[], []])
  })

  test('finds a crossing only between the last two closed bars', () => {
    const { hold, screen } = staged()
    hold('NOW', '1d', [10, 10, 10, 10, 9, 14])
    hold('BEFORE', '1d', [10, 10, 10, 9, 14, 15])
    const crosses: AlertCondition = {
      kind: 'indicator',
      interval: '1d',
      line: sma(1),
      is: 'crosses up',
      against: { line: sma(3) }
    }
    const { rows } = screen(['NOW', 'BEFORE'], [[crosses]])
    expect(rows.map(({ coin, matches }) => [coin, matches])).toEqual([
      ['NOW', true],
      ['BEFORE', false]
    ])
  })

  test('combines conditions with AND in a group, and groups with OR', () => {
    const { hold, screen } = staged()
    hold('A', '4h', [10, 30])
    const [yes, no] = [closeAbove(25), closeAbove(35)]
    const matches = (anyOf: readonly (readonly AlertCondition[])[]) => screen(['A'], anyOf).rows[0]?.matches
    expect([matches([[yes, no]]), matches([[yes], [no]]), matches([[no], [no, yes]])]).toEqual([
      false,
      true,
      false
    ])
  })

  test('lists coins whose candles are missing or outdated', () => {
    const { hold, screen } = staged()
    hold('OLD', '4h', [10, 30], now - 3 * 86_400_000)
    hold('HELD', '4h', [10, 30])
    const day = closeAbove(1, '1d')
    expect(screen(['OLD', 'NONE', 'HELD'], [[closeAbove(25)]])).toMatchObject({
      rows: [{ coin: 'HELD' }],
      missing: [
        { coin: 'OLD', interval: '4h', isPartial: true },
        { coin: 'NONE', interval: '4h', isPartial: false }
      ]
    })
    // A single false condition makes an AND false, and a single true one makes an OR true, even if others are
    // unknown.
    expect(screen(['HELD'], [[closeAbove(99), day]]).rows).toMatchObject([{ matches: false }])
    expect(screen(['HELD'], [[closeAbove(25)], [day]]).rows).toMatchObject([{ matches: true }])
    expect(screen(['HELD'], [[closeAbove(25), day]]).missing).toMatchObject([
      { coin: 'HELD', interval: '1d' }
    ])
  })

  test('lists a coin too young for the condition as unknown', () => {
    const { hold, screen } = staged()
    hold('YOUNG', '1d', [1, 2, 3])
    const { rows, missing, unknown } = screen(
      ['YOUNG'],
      [[{ kind: 'extreme', interval: '1d', of: 'high', bars: 20 }]]
    )
    expect([rows, missing, unknown]).toEqual([[], [], ['YOUNG']])
  })

  test('uses the time of the last candle while there is no newer quote', () => {
    const { hold, screen } = staged()
    const then = now - 5 * 86_400_000
    hold('A', '4h', [10, 30], then)
    expect(screen(['A'], [[closeAbove(25)]], null)).toMatchObject({
      rows: [{ coin: 'A', matches: true, at: then }],
      missing: []
    })
  })

  test('evaluates new candles as soon as they are stored', () => {
    const { hold, screen } = staged()
    hold('A', '4h', [10, 20])
    const value = () => screen(['A'], [[closeAbove(25)]]).rows[0]?.values[0]?.value
    expect(value()).toBe(20)
    hold('A', '4h', [10, 30], now + 1)
    expect(value()).toBe(30)
  })

  test('reads past prices only from candles that are short enough for the period', () => {
    const { hold, screen } = staged()
    hold('A', '1d', Array<number>(40).fill(4))
    const over = (percent: number): AlertCondition => ({ kind: 'change', way: 'up', percent, over: '30d' })
    expect(screen(['A'], [[over(20)]]).rows).toMatchObject([{ matches: true, values: [{ value: 25 }] }])
    expect(screen(['A'], [[over(30)]]).rows).toMatchObject([{ matches: false }])
    const day: AlertCondition = { kind: 'change', way: 'up', percent: 1, over: '24h' }
    expect(screen(['A'], [[day]]).missing).toMatchObject([{ coin: 'A', interval: '1h', isPartial: false }])
  })
})
