import { expect } from 'playwright/test'
import { dayText, expectFigure, figure, type Cases } from './case'
import {
  averageTrueRange,
  correlation,
  deviation,
  exponentialAverage,
  logReturns,
  mean,
  middleOf,
  relativeStrength,
  supertrend
} from './textbook'

export const technicalCases: Cases = {
  getTechnicalAnalysis: {
    params: { symbol: 'BTC' },
    async check(explorer, truth) {
      const { rows } = await explorer.table()
      const shown = (name: string) => rows.find(row => row['Figure']!.text === name)?.['Value']
      const closes = truth.days('BTC').map(day => day.close)
      expectFigure(shown('RSI'), relativeStrength(closes))
      expectFigure(shown('MACD'), exponentialAverage(closes, 12) - exponentialAverage(closes, 26), 6)
      expectFigure(shown('SMA 200'), mean(closes.slice(-200)))
      expect((await explorer.hero()).text).toMatch(/^(Strong )?(buy|sell)|neutral$/i)
    }
  },
  getCorrelation: {
    params: { symbol: 'BTC ETH SOL' },
    async check(explorer, truth) {
      const { rows } = await explorer.table()
      const coins = ['BTC', 'ETH', 'SOL']
      const returns = coins.map(symbol => logReturns(truth.wholeDays(symbol, 91).map(day => day.close)))
      for (const [a, own] of coins.entries()) {
        expect(rows[a]!['Coin']!.text).toBe(own)
        for (const [b, other] of coins.entries()) {
          if (a === b) expect(rows[a]![other]!.text).toBe('')
          else expectFigure(rows[a]![other], correlation(returns[a]!, returns[b]!))
        }
      }
    }
  },
  getSupportResistance: {
    params: { symbol: 'ETH' },
    async check(explorer, truth) {
      const { rows } = await explorer.table()
      const level = (name: string) => rows.find(row => row['Level']!.text === name)!
      const [yesterday, today] = truth.days('ETH', 2)
      const { high, low, close } = yesterday!
      const pivot = (high + low + close) / 3
      expectFigure(level('Pivot')['Classic'], pivot)
      expectFigure(level('R1')['Classic'], 2 * pivot - low)
      expectFigure(level('S2')['Fibonacci'], pivot - 0.618 * (high - low))
      expectFigure(level('R3')['Camarilla'], close + (1.1 / 4) * (high - low))
      expectFigure(level('Pivot')['Woodie'], (high + low + 2 * today!.open) / 4)
      expect(rows.map(row => row['Level']!.text)).toEqual(['R3', 'R2', 'R1', 'Pivot', 'S1', 'S2', 'S3'])
    }
  },
  getMARibbon: {
    params: { symbol: 'SOL' },
    async check(explorer, truth) {
      const { rows } = await explorer.table()
      const closes = truth.days('SOL').map(day => day.close)
      expect(rows.map(row => figure(row['Period']))).toEqual([10, 20, 50, 100, 200])
      for (const row of rows) {
        const period = figure(row['Period'])
        expectFigure(row['SMA'], mean(closes.slice(-period)))
        expectFigure(row['EMA'], exponentialAverage(closes, period))
      }
    }
  },
  getBollinger: {
    params: { symbol: 'BTC' },
    async check(explorer, truth) {
      const { count, rows } = await explorer.table()
      expect(count).toBe(120)
      for (const back of [0, 1, 2]) {
        const days = truth.days('BTC').slice(-20 - back, back === 0 ? undefined : -back)
        const closes = days.map(day => day.close)
        const [middle, width] = [mean(closes), 2 * deviation(closes)]
        expect(rows[back]!['Time UTC']!.text).toContain(dayText(days.at(-1)!.time))
        expectFigure(rows[back]!['Upper'], middle + width)
        expectFigure(rows[back]!['Middle'], middle)
        expectFigure(rows[back]!['Lower'], middle - width)
      }
    }
  },
  getIchimoku: {
    params: { symbol: 'ETH' },
    async check(explorer, truth) {
      const all = truth.days('ETH')
      // The newest rows come first. They are 26 days ahead, because the leading spans are drawn that long
      // after the day from which they are calculated.
      const { count, rows: ahead } = await explorer.table()
      expect(count).toBe(146)
      for (const back of [0, 1, 2, 3, 4, 5]) {
        const days = all.slice(0, all.length - back)
        expectFigure(ahead[back]?.['Span A'], (middleOf(days.slice(-9)) + middleOf(days.slice(-26))) / 2)
        expectFigure(ahead[back]?.['Span B'], middleOf(days.slice(-52)))
        expect(ahead[back]?.['Conversion']?.text).toBe('–')
      }
      await explorer.answer.getByTitle('Sort by time').click()
      await explorer.answer.locator('[role=columnheader][aria-sort=ascending]').waitFor()
      const { rows } = await explorer.table()
      for (const at of [0, 1, 2]) {
        const days = all.slice(0, all.length - 119 + at)
        const earlier = days.slice(0, -26)
        expectFigure(rows[at]?.['Conversion'], middleOf(days.slice(-9)))
        expectFigure(rows[at]?.['Base'], middleOf(days.slice(-26)))
        expectFigure(rows[at]?.['Span A'], (middleOf(earlier.slice(-9)) + middleOf(earlier.slice(-26))) / 2)
        expectFigure(rows[at]?.['Span B'], middleOf(earlier.slice(-52)))
        expectFigure(rows[at]?.['Lagging'], all[days.length - 1 + 26]?.close ?? NaN)
      }
    }
  },
  getATR: {
    params: { symbol: 'BTC' },
    async check(explorer, truth) {
      const { count, rows } = await explorer.table()
      const days = truth.days('BTC')
      expect(count).toBe(120)
      expectFigure(rows[0]!['Value'], averageTrueRange(days, days.length - 1, 14))
      expectFigure(rows[5]!['Value'], averageTrueRange(days, days.length - 6, 14))
    }
  },
  getSupertrend: {
    params: { symbol: 'SOL' },
    async check(explorer, truth) {
      const { rows } = await explorer.table()
      const days = truth.days('SOL')
      for (const back of [0, 3]) {
        const { value, side } = supertrend(days.slice(0, days.length - back), 10, 3)
        expectFigure(rows[back]!['Supertrend'], value)
        expect(rows[back]!['Direction']!.text).toBe(side)
      }
    }
  }
}
