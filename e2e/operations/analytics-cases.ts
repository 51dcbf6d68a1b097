import { expect } from 'playwright/test'
import { dayMs } from '../../src-demo/simulation/simulated-market'
import { dayText, expectFigure, figure, timeText, type Cases, type Truth } from './case'
import { deviation, logReturns, mean } from './textbook'

const slotMs = 6 * 3_600_000

interface Breakout {
  readonly symbol: string
  readonly direction: string
  readonly period: number
  readonly price: number
  readonly at: number
}

/**
 * Returns the closes of the last 30 complete days that are outside of the range of the 20 or 50 days before.
 */
function breakoutsOf(truth: Truth, symbol: string): readonly Breakout[] {
  const days = truth.wholeDays(symbol, 90)
  return [20, 50].flatMap(period =>
    days.flatMap((day, at): Breakout[] => {
      if (at < days.length - 30) return []
      const range = days.slice(at - period, at)
      const up = range.every(earlier => day.close > earlier.high)
      const down = range.every(earlier => day.close < earlier.low)
      if (!up && !down) return []
      const direction = up ? 'up' : 'down'
      return [{ symbol, direction, period, price: day.close, at: day.time + dayMs - 1000 }]
    })
  )
}

const dollars = (price: number): string =>
  `$${price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

export const analyticsCases: Cases = {
  getPerformance: {
    params: { symbol: 'BTC ETH' },
    async check(explorer, truth) {
      const { rows } = await explorer.table()
      for (const [at, symbol] of ['BTC', 'ETH'].entries()) {
        expect(rows[at]!['Coin']!.text).toBe(symbol)
        for (const days of [1, 7, 30, 90, 180, 365, 720]) {
          const close = truth.price(symbol, truth.today - (days - 1) * dayMs - 1)
          expectFigure(rows[at]![`${days} d`], (truth.price(symbol) / close - 1) * 100, 6)
        }
      }
    }
  },
  getVolatility: {
    params: { symbol: 'SOL' },
    async check(explorer, truth) {
      const [row] = (await explorer.table()).rows
      for (const days of [30, 90, 180, 360]) {
        const returns = logReturns(truth.wholeDays('SOL', days + 1).map(day => day.close))
        expectFigure(row![`${days} d`], deviation(returns) * Math.sqrt(365) * 100, 7)
      }
    }
  },
  getATHATL: {
    params: { symbol: 'BTC' },
    async check(explorer, truth) {
      const [row] = (await explorer.table()).rows
      const all = truth.market.candles(truth.coin('BTC'), '1d', 0, truth.now + 1, truth.now)
      const high = Math.max(...all.map(day => day.high))
      const low = Math.min(...all.map(day => day.low))
      expectFigure(row!['All-time high'], high)
      expectFigure(row!['All-time low'], low)
      expectFigure(row!['From all-time high'], (truth.price('BTC') / high - 1) * 100, 6)
      // Two columns are named Date. A cell that is read by heading is from the later one, which is the date
      // of the low.
      expect(row!['Date UTC']!.text).toBe(dayText(all.find(day => day.low === low)!.time))
    }
  },
  getBreakouts: {
    params: { symbol: 'BTC ETH SOL XRP' },
    async check(explorer, truth) {
      const expected = ['BTC', 'ETH', 'SOL', 'XRP'].flatMap(symbol => breakoutsOf(truth, symbol))
      expect(expected.length).toBeGreaterThan(0)
      const { count, rows } = await explorer.table()
      expect(count).toBe(expected.length)
      for (const [at, row] of rows.entries()) {
        const { symbol, direction, period, price, at: time } = expected[at]!
        expect([row['Coin']!.text, row['Direction']!.text, row['Of']!.text, row['Time UTC']!.text]).toEqual([
          symbol,
          direction,
          String(period),
          timeText(time)
        ])
        expectFigure(row['Price'], price)
      }
    }
  },
  getMarketBreadth: {
    params: {},
    async check(explorer, truth) {
      const { rows } = await explorer.table()
      const shown = (name: string): number =>
        figure(rows.find(row => row['Figure']!.text === name)?.['Value'])
      const coins = truth.market.coins.map(coin => coin.symbol)
      const changes = coins.map(symbol => {
        const change = (truth.price(symbol) / truth.price(symbol, truth.now - dayMs) - 1) * 100
        return Number(change.toFixed(2))
      })
      expect(shown('Coins')).toBe(coins.length)
      expect(shown('Advancing')).toBe(changes.filter(change => change > 0).length)
      expect(shown('Declining')).toBe(changes.filter(change => change < 0).length)
      const above = coins.filter(symbol => {
        const closes = truth.days(symbol, 50).map(day => day.close)
        return closes.length === 50 && truth.price(symbol) > mean(closes)
      })
      expect(shown('Above SMA 50')).toBe(above.length)
    }
  },
  getNews: {
    params: { symbol: 'BTC' },
    // A headline reports on six hours, and its link contains the start of these hours. All of its numbers
    // must be from them.
    async check(explorer, truth) {
      const cards = explorer.answer.getByRole('listitem')
      await cards.first().waitFor()
      const drawn = await cards.count()
      expect(drawn).toBeGreaterThan(2)
      for (let at = 0; at < drawn; at++) {
        const words = await cards.nth(at).innerText()
        const url = (await cards.nth(at).getByRole('button').getAttribute('title')) ?? ''
        const from = parseInt(/-([0-9a-z]+)$/.exec(url)?.[1] ?? '', 36) * slotMs
        expect(from).toBeGreaterThan(truth.now - 15 * dayMs)
        const hours = truth.market.candles(truth.coin('BTC'), '1h', from, from + slotMs, truth.now)
        const move = Math.abs((hours.at(-1)!.close / hours[0]!.open - 1) * 100)
        const allowed = [
          `${move.toFixed(1)} %`,
          dollars(hours.at(-1)!.close),
          dollars(Math.max(...hours.map(hour => hour.high))),
          dollars(Math.min(...hours.map(hour => hour.low)))
        ]
        const figures = words.match(/\$[\d,]+\.\d+|\d+\.\d %/g) ?? []
        expect(figures.length, words).toBeGreaterThan(0)
        for (const one of figures) expect(allowed, words).toContain(one)
      }
    }
  }
}
