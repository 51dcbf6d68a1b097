import { expect } from 'playwright/test'
import { dayMs } from '../../src-demo/simulation/simulated-market'
import { dayText, expectFigure, figure, timeText, type Cases } from './case'
import { deviation, logReturns, mean, sum } from './textbook'
import { hour as hourMs } from '../../src-shared/time'

const squashed = (value: number): number => 1 / (1 + Math.exp(-value))

export const marketDataCases: Cases = {
  getCryptoList: {
    params: {},
    async check(explorer, { market }) {
      const shown = await explorer.table()
      expect(shown.count).toBe(sum(market.coins.map(coin => coin.sources.length)))
      const first = market.coins[0]!
      expect(shown.rows[0]).toMatchObject({
        Coin: { text: first.symbol },
        Name: { text: first.name },
        Exchange: { text: first.sources[0] }
      })
    }
  },
  getConversion: {
    params: { symbol: 'ETH', convert: 'EUR' },
    async check(explorer, truth) {
      const hero = await explorer.hero()
      expect(hero.text).toContain('EUR')
      expectFigure(hero, truth.price('ETH') / truth.price('EUR'))
    }
  },
  getFearGreed: {
    params: {},
    // The index as docs/demo-service.md describes it: it's computed from the distance to the mean, calm and
    // breadth, over the complete days up to the last midnight.
    async check(explorer, truth) {
      const closes = truth.wholeDays('BTC', 91).map(day => day.close)
      const returns = logReturns(closes)
      const momentum = squashed(12 * Math.log(closes.at(-1)! / mean(closes.slice(-30))))
      const calm = squashed(4 * (1 - deviation(returns.slice(-30)) / deviation(returns)))
      const largest = truth.market.coins.slice(0, 50).map(coin => coin.symbol)
      const rose = largest.filter(
        one => truth.price(one, truth.today) > truth.price(one, truth.today - 7 * dayMs)
      )
      const expected = Math.round(50 * momentum + 25 * calm + (25 * rose.length) / largest.length)
      const word =
        expected < 25 ? 'Extreme Fear' : expected < 45 ? 'Fear' : expected < 55 ? 'Neutral' : 'Greed'
      expect((await explorer.hero()).text).toMatch(new RegExp(`^${expected} of 100, (Extreme )?${word}$`))
    }
  },
  getData: {
    params: { symbol: 'BTC SOL' },
    async check(explorer, truth) {
      const { count, rows } = await explorer.table()
      expect(count).toBe(2)
      for (const [at, symbol] of ['BTC', 'SOL'].entries()) {
        expect(rows[at]!['Coin']!.text).toBe(symbol)
        expectFigure(rows[at]!['Price'], truth.price(symbol))
        const change = (truth.price(symbol) / truth.price(symbol, truth.now - dayMs) - 1) * 100
        expectFigure(rows[at]!['Daily'], Number(change.toFixed(2)))
      }
    }
  },
  getDataCurrency: {
    params: { symbol: 'BTC', currency: 'GBP' },
    async check(explorer, truth) {
      const [row] = (await explorer.table()).rows
      expect(row!['Currency']!.text).toBe('GBP')
      expect(figure(row!['Price'])).toBeCloseTo(truth.price('BTC') / truth.price('GBP'), 1)
    }
  },
  getTop: {
    params: { top: '7' },
    async check(explorer, truth) {
      const { count, rows } = await explorer.table()
      const caps = truth.market.coins.map(coin => ({ coin, cap: coin.supply * truth.price(coin.symbol) }))
      const largest = caps.sort((a, b) => b.cap - a.cap).slice(0, 7)
      expect(count).toBe(7)
      expect(rows.map(row => row['Coin']!.text)).toEqual(largest.map(one => one.coin.symbol))
      expectFigure(rows[6]!['Market cap'], Math.round(largest[6]!.cap))
    }
  },
  getExchange: {
    params: { symbol: 'kraken' },
    async check(explorer, truth) {
      const { count, rows } = await explorer.table()
      const traded = truth.market.coins.filter(coin => coin.sources.includes('kraken'))
      expect(count).toBe(traded.length)
      expect(rows[0]!['Coin']!.text).toBe(`${traded[0]!.symbol}USD`)
      expectFigure(rows[0]!['Price'], truth.price(traded[0]!.symbol))
    }
  },
  getHistory: {
    params: { symbol: 'ETH', date: '2025-11-08' },
    async check(explorer, truth) {
      const day = Date.UTC(2025, 10, 8)
      const hours = truth.market.candles(truth.coin('ETH'), '1h', day, day + dayMs, truth.now)
      const [row] = (await explorer.table()).rows
      expect(row!['Time UTC']!.text).toContain('2025-11-08')
      expectFigure(row!['Open'], hours[0]!.open)
      expectFigure(row!['High'], Math.max(...hours.map(hour => hour.high)))
      expectFigure(row!['Low'], Math.min(...hours.map(hour => hour.low)))
      expectFigure(row!['Close'], hours.at(-1)!.close)
    }
  },
  getTimeframe: {
    params: { symbol: 'SOL', interval: '1h' },
    async check(explorer, truth) {
      const { count, rows } = await explorer.table()
      const opened = Math.floor(truth.now / hourMs) * hourMs
      expect(count).toBe(168)
      expect(rows[0]!['Time UTC']!.text).toBe(timeText(opened + hourMs - 1000))
      expectFigure(rows[0]!['Open'], truth.price('SOL', opened))
      expectFigure(rows[0]!['Close'], truth.price('SOL'))
      expectFigure(rows[1]!['Close'], truth.price('SOL', opened))
    }
  },
  getOHLC: {
    params: { symbol: 'BTC', interval: '1d' },
    async check(explorer, truth) {
      const { count, rows } = await explorer.table()
      expect(count).toBe(720)
      expect(rows[0]!['Time UTC']!.text).toBe(`${dayText(truth.today)} 23:59:59`)
      expectFigure(rows[0]!['Close'], truth.price('BTC'))
      const yesterday = truth.market.candles(
        truth.coin('BTC'),
        '15m',
        truth.today - dayMs,
        truth.today,
        truth.now
      )
      expectFigure(rows[1]!['High'], Math.max(...yesterday.map(bar => bar.high)))
      expectFigure(rows[1]!['Low'], Math.min(...yesterday.map(bar => bar.low)))
    }
  },
  getOHLCIntraday: {
    params: { symbol: 'ETH', interval: '4h', bars: '250' },
    async check(explorer, truth) {
      const { count, rows } = await explorer.table()
      const opened = Math.floor(truth.now / (4 * hourMs)) * 4 * hourMs
      const before = truth.market.candles(truth.coin('ETH'), '5m', opened - 4 * hourMs, opened, truth.now)
      expect(count).toBe(250)
      expect(rows[1]!['Time UTC']!.text).toBe(timeText(opened - 4 * hourMs))
      expectFigure(rows[1]!['High'], Math.max(...before.map(bar => bar.high)))
      expectFigure(rows[1]!['Volume'], sum(before.map(bar => bar.volume)))
    }
  },
  getTickers: {
    params: { symbol: 'BTC' },
    async check(explorer, truth) {
      const { count, rows } = await explorer.table()
      const { sources } = truth.coin('BTC')
      expect(count).toBe(sources.length)
      expect(rows.map(row => row['Exchange']!.text)).toEqual([...sources])
      for (const row of rows) expectFigure(row['Price'], truth.price('BTC'))
      const volumes = sum(rows.map(row => figure(row['Volume'])))
      expect(volumes).toBeCloseTo(truth.market.quoteAt(truth.coin('BTC'), truth.now).volume, 0)
    }
  }
}
