import { describe, expect, test, vi } from 'vitest'
import type { ServiceComparison, ComparisonRow } from '../../../src-shared/contract/service-comparison'
import { dayMs } from '../../../src-demo/simulation/simulated-market'
import { testTime } from '../../../src-demo/hosted'
import { setUp } from './comparison.fixture'
import { m } from '../../../src-shared/messages/m'

vi.setConfig({ testTimeout: 30_000 })

const row = ({ rows }: ServiceComparison, id: string): ComparisonRow => {
  const found = rows.find(one => one.id === id)
  if (!found) throw new Error(`There is no ${id} among ${rows.map(one => one.id).join(', ')}`)
  return found
}

describe('a service line compared with the calculated line', () => {
  test('a comparison costs its shown price once, and is free afterwards', async () =>
    setUp(async ({ days, ask, compare, callsMade, credits, entries, service }) => {
      await days('BTC')
      expect(await compare('bollinger')).toMatchObject({
        reported: null,
        rows: [],
        price: { state: 'known', credits: 100 }
      })
      const fresh = await ask('bollinger')
      expect(fresh.reported).toMatchObject({ at: testTime, origin: 'live', charged: 100 })
      expect(credits.gauge().last).toMatchObject({ operation: 'getBollinger', charged: 100 })
      expect(entries(null, 1)[0]?.feature).toBe('comparison')
      expect(await service.view({ kind: 'bollinger', coins: ['BTC'] })).toEqual(fresh)
      expect(callsMade()).toHaveLength(1)
    }))

  test('finds no difference for Bollinger bands', async () =>
    setUp(async ({ days, ask }) => {
      await days('BTC')
      const { rows, explanation, lines, interval, notes } = await ask('bollinger')
      expect(interval).toBe('1d')
      expect(rows.map(({ id, bars }) => [id, bars])).toEqual([
        ['upper', 119],
        ['middle', 119],
        ['lower', 119]
      ])
      for (const { largest } of rows) expect(Math.abs(largest.percent ?? NaN)).toBeLessThan(1e-6)
      expect(explanation).toBeNull()
      expect(lines[0]?.time).toHaveLength(120)
      expect(lines[0]?.time.at(-1)).toBe(Math.floor(testTime / dayMs) * dayMs)
      expect(notes).toEqual([{ code: 'forming-left-out' }])
    }))

  test('explains a difference in ATR by simple instead of Wilder’s averages', async () =>
    setUp(async ({ demo, days, ask }) => {
      await days('BTC')
      const { rows, explanation } = await ask('atr')
      const bars = demo.market.lastCandles(demo.market.coin('BTC')!, '1d', 720, testTime).slice(0, -1)
      const ranges = bars.map(({ high, low }, at) => {
        const before = bars[at - 1]?.close
        return before === undefined ? high - low : Math.max(high, before) - Math.min(low, before)
      })
      let wilder = ranges.slice(0, 14).reduce((sum, range) => sum + range, 0) / 14
      const off = ranges.map((range, at) => {
        if (at < 14) return 0
        wilder += (range - wilder) / 14
        const simple = ranges.slice(at - 13, at + 1).reduce((sum, one) => sum + one, 0) / 14
        return simple - wilder
      })
      const shared = off.slice(-119)
      const largest = shared.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a))
      expect(rows).toHaveLength(1)
      expect(rows[0]?.bars).toBe(119)
      expect(rows[0]?.last.difference).toBeCloseTo(off.at(-1)!, 4)
      expect(rows[0]?.largest.difference).toBeCloseTo(largest, 4)
      expect(rows[0]?.largest.at).toBe(bars.slice(-119)[shared.indexOf(largest)]?.time)
      expect(rows[0]?.last.percent).toBeCloseTo((off.at(-1)! / wilder) * 100, 6)
      expect(explanation?.convention).toEqual({ code: 'plain-ranges' })
      expect(explanation?.toPercent).toBeLessThan(1e-6)
    }))

  test('explains a difference in Supertrend by how ranges are averaged', async () =>
    setUp(async ({ days, ask }) => {
      await days('ETH')
      const { rows, explanation, reported, calculated } = await ask('supertrend', 'ETH')
      expect(rows[0]?.bars).toBe(119)
      expect(explanation?.convention).toEqual({ code: 'plain-ranges' })
      expect(explanation?.toPercent).toBeLessThan(1e-6)
      expect(reported?.verdict).toMatch(/up|down/)
      expect(calculated?.verdict).toMatch(/up|down/)
    }))

  test('compares each line of Ichimoku at the time where it is drawn', async () =>
    setUp(async ({ days, ask }) => {
      await days('BTC')
      const { rows, explanation, lines } = await ask('ichimoku')
      expect(rows.map(({ id }) => id)).toEqual(['conversion', 'base', 'spanA', 'spanB', 'lagging'])
      for (const { largest } of rows) expect(Math.abs(largest.percent ?? NaN)).toBeLessThan(1e-6)
      // The spans are drawn 26 days ahead. Their last point depends on the forming candle, so it isn't
      // compared.
      expect(row({ rows } as ServiceComparison, 'spanB').bars).toBe(120 + 25)
      expect(explanation).toBeNull()
      const today = Math.floor(testTime / dayMs) * dayMs
      expect(lines.map(({ time }) => (time.at(-1)! - today) / dayMs)).toEqual([0, 0, 26, 26, -26])
    }))

  test('explains a difference in a ribbon by how its averages start', async () =>
    setUp(async ({ days, ask, advance, compare }) => {
      await days('SOL')
      const { rows, explanation, reported, calculated, notes } = await ask('ribbon', 'SOL')
      expect(rows).toHaveLength(10)
      expect(Math.abs(row({ rows } as ServiceComparison, 'sma200').last.percent ?? NaN)).toBeLessThan(1e-6)
      expect(Math.abs(row({ rows } as ServiceComparison, 'ema200').last.percent ?? NaN)).toBeGreaterThan(1e-3)
      expect(explanation?.convention).toEqual({ code: 'seeded-averages' })
      expect(explanation?.toPercent).toBeLessThan(1e-6)
      expect(reported?.verdict).toBe(calculated?.verdict)
      expect(notes[0]).toEqual({ code: 'forming-compared' })
      // A day later, the candle has closed with other values, so ours at the time of the response are
      // unknown.
      advance(dayMs)
      await days('SOL')
      expect(await compare('ribbon', 'SOL')).toMatchObject({
        rows: [],
        notes: [{ code: 'forming-not-kept' }]
      })
    }))
})

describe('figures without a line', () => {
  test('finds no difference in four groups of support and resistance levels', async () =>
    setUp(async ({ days, ask }) => {
      await days('BTC')
      const { rows, lines, explanation } = await ask('levels')
      expect(rows).toHaveLength(28)
      for (const { largest } of rows) expect(Math.abs(largest.percent ?? NaN)).toBeLessThan(1e-6)
      expect(lines.find(({ id }) => id === 'camarilla s3')?.name).toBe('Camarilla S3')
      expect(explanation).toBeNull()
    }))

  test('compares the figures and verdicts of technical analysis', async () =>
    setUp(async ({ days, ask }) => {
      await days('BTC')
      const { rows, reported, calculated } = await ask('technical')
      expect(rows.map(({ name }) => name)).toEqual([
        ...['RSI 14', 'MACD', m.comparison.macd.signal(), m.comparison.macd.histogram(), 'SMA 50', 'SMA 200']
      ])
      expect(Math.abs(row({ rows } as ServiceComparison, 'rsi').last.percent ?? NaN)).toBeLessThan(1e-6)
      expect(calculated?.verdict?.replace(' ', '_')).toBe(reported?.verdict)
    }))

  test('compares correlations of pairs and lists coins whose candles are missing', async () =>
    setUp(async ({ days, ask, compare }) => {
      await days('BTC', 'ETH')
      const partly = await ask('correlation', 'BTC', 'ETH', 'SOL')
      expect(partly.candles).toMatchObject([{ coin: 'SOL', isPartial: false }])
      expect(partly.rows.map(({ name }) => name)).toEqual(['BTC / ETH'])
      await days('SOL')
      const { rows, candles } = await compare('correlation', 'BTC', 'ETH', 'SOL')
      expect(candles).toEqual([])
      expect(rows).toHaveLength(3)
      for (const { largest, bars } of rows) {
        expect([bars, largest.percent]).toEqual([90, null])
        expect(Math.abs(largest.difference)).toBeLessThan(1e-8)
      }
    }))
})

test('announces a comparison again only when candles of its coins arrive', async () =>
  setUp(async ({ days, service }) => {
    const onCandles = (coin: string): Promise<void> => service.onCandles({ coin, interval: '1d' })
    const emitted: ServiceComparison[] = []
    service.changed.on(serviceComparison => emitted.push(serviceComparison))
    await service.view({ kind: 'atr', coins: ['BTC'] })
    await days('BTC')
    await onCandles('ETH')
    expect(emitted).toEqual([])
    await onCandles('BTC')
    expect(emitted.map(({ kind, coins }) => [kind, coins])).toEqual([['atr', ['BTC']]])
    expect(emitted[0]?.calculated).not.toBeNull()
  }))
