import { beforeAll, describe, expect, it } from 'vitest'
import { hostForFile } from '../hosted-file.fixture'

// These tests recalculate each number in the simplest way from the service's own candles.
const hosted = hostForFile({ quotaLimit: 1e9 })
let days: Day[] = []
interface Day {
  time_close: string
  open: number
  high: number
  low: number
  close: number
}
type Row = Readonly<Record<string, unknown>>
async function rowsOf<Kind = Row>(call: string): Promise<Kind[]> {
  return ((await hosted.call(call)).body as { result: Kind[] }).result
}
beforeAll(async () => {
  days = await rowsOf<Day>('getOHLC?symbol=ETH')
})

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
const upTo = (time: unknown): Day[] => days.slice(0, days.findIndex(day => day.time_close === time) + 1)
const near = (actual: unknown, expected: number): void =>
  expect(Math.abs(Number(actual) / expected - 1)).toBeLessThan(1e-8)

describe('indicators', () => {
  it('Bollinger bands use 20 days and two population standard deviations', async () => {
    const rows = await rowsOf('getBollinger?symbol=ETH')
    expect(rows).toHaveLength(120)
    for (const row of rows) {
      const closes = upTo(row.time_close)
        .slice(-20)
        .map(day => day.close)
      const middle = mean(closes)
      const reach = 2 * Math.sqrt(mean(closes.map(close => (close - middle) ** 2)))
      near(row.middle, middle)
      near(row.upper, middle + reach)
      near(row.lower, middle - reach)
    }
    expect(rows.at(-1)?.time_close).toBe(days.at(-1)?.time_close)
  })

  it('reports a Bollinger squeeze when the bandwidth is near its 120-day minimum', async () => {
    const squeezes: unknown[] = []
    for (const coin of ['BTC', 'SOL', 'LINK', 'ADA', 'XRP']) {
      const closes = (await rowsOf<Day>(`getOHLC?symbol=${coin}`)).map(day => day.close)
      const rows = await rowsOf(`getBollinger?symbol=${coin}`)
      const widths = closes.slice(19).map((_, at) => {
        const window = closes.slice(at, at + 20)
        const middle = mean(window)
        return (4 * Math.sqrt(mean(window.map(close => (close - middle) ** 2)))) / middle
      })
      rows.forEach((row, at) => {
        const end = widths.length - rows.length + at + 1
        const width = widths[end - 1] ?? 0
        near(row.bandwidth, width)
        expect(row.squeeze).toBe(width <= 1.05 * Math.min(...widths.slice(end - 120, end)))
        squeezes.push(row.squeeze)
      })
    }
    expect(new Set(squeezes)).toEqual(new Set([true, false]))
  })

  it('ATR is the simple average of 14 true ranges', async () => {
    const rows = await rowsOf('getATR?symbol=ETH')
    expect(rows).toHaveLength(120)
    for (const row of rows) {
      const window = upTo(row.time_close).slice(-15)
      const ranges = window.slice(1).map((day, at) => {
        const before = window[at]?.close ?? day.open
        return Math.max(day.high - day.low, Math.abs(day.high - before), Math.abs(day.low - before))
      })
      near(row.atr, mean(ranges))
    }
  })

  it('Ichimoku uses periods of 9, 26 and 52 days, and gives each value the date it is drawn at', async () => {
    const rows = await rowsOf('getIchimoku?symbol=ETH')
    const middle = (window: readonly Day[]): number =>
      (Math.max(...window.map(day => day.high)) + Math.min(...window.map(day => day.low))) / 2
    const dated = rows.slice(0, -26)
    for (const [at, row] of dated.entries()) {
      const daysBefore = upTo(row.time_close)
      const earlier = daysBefore.slice(0, -26)
      near(row.tenkan_sen, middle(daysBefore.slice(-9)))
      near(row.kijun_sen, middle(daysBefore.slice(-26)))
      near(row.senkou_span_a, (middle(earlier.slice(-9)) + middle(earlier.slice(-26))) / 2)
      near(row.senkou_span_b, middle(earlier.slice(-52)))
      expect(row.chikou_span).toBe(days[daysBefore.length - 1 + 26]?.close ?? null)
      if (at >= dated.length - 26) expect(row.chikou_span).toBeNull()
    }
    // The spans extend 26 days beyond the last candle.
    for (const [at, row] of rows.slice(-26).entries()) {
      const earlier = days.slice(0, days.length - 25 + at)
      expect(Date.parse(String(row.time_close)) - Date.parse(days.at(-1)?.time_close ?? '')).toBe(
        (at + 1) * 86_400_000
      )
      near(row.senkou_span_a, (middle(earlier.slice(-9)) + middle(earlier.slice(-26))) / 2)
      near(row.senkou_span_b, middle(earlier.slice(-52)))
      expect([row.tenkan_sen, row.kijun_sen, row.chikou_span]).toEqual([null, null, null])
    }
  })

  it('the Supertrend stop moves in only one direction until a close crosses it', async () => {
    const rows = await rowsOf('getSupertrend?symbol=ETH')
    expect(new Set(rows.map(row => row.direction))).toEqual(new Set(['up', 'down']))
    rows.forEach((row, at) => {
      const close = upTo(row.time_close).at(-1)?.close ?? 0
      const stop = Number(row.supertrend)
      if (row.direction === 'up') expect(close).toBeGreaterThanOrEqual(stop)
      else expect(close).toBeLessThanOrEqual(stop)
      const before = rows[at - 1]
      if (before?.direction !== row.direction) return
      if (row.direction === 'up') expect(stop).toBeGreaterThanOrEqual(Number(before?.supertrend))
      else expect(stop).toBeLessThanOrEqual(Number(before?.supertrend))
    })
  })

  it('the moving average ribbon contains simple and exponential averages of closes', async () => {
    const [row] = await rowsOf('getMARibbon?symbol=ETH')
    const closes = days.map(day => day.close)
    for (const period of [10, 20, 50, 100, 200]) {
      near((row?.sma as Row)[period], mean(closes.slice(-period)))
      let average = mean(closes.slice(0, period))
      for (const close of closes.slice(period)) average += ((close - average) * 2) / (period + 1)
      near((row?.ema as Row)[period], average)
    }
    expect(['bullish', 'bearish', 'mixed']).toContain(row?.trend)
  })

  it("RSI uses Wilder's smoothing, and MACD uses the periods 12, 26 and 9", async () => {
    const [row] = await rowsOf('getTechnicalAnalysis?symbol=ETH')
    const closes = days.map(day => day.close)
    const moves = closes.slice(1).map((close, at) => close - (closes[at] ?? 0))
    let gain = mean(moves.slice(0, 14).map(move => Math.max(move, 0)))
    let loss = mean(moves.slice(0, 14).map(move => Math.max(-move, 0)))
    for (const move of moves.slice(14)) {
      gain = (gain * 13 + Math.max(move, 0)) / 14
      loss = (loss * 13 + Math.max(-move, 0)) / 14
    }
    near(row?.rsi, 100 - 100 / (1 + gain / loss))
    const ema = (values: readonly number[], period: number): number[] => {
      const averages = [mean(values.slice(0, period))]
      for (const value of values.slice(period)) {
        const last = averages.at(-1) ?? 0
        averages.push(last + ((value - last) * 2) / (period + 1))
      }
      return averages
    }
    const slow = ema(closes, 26)
    const lines = ema(closes, 12)
      .slice(14)
      .map((fast, at) => fast - (slow[at] ?? 0))
    near(row?.macd, lines.at(-1) ?? 0)
    near(row?.macd_signal, ema(lines, 9).at(-1) ?? 0)
  })

  it("support and resistance levels are calculated from yesterday's candle by four methods", async () => {
    const [row] = await rowsOf<Readonly<Record<string, Row>>>('getSupportResistance?symbol=ETH')
    const day = days.at(-2)
    const open = days.at(-1)?.open ?? 0
    if (day === undefined || row === undefined) throw new Error('no days')
    const range = day.high - day.low
    const pivot = (day.high + day.low + day.close) / 3
    near(row.classic?.r1, 2 * pivot - day.low)
    near(row.classic?.s3, day.low - 2 * (day.high - pivot))
    near(row.fibonacci?.s2, pivot - 0.618 * range)
    near(row.camarilla?.r3, day.close + (range * 1.1) / 4)
    near(row.woodie?.pivot, (day.high + day.low + 2 * open) / 4)
  })

  it('indicators are the same whether coins are requested together or separately', async () => {
    for (const operation of ['getBollinger', 'getTechnicalAnalysis', 'getMARibbon']) {
      const both = await rowsOf(`${operation}?symbol=BTC+ETH`)
      const alone = await rowsOf(`${operation}?symbol=ETH`)
      expect(both.filter(row => row.symbol === 'ETH')).toEqual(alone)
      expect(both).toHaveLength(alone.length * 2)
    }
  })
})
