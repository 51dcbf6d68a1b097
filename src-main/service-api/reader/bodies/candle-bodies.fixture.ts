import { at, type Body } from './body.fixture'

const t = at(2026, 2, 17)
const hour = 3_600_000
/** Four bars of one market: what every body below must come to. */
const bars = [
  { open: 68000.5, high: 68500, low: 67800, close: 68400.5, volume: 120.5 },
  { open: 68400.5, high: 68900, low: 68300, close: 68350, volume: 98.25 },
  { open: 68350, high: 69100, low: 68200, close: 69000, volume: 210.75 },
  { open: 69000, high: 69050, low: 67500, close: 67600.5, volume: 310.5 }
].map((bar, index) => ({ time: t + index * hour, ...bar }))
type Bar = (typeof bars)[number]
const btc = { symbol: 'BTC', interval: '1h' }
const all = (shape: (bar: Bar, index: number) => unknown): readonly unknown[] => bars.map(shape)
const plain = { operation: 'getOHLC', params: btc, kind: 'candles', values: bars } as const
const unvalued = bars.map(({ volume: _, ...bar }) => bar)

/** getOHLC, getOHLCIntraday, getHistory, getTimeframe. */
export const candleBodies: readonly Body[] = [
  {
    ...plain,
    manner: 'Binance, klines',
    operation: 'getOHLCIntraday',
    body: all(({ time, open, high, low, close, volume }) => [
      ...[time, String(open), String(high), String(low), String(close), String(volume), time + hour - 1],
      ...[
        String((volume * (open + close)) / 2),
        308,
        String(volume / 2),
        String((volume * (open + close)) / 4),
        '0'
      ]
    ])
  },
  {
    ...plain,
    manner: 'Kraken: the average price before the volume',
    body: {
      error: [],
      result: {
        XXBTZUSD: all(({ time, open, high, low, close, volume }) => [
          ...[
            time / 1000,
            String(open),
            String(high),
            String(low),
            String(close),
            String((open + close) / 2 + 0.25)
          ],
          ...[String(volume), 42]
        ]),
        last: 1771297200
      }
    }
  },
  {
    ...plain,
    manner: 'Coinbase: time, low, high, open, close, volume, newest first',
    body: all(({ time, open, high, low, close, volume }) => [
      time / 1000,
      low,
      high,
      open,
      close,
      volume
    ]).toReversed()
  },
  {
    ...plain,
    manner: 'Bitfinex: time, open, close, high, low, volume',
    body: all(({ time, open, high, low, close, volume }) => [
      time,
      open,
      close,
      high,
      low,
      volume
    ]).toReversed()
  },
  {
    ...plain,
    manner: 'Gate: turnover, close, high, low, open, volume',
    operation: 'getTimeframe',
    body: all(({ time, open, high, low, close, volume }) => [
      ...[String(time / 1000), String(volume * open), String(close), String(high), String(low), String(open)],
      ...[String(volume), 'true']
    ])
  },
  {
    ...plain,
    manner: 'KuCoin: open, close, high, low, volume, turnover',
    body: {
      code: '200000',
      data: all(({ time, open, high, low, close, volume }) =>
        [time / 1000, open, close, high, low, volume, volume * close].map(String)
      ).toReversed()
    }
  },
  {
    ...plain,
    manner: 'OKX, candles with a confirmation flag',
    body: {
      ...{ code: '0', msg: '' },
      data: all(({ time, open, high, low, close, volume }) =>
        [time, open, high, low, close, volume, volume * open, volume * open, 1].map(String)
      ).toReversed()
    }
  },
  {
    ...plain,
    manner: 'CoinGecko, OHLC',
    values: unvalued,
    body: all(({ time, open, high, low, close }) => [time, open, high, low, close])
  },
  {
    ...plain,
    manner: 'CryptoCompare, hours',
    body: {
      ...{ Response: 'Success', Message: '', HasWarning: false, Type: 100, RateLimit: {} },
      Data: {
        ...{ Aggregated: false, TimeFrom: t / 1000, TimeTo: (t + 3 * hour) / 1000 },
        Data: all(({ time, volume, open, ...prices }) => ({
          ...{ time: time / 1000, open, ...prices, volumefrom: volume, volumeto: volume * open },
          ...{ conversionType: 'direct', conversionSymbol: '' }
        }))
      }
    }
  },
  {
    ...plain,
    manner: 'Polygon, aggregates',
    body: {
      ...{
        ticker: 'X:BTCUSD',
        queryCount: 4,
        resultsCount: 4,
        adjusted: true,
        status: 'OK',
        request_id: 'a1',
        count: 4
      },
      results: all(({ time, open, high, low, close, volume }) => ({
        ...{ v: volume, vw: (open + close) / 2, o: open, c: close, h: high, l: low, t: time, n: 42 }
      }))
    }
  },
  {
    ...plain,
    manner: 'Twelve Data, time series',
    values: unvalued,
    body: {
      meta: {
        symbol: 'BTC/USD',
        interval: '1h',
        currency_base: 'Bitcoin',
        exchange: 'Coinbase Pro',
        type: 'Digital Currency'
      },
      values: all(({ time, open, high, low, close }) => ({
        datetime: new Date(time).toISOString().slice(0, 19).replace('T', ' '),
        ...{ open: String(open), high: String(high), low: String(low), close: String(close) }
      })).toReversed(),
      status: 'ok'
    }
  },
  {
    ...plain,
    manner: 'Alpha Vantage, a series keyed by time with numbered names',
    operation: 'getTimeframe',
    body: {
      'Meta Data': {
        '1. Information': 'Intraday',
        '2. Digital Currency Code': 'BTC',
        '6. Last Refreshed': '2026-02-17 03:00:00'
      },
      'Time Series Crypto (60min)': Object.fromEntries(
        bars.map(({ time, open, high, low, close, volume }) => [
          new Date(time).toISOString().slice(0, 19).replace('T', ' '),
          {
            ...{
              '1. open': String(open),
              '2. high': String(high),
              '3. low': String(low),
              '4. close': String(close)
            },
            '5. volume': String(volume)
          }
        ])
      )
    }
  },
  {
    ...plain,
    manner: 'EODHD, daily',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-02-17' },
    values: bars.map((bar, index) => ({ ...bar, time: t + index * 24 * hour })),
    body: all(({ open, high, low, close, volume }, index) => ({
      date: new Date(t + index * 24 * hour).toISOString().slice(0, 10),
      ...{ open, high, low, close, adjusted_close: close, volume }
    }))
  },
  {
    ...plain,
    manner: 'CoinMarketCap, history',
    body: {
      status: { error_code: 0, elapsed: 3, credit_count: 1 },
      data: {
        ...{ id: 1, name: 'Bitcoin', symbol: 'BTC' },
        quotes: all(({ time, open, high, low, close, volume }) => ({
          time_open: new Date(time).toISOString(),
          time_close: new Date(time + hour - 1).toISOString(),
          quote: {
            USD: {
              open,
              high,
              low,
              close,
              volume,
              market_cap: 1.3e12,
              timestamp: new Date(time + hour - 1).toISOString()
            }
          }
        }))
      }
    }
  },
  {
    ...plain,
    manner: 'CoinAPI, periods',
    body: all(({ time, open, high, low, close, volume }) => ({
      time_period_start: new Date(time).toISOString().replace('Z', '0000Z'),
      time_period_end: new Date(time + hour).toISOString().replace('Z', '0000Z'),
      ...{
        price_open: open,
        price_high: high,
        price_low: low,
        price_close: close,
        volume_traded: volume,
        trades_count: 42
      }
    }))
  },
  {
    ...plain,
    manner: 'columns in plural',
    body: {
      status: true,
      data: {
        times: bars.map(bar => bar.time / 1000),
        opens: bars.map(bar => bar.open),
        highs: bars.map(bar => bar.high),
        lows: bars.map(bar => bar.low),
        closes: bars.map(bar => bar.close),
        volumes: bars.map(bar => bar.volume)
      }
    }
  },
  {
    ...plain,
    manner: 'a header and rows',
    body: {
      status: 'success',
      fields: ['timestamp', 'low', 'high', 'open', 'close', 'volume'],
      data: all(({ time, open, high, low, close, volume }) => [time, low, high, open, close, volume])
    }
  },
  {
    manner: 'prices of days',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-02-17' },
    kind: 'quotes',
    body: {
      status: true,
      data: all(({ close }, index) => ({
        date: new Date(t + index * 24 * hour).toISOString().slice(0, 10),
        price: close
      }))
    },
    values: bars.map(({ close }, index) => ({ symbol: 'BTC', price: close, at: t + index * 24 * hour }))
  }
]
