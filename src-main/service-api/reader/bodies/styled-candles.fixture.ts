import type { Body } from './body.fixture'

/** getOHLC, getOHLCIntraday, getHistory, getTimeframe. */
export const styledCandles: readonly Body[] = [
  {
    manner: 'camel names and lists',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-02-15' },
    body: {
      prices: [
        [1771113600000, 68000.5],
        [1771200000000, 67500.25],
        [1771286400000, 68078.12]
      ],
      total_volumes: [
        [1771113600000, 1000000000],
        [1771200000000, 1100000000],
        [1771286400000, 1200000000]
      ]
    },
    kind: 'quotes',
    values: [
      { price: 68000.5, at: 1771113600000 },
      { price: 67500.25, at: 1771200000000 },
      { price: 68078.12, at: 1771286400000 }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1d' },
    body: {
      candles: {
        '2026-02-15': { ...{ Open: '68000.5', High: '68500', Low: '67800', Close: '68400.5', Vol: '120.5' } },
        '2026-02-16': { ...{ Open: '68400.5', High: '68900', Low: '68300', Close: '68350', Vol: '98.25' } }
      }
    },
    kind: 'candles',
    values: [
      {
        ...{ time: 1771113600000, open: 68000.5, high: 68500, low: 67800, close: 68400.5 },
        ...{ volume: 120.5 }
      },
      {
        ...{ time: 1771200000000, open: 68400.5, high: 68900, low: 68300, close: 68350 },
        ...{ volume: 98.25 }
      }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: {
      fields: 'time,low,high,open,close,volume',
      data: [
        [1771113600, 67800, 68500, 68000.5, 68400.5, 120.5],
        [1771200000, 68300, 68900, 68400.5, 68350, 98.25],
        [1771286400, 68100, 69100, 68350, 69000, 133.75],
        [1771372800, 68700, 69600, 69000, 68800, 90.5],
        [1771459200, 68650, 69500, 68800, 69450, 77.25]
      ]
    },
    kind: 'candles',
    values: [
      {
        ...{ time: 1771113600000, open: 68000.5, high: 68500, low: 67800, close: 68400.5 },
        ...{ volume: 120.5 }
      },
      {
        ...{ time: 1771200000000, open: 68400.5, high: 68900, low: 68300, close: 68350 },
        ...{ volume: 98.25 }
      },
      { time: 1771286400000, close: 69000 },
      { time: 1771372800000, close: 68800 },
      { time: 1771459200000, close: 69450 }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '2' },
    body: {
      klines: [
        {
          ...{ openTime: 1771316874000, closeTime: 1771320473999, o: '68000.5', h: '68500', l: '67800' },
          ...{ c: '68400.5', v: '120.5' }
        },
        {
          ...{ openTime: 1771320474000, closeTime: 1771324073999, o: '68400.5', h: '68900', l: '68300' },
          ...{ c: '68350', v: '98.25' }
        }
      ]
    },
    kind: 'candles',
    values: [
      {
        ...{ time: 1771316874000, open: 68000.5, high: 68500, low: 67800, close: 68400.5 },
        ...{ volume: 120.5 }
      },
      { time: 1771320474000, close: 68350, volume: 98.25 }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-02-16' },
    body: {
      Data: {
        Data: [
          {
            ...{ time: 1771200000, high: 68900, low: 68300, open: 68400.5, volumefrom: 98.25 },
            ...{ volumeto: 6700000, close: 68350, conversionType: 'direct' }
          }
        ]
      },
      Response: 'Success'
    },
    kind: 'candles',
    values: [
      {
        ...{ time: 1771200000000, open: 68400.5, high: 68900, low: 68300, close: 68350 },
        ...{ volume: 98.25 }
      }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1h' },
    body: {
      c: [68400.5, 68350],
      h: [68500, 68900],
      l: [67800, 68300],
      o: [68000.5, 68400.5],
      s: 'ok',
      t: [1771316874, 1771320474],
      v: [120.5, 98.25]
    },
    kind: 'candles',
    values: [
      {
        ...{ time: 1771316874000, open: 68000.5, high: 68500, low: 67800, close: 68400.5 },
        ...{ volume: 120.5 }
      },
      {
        ...{ time: 1771320474000, open: 68400.5, high: 68900, low: 68300, close: 68350 },
        ...{ volume: 98.25 }
      }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: {
      error: [],
      result: {
        XXBTZUSD: [
          [1771113600, '68000.5', '68500.0', '67800.0', '68400.5', '68200.1', '120.5', 900],
          [1771200000, '68400.5', '68900.0', '68300.0', '68350.0', '68500.1', '98.25', 800],
          [1771286400, '68350.0', '69100.0', '68100.0', '69000.0', '68700.1', '133.75', 850]
        ],
        last: 1771286400
      }
    },
    kind: 'candles',
    values: [
      {
        ...{ time: 1771113600000, open: 68000.5, high: 68500, low: 67800, close: 68400.5 },
        ...{ volume: 120.5 }
      },
      { time: 1771200000000, volume: 98.25, close: 68350 },
      { time: 1771286400000, close: 69000 }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '5m', bars: '2' },
    body: [
      {
        ticker: 'btcusd',
        baseCurrency: 'btc',
        quoteCurrency: 'usd',
        priceData: [
          {
            ...{ date: '2026-02-17T08:25:00+00:00', open: 68000.5, high: 68500, low: 67800, close: 68400.5 },
            ...{ volume: 120.5, volumeNotional: 8200000, tradesDone: 900 }
          },
          {
            ...{ date: '2026-02-17T08:30:00+00:00', open: 68400.5, high: 68900, low: 68300, close: 68350 },
            ...{ volume: 98.25, volumeNotional: 6700000, tradesDone: 800 }
          }
        ]
      }
    ],
    kind: 'candles',
    values: [
      {
        ...{ time: 1771316700000, open: 68000.5, high: 68500, low: 67800, close: 68400.5 },
        ...{ volume: 120.5 }
      },
      { time: 1771317000000, close: 68350, volume: 98.25 }
    ]
  },
  {
    manner: 'CoinGecko, OHLC',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '4h' },
    body: [
      [1771286400000, 68000, 68500, 67800, 68400],
      [1771300800000, 68400, 68900, 68300, 68350],
      [1771315200000, 68350, 69100, 68100, 69000]
    ],
    kind: 'candles',
    values: [
      { ...{ time: 1771286400000, open: 68000, high: 68500, low: 67800, close: 68400 }, ...{ volume: null } },
      { time: 1771300800000, close: 68350 },
      { time: 1771315200000, close: 69000 }
    ]
  },
  {
    manner: 'CoinMarketCap, OHLCV',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-02-16' },
    body: {
      status: { error_code: 0 },
      data: {
        id: 1,
        name: 'Bitcoin',
        symbol: 'BTC',
        quotes: [
          {
            time_open: '2026-02-16T00:00:00.000Z',
            time_close: '2026-02-16T23:59:59.999Z',
            time_high: '2026-02-16T12:01:00.000Z',
            time_low: '2026-02-16T03:00:00.000Z',
            quote: {
              USD: {
                ...{ open: 68400.5, high: 68900, low: 68300, close: 68350, volume: 28000000000 },
                ...{ market_cap: 1350000000000, timestamp: '2026-02-16T23:59:59.999Z' }
              }
            }
          }
        ]
      }
    },
    kind: 'candles',
    values: [
      {
        ...{ time: 1771200000000, open: 68400.5, high: 68900, low: 68300, close: 68350 },
        ...{ volume: 28000000000 }
      }
    ]
  },
  {
    manner: 'Coinbase, candles',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '3' },
    body: {
      candles: [
        {
          ...{ start: '1771316874', low: '67800', high: '68500', open: '68000.5', close: '68400.5' },
          ...{ volume: '120.5' }
        }
      ]
    },
    kind: 'candles',
    values: [
      {
        ...{ time: 1771316874000, open: 68000.5, high: 68500, low: 67800, close: 68400.5 },
        ...{ volume: 120.5 }
      }
    ]
  },
  {
    manner: 'Gate',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1d' },
    body: [
      ['1771200000', '6720000.5', '68350', '68900', '68300', '68400.5', '98.25'],
      ['1771286400', '9220000.5', '69000', '69100', '68100', '68350', '133.75'],
      ['1771372800', '6220000.5', '68800', '69600', '68700', '69000', '90.5'],
      ['1771459200', '6220000.5', '69450', '69500', '68650', '68800', '89.5']
    ],
    kind: 'candles',
    values: [
      {
        ...{ time: 1771200000000, open: 68400.5, high: 68900, low: 68300, close: 68350 },
        ...{ volume: 98.25 }
      },
      { close: 69000 },
      { close: 68800 },
      { close: 69450 }
    ]
  }
]
