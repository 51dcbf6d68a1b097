import { describe, expect, it } from 'vitest'
import { deviation, mean } from '../formulas/averages'
import { correlation, logReturns } from '../formulas/returns'
import { host, testTime } from '../hosted'
import { hostForFile } from '../hosted-file.fixture'
import { dayWording, timeWording } from '../wording'
import { day as dayMs } from '../time'

// All operations use the same market, so the results of one can be checked against those of others.
const hosted = hostForFile({ quotaLimit: 1e12 })

type Row = Readonly<Record<string, unknown>>
async function rowsOf(call: string, field = 'result'): Promise<Row[]> {
  const { body } = await hosted.call(call)
  const rows = (body as Record<string, unknown>)[field]
  if (!Array.isArray(rows)) throw new Error(`${call} has no rows under ${field}`)
  return rows as Row[]
}
const number = (row: Row | undefined, field: string): number => Number(row?.[field])
const dailyOf = (symbol: string): Promise<Row[]> => rowsOf(`getOHLC?symbol=${symbol}`)
const closesOf = async (symbol: string): Promise<number[]> =>
  (await dailyOf(symbol)).map(row => number(row, 'close'))

describe('quotes and candles', () => {
  it('the close of the current candle is the last price in every interval', async () => {
    const [quote] = await rowsOf('getData?symbol=SOL', 'symbols')
    const last = number(quote, 'last')
    for (const interval of ['1m', '5m', '15m', '1h', '4h']) {
      const [candle] = await rowsOf(`getOHLCIntraday?symbol=SOL&interval=${interval}&bars=1`)
      expect(candle?.close, interval).toBe(last)
    }
    expect((await closesOf('SOL')).at(-1)).toBe(last)
    expect((await rowsOf('getTop?top=50')).find(row => row.symbol === 'SOL')?.price).toBe(last)
  })

  it('the low, high and change of a quote match the minute candles of the last 24 hours', async () => {
    hosted.clock.advance(-21_500)
    const [quote] = await rowsOf('getData?symbol=ETH', 'symbols')
    const minutes = await rowsOf('getOHLCIntraday?symbol=ETH&interval=1m&bars=1441')
    hosted.clock.advance(21_500)
    expect(number(quote, 'highest')).toBe(Math.max(...minutes.map(row => number(row, 'high'))))
    expect(number(quote, 'lowest')).toBe(Math.min(...minutes.map(row => number(row, 'low'))))
    const change = (number(quote, 'last') / number(minutes[0], 'open') - 1) * 100
    expect(quote?.daily_change_percentage).toBe(change.toFixed(2))
  })

  it('getHistory, getTimeframe and getOHLC return the same values for the same days', async () => {
    const daily = (await dailyOf('BTC')).slice(-91, -1)
    const frame = (await rowsOf('getTimeframe?symbol=BTC&interval=1d')).reverse().slice(0, -1)
    for (const [at, row] of frame.entries()) {
      const other = daily[at + 1]
      expect(timeWording(number(row, 'time_close') * 1000)).toBe(other?.time_close)
      expect([row.open, row.high, row.low, row.close]).toEqual([
        other?.open,
        other?.high,
        other?.low,
        other?.close
      ])
    }
    const [day] = await rowsOf(`getHistory?symbol=BTC&date=${dayWording(testTime - 5 * dayMs)}`)
    expect(day).toMatchObject(daily.at(-5) ?? { none: true })
    expect(await rowsOf('getHistory?symbol=MON&date=2025-11-23')).toEqual([])
  })

  it('daily candles cover 720 days up to today, oldest first', async () => {
    const times = (await dailyOf('BTC')).map(row => String(row.time_close))
    expect(times).toHaveLength(720)
    expect(times).toEqual([...times].sort())
    expect(times.at(-1)).toBe('2026-09-15 23:59:59')
    expect(times[0]).toBe(`${dayWording(testTime - 719 * dayMs)} 23:59:59`)
  })
})

describe('prices', () => {
  it('a price is converted at the ratio of the two coins’ quotes', async () => {
    const result = async (from: string, to: string): Promise<number> => {
      const { body } = await hosted.call(`getConversion?symbol=${from}&convert=${to}`)
      return (body as { result: number }).result
    }
    const quotes = await rowsOf('getData?symbol=BTC+ETH', 'symbols')
    const ratio = number(quotes[0], 'last') / number(quotes[1], 'last')
    expect(await result('BTC', 'ETH')).toBeCloseTo(ratio, 10)
    expect(await result('BTC', 'USD')).toBe(number(quotes[0], 'last'))
    expect((await result('EUR', 'JPY')) * (await result('JPY', 'EUR'))).toBeCloseTo(1, 12)
    const rows = await rowsOf('getDataCurrency?symbol=BTC&currency=EUR', 'symbols')
    expect(number(rows[0], 'last')).toBeCloseTo(await result('BTC', 'EUR'), 1)
    const before = await host({ quotaLimit: 1e9 })
    before.clock.advance(-dayMs)
    const then = ((await before.call('getConversion?symbol=BTC&convert=EUR')).body as { result: number })
      .result
    await before.service.close()
    const change = ((await result('BTC', 'EUR')) / then - 1) * 100
    expect(number(rows[0], 'daily_change_percentage')).toBeCloseTo(change, 1)
    expect(number(quotes[1], 'last_btc')).toBeCloseTo(1 / ratio, 11)
  })

  it('top coins are ranked by market cap and match their quotes', async () => {
    const top = await rowsOf('getTop?top=200')
    expect(top).toHaveLength(200)
    expect(top.map(row => row.rank)).toEqual(top.map((_, at) => at + 1))
    const caps = top.map(row => number(row, 'market_cap'))
    expect(caps).toEqual([...caps].sort((a, b) => b - a))
    const symbols = top
      .slice(0, 20)
      .map(row => row.symbol)
      .join('+')
    const quotes = await rowsOf(`getData?symbol=${symbols}`, 'symbols')
    quotes.forEach((quote, at) => {
      expect(number(quote, 'last')).toBe(top[at]?.price)
      expect(number(quote, 'daily_change_percentage')).toBe(top[at]?.daily_change_percentage)
    })
  })

  it('bids are below the last price, and asks are above it', async () => {
    const [quote] = await rowsOf('getData?symbol=ETH', 'symbols')
    const tickers = await rowsOf('getTickers?symbol=ETH', 'tickers')
    expect(tickers.map(row => row.exchange)).toEqual(['binance', 'coinbase', 'kraken', 'okx'])
    for (const ticker of tickers) {
      expect(number(ticker, 'bid')).toBeLessThan(number(quote, 'last'))
      expect(number(ticker, 'ask')).toBeGreaterThan(number(quote, 'last'))
    }
    const list = await rowsOf('getCryptoList')
    const pairs = await rowsOf('getExchange?symbol=kraken', 'symbols')
    expect(pairs).toHaveLength(list.filter(row => row.source === 'kraken').length)
    expect(await rowsOf('getExchange?symbol=ETH', 'symbols')).toHaveLength(4)
  })

  it('the coin list contains a symbol once per exchange and leaves some names empty', async () => {
    const { body } = await hosted.call('getCryptoList')
    const list = await rowsOf('getCryptoList')
    expect((body as { resultset_size: number }).resultset_size).toBe(list.length)
    expect(list.filter(row => row.symbol === 'BTC').length).toBeGreaterThan(1)
    expect(list.some(row => row.name === '')).toBe(true)
    expect(new Set(list.map(row => row.symbol)).size).toBeGreaterThanOrEqual(200)
  })
})

describe('analytics', () => {
  it('performance is the change from earlier closes in getHistory to the last price', async () => {
    const [row] = await rowsOf('getPerformance?symbol=LINK')
    const windows = row?.performance as Readonly<Record<string, number>>
    for (const days of [1, 7, 30, 90, 180, 365, 720]) {
      const [day] = await rowsOf(`getHistory?symbol=LINK&date=${dayWording(testTime - days * dayMs)}`)
      const percent = (number(row, 'last') / number(day, 'close') - 1) * 100
      expect(windows[`${days}d`], `${days}d`).toBeCloseTo(percent, 5)
    }
    const [young] = await rowsOf('getPerformance?symbol=MON')
    expect(young?.performance).toMatchObject({ '365d': null })
  })

  it('all-time high and low match the daily candles', async () => {
    const [row] = await rowsOf('getATHATL?symbol=MON')
    const [top] = await rowsOf(`getHistory?symbol=MON&date=${String(row?.ath_date)}`)
    const [bottom] = await rowsOf(`getHistory?symbol=MON&date=${String(row?.atl_date)}`)
    expect(top?.high).toBe(row?.ath)
    expect(bottom?.low).toBe(row?.atl)
    const days = await dailyOf('MON')
    expect(row?.ath).toBe(Math.max(...days.map(day => number(day, 'high'))))
    expect(row?.atl).toBe(Math.min(...days.map(day => number(day, 'low'))))
    const last = number(days.at(-1), 'close')
    expect(number(row, 'percent_from_ath')).toBeCloseTo((last / number(row, 'ath') - 1) * 100, 4)
  })

  it('volatility is the annualized population standard deviation of daily returns', async () => {
    const [row] = await rowsOf('getVolatility?symbol=ADA')
    const returns = logReturns((await closesOf('ADA')).slice(0, -1))
    for (const days of [30, 90, 180, 360]) {
      const expected = deviation(returns.slice(-days)) * Math.sqrt(365) * 100
      expect(number(row, `volatility_${days}d`)).toBeCloseTo(expected, 4)
    }
  })

  it('correlation is calculated from the returns of ninety days', async () => {
    const { body } = await hosted.call('getCorrelation?symbol=BTC+ETH+DOGE')
    const pairs = (body as { result: Readonly<Record<string, number>> }).result
    expect(Object.keys(pairs)).toEqual(['BTC_ETH', 'BTC_DOGE', 'ETH_DOGE'])
    const returns = async (symbol: string): Promise<number[]> =>
      logReturns((await closesOf(symbol)).slice(-92, -1))
    expect(pairs.BTC_DOGE).toBeCloseTo(correlation(await returns('BTC'), await returns('DOGE')) ?? 9, 8)
  })

  it('market breadth counts the coins that rise and fall according to their quotes', async () => {
    const { body } = await hosted.call('getMarketBreadth')
    const breadth = (body as { result: Row }).result
    const symbols = [...new Set((await rowsOf('getCryptoList')).map(row => String(row.symbol)))]
    const changes = (await rowsOf(`getData?symbol=${symbols.join('+')}`, 'symbols')).map(row =>
      Math.sign(number(row, 'daily_change_percentage'))
    )
    const count = (sign: number): number => changes.filter(change => change === sign).length
    expect(breadth).toMatchObject({
      coins: symbols.length,
      advancing: count(1),
      declining: count(-1),
      unchanged: count(0)
    })
    const closes = await closesOf('BTC')
    const isAbove = (closes.at(-1) ?? 0) > mean(closes.slice(-50))
    const one = (await hosted.call('getMarketBreadth?symbol=BTC')).body as { result: Row }
    expect(one.result).toMatchObject({ coins: 1, above_sma_50: isAbove ? 1 : 0 })
  })

  it('breakouts are closes beyond the range of the preceding days', async () => {
    const symbols = ['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'DOGE']
    const breakouts = await rowsOf(`getBreakouts?symbol=${symbols.join('+')}`, 'breakouts')
    expect(breakouts.length).toBeGreaterThan(3)
    for (const breakout of breakouts) {
      const days = await dailyOf(String(breakout.symbol))
      const at = days.findIndex(day => day.time_close === breakout.date)
      const before = days.slice(at - number(breakout, 'period'), at)
      expect(days[at]?.close).toBe(breakout.price)
      if (breakout.direction === 'up') {
        expect(breakout.price).toBeGreaterThan(Math.max(...before.map(day => number(day, 'high'))))
      } else expect(breakout.price).toBeLessThan(Math.min(...before.map(day => number(day, 'low'))))
    }
  })
})

describe('news and index', () => {
  it('headlines are about the requested coins, newest first', async () => {
    const { body } = await hosted.call('getNews?symbol=BTC+SOL')
    const { news, pagination } = body as { news: Row[]; pagination: Row }
    expect(news.length).toBeGreaterThan(5)
    expect(number(pagination, 'total')).toBeGreaterThanOrEqual(news.length)
    const dates = news.map(row => String(row.date))
    expect(dates).toEqual([...dates].sort().reverse())
    expect(dates.every(date => date <= timeWording(testTime))).toBe(true)
    for (const row of news) {
      expect(String(row.url)).toMatch(/^https:\/\/[a-z.-]+\.example\/[\w/-]+$/)
      expect(['BTC', 'SOL']).toContain((row.coins as string[])[0])
      expect(`${String(row.title)} ${String(row.summary)}`).not.toMatch(/[{}]|undefined|NaN/)
    }
    expect(new Set(news.map(row => row.url)).size).toBe(news.length)
  })

  it("headlines don't change as time passes", async () => {
    const before = await rowsOf('getNews?symbol=ETH', 'news')
    hosted.clock.advance(6 * 3_600_000)
    const after = await rowsOf('getNews?symbol=ETH', 'news')
    hosted.clock.advance(-6 * 3_600_000)
    const known = new Set(before.map(row => JSON.stringify(row)))
    const old = after.filter(row => String(row.date) <= timeWording(testTime))
    expect(old.every(row => known.has(JSON.stringify(row)))).toBe(true)
  })

  it('the fear and greed index changes from day to day but not within a day', async () => {
    const indexAfter = async (ms: number): Promise<Row> => {
      hosted.clock.advance(ms)
      const { body } = await hosted.call('getFearGreed')
      hosted.clock.advance(-ms)
      return (body as { fear_and_greed: Row }).fear_and_greed
    }
    const words = ['Extreme Fear', 'Fear', 'Neutral', 'Greed', 'Extreme Greed']
    const values = new Set<number>()
    for (let day = 0; day < 40; day += 1) {
      const index = await indexAfter(-day * 7 * dayMs)
      expect(number(index, 'value')).toBeGreaterThanOrEqual(0)
      expect(number(index, 'value')).toBeLessThanOrEqual(100)
      expect(words).toContain(index.value_classification)
      values.add(number(index, 'value'))
    }
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(30)
    expect(await indexAfter(0)).toEqual(await indexAfter(3_600_000))
  })
})
