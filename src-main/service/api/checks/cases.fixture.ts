/** A response that was once misread without a warning. `doubted` is the field that must be doubtful. */
export interface CheckCase {
  readonly name: string
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
  readonly doubted: string
}

const btc = { symbol: 'BTC' }

export const checkCases: readonly CheckCase[] = [
  {
    name: 'a price far from bid and ask',
    operation: 'getData',
    params: btc,
    body: { status: true, symbol: 'BTC', amount: 10230.5, bid: 88123.4, ask: 88123.5 },
    doubted: 'price'
  },
  {
    name: 'the price of a coin in units of itself',
    operation: 'getTickers',
    params: btc,
    body: {
      status: true,
      tickers: [{ base: 'BTC', market: { name: 'Binance' }, converted_last: { btc: 1, usd: 65000.5 } }]
    },
    doubted: 'price'
  },
  {
    name: 'the price of a coin in units of itself, read as a volume',
    operation: 'getData',
    params: btc,
    body: { status: true, data: [{ symbol: 'BTC', price: { btc: 1, usd: 65000.5 } }] },
    doubted: 'volume'
  },
  {
    name: 'an all-time high read as the price',
    operation: 'getData',
    params: btc,
    body: {
      status: true,
      data: { symbol: 'BTC', change: '-1.37', allTimeHigh: { price: '126198.07', timestamp: 1759708800 } }
    },
    doubted: 'price'
  },
  {
    name: 'a high from an earlier month',
    operation: 'getData',
    params: btc,
    body: {
      status: true,
      data: [
        {
          symbol: 'BTC',
          price: 88123.45,
          price_timestamp: '2026-01-01T00:00:00Z',
          high: 126198.07,
          high_timestamp: '2025-10-06T00:00:00Z'
        }
      ]
    },
    doubted: 'high'
  },
  {
    name: 'a percentage whose sign differs from that of the amount',
    operation: 'getData',
    params: btc,
    body: {
      status: true,
      data: [{ symbol: 'BTC', price: 88123.45, change: -1224.15, change_percent: 1.37 }]
    },
    doubted: 'changePercent'
  },
  {
    name: 'a headline with both a publication time and a creation time',
    operation: 'getNews',
    params: btc,
    body: {
      status: true,
      results: [
        {
          title: 'T1',
          published_at: '2026-01-01T00:00:00Z',
          created_at: '2026-01-01T00:01:00Z',
          url: 'https://e.example/1'
        }
      ]
    },
    doubted: 'at'
  },
  {
    name: 'a coin name read as a headline',
    operation: 'getNews',
    params: btc,
    body: {
      status: true,
      results: [
        { summary: 'S', url: 'https://n.example/1', instruments: [{ code: 'BTC', title: 'Bitcoin' }] }
      ]
    },
    doubted: 'title'
  },
  {
    name: 'the requested amount read as the result',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: { status: true, from: 'BTC', to: 'EUR', amount: 3 },
    doubted: 'result'
  },
  {
    name: 'a rate for one coin although two were requested',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: { status: true, query: { from: 'BTC', to: 'EUR', amount: 2 }, info: { rate: 75123.45 } },
    doubted: 'result'
  },
  {
    name: 'the settlement price of a contract',
    operation: 'getData',
    params: btc,
    body: { status: true, data: { symbol: 'BTC', settlement_price: 89000.1, index_price: 88120.02 } },
    doubted: 'price'
  },
  {
    name: 'a lowest and highest price without a time span',
    operation: 'getData',
    params: btc,
    body: {
      status: true,
      data: { symbol: 'BTC', last_price: 88123.45, min_price: 86000.1, max_price: 91000.2 }
    },
    doubted: 'high'
  },
  {
    name: 'an amount of money among percentages',
    operation: 'getPerformance',
    params: btc,
    body: {
      status: true,
      performance: [
        { period: '1D', change: -1224.15, change_pct: -1.37 },
        { period: 'YTD', change: 437.35 }
      ]
    },
    doubted: 'percent'
  },
  {
    name: 'a price outside the day’s range',
    operation: 'getData',
    params: btc,
    body: { status: true, data: [{ symbol: 'BTC', last: 95000, low: 86000, high: 91000 }] },
    doubted: 'price'
  },
  {
    name: 'a lower band that is much closer to the middle than the upper one',
    operation: 'getBollinger',
    params: btc,
    body: { status: true, bands: [{ t: 1795392000, up: 99820.4, mid: 94010.33, low: 93910 }] },
    doubted: 'lower'
  },
  {
    name: 'a rank counted by position although the market caps aren’t in order',
    operation: 'getTop',
    params: { top: '2' },
    body: {
      status: true,
      top: [
        { symbol: 'XRP', price: 2.03, market_cap: 122e9 },
        { symbol: 'BTC', price: 88123.45, market_cap: 1753e9 }
      ]
    },
    doubted: 'rank'
  },
  {
    name: 'a rank counted by position next to an unreadable rank',
    operation: 'getTop',
    params: { top: '2' },
    body: {
      status: true,
      top: [
        { symbol: 'BTC', price: 88123.45, rank: '1st' },
        { symbol: 'SOL', price: 141.37, rank: '5th' }
      ]
    },
    doubted: 'rank'
  },
  {
    name: 'a market cap whose unit is in another field',
    operation: 'getData',
    params: btc,
    body: {
      status: true,
      data: [{ symbol: 'BTC', price: 88123.45, market_cap: 1753656.655, market_cap_unit: 'million USD' }]
    },
    doubted: 'marketCap'
  },
  {
    name: 'a fear and greed index above 100',
    operation: 'getFearGreed',
    params: {},
    body: { status: true, value: 120 },
    doubted: 'value'
  },
  {
    name: 'an all-time high below the day’s high',
    operation: 'getATHATL',
    params: btc,
    body: { status: true, symbol: 'BTC', ath: 69000, atl: 60, high: 91000 },
    doubted: 'ath'
  },
  {
    name: 'a bar that opens above its high',
    operation: 'getOHLC',
    params: btc,
    body: {
      status: true,
      result: [
        { time: '2026-01-01', open: 120, high: 110, low: 90, close: 100 },
        { time: '2026-01-02', open: 100, high: 110, low: 90, close: 100 }
      ]
    },
    doubted: 'open'
  }
]
