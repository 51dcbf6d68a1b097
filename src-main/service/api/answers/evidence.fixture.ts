import { emptyQuote } from './quote-row.fixture'

/** SEEN: copied from a real call. HINT: derived from client code or notes. MADE UP: no example is public. */
export interface Example {
  readonly mark: 'SEEN' | 'HINT' | 'MADE UP'
  readonly operation: string
  readonly params?: Readonly<Record<string, string>>
  readonly about: string
  readonly body: unknown
  readonly kind: string
  /** What the decoder must return. Objects may have more fields than these, but lists must match exactly. */
  readonly data: unknown
}

export const marketExamples: readonly Example[] = [
  {
    mark: 'SEEN',
    operation: 'getCryptoList',
    about: 'a row with source and history dates',
    body: {
      status: true,
      resultset_size: 3821,
      result: [
        {
          id: 'bitcoin',
          symbol: 'BTC',
          name: 'Bitcoin',
          source: 'binance',
          history_available_from: '2017-08-17',
          ohlc_available_from: '2017-08-17'
        },
        { id: '', symbol: 'BTC', name: '', source: 'kraken' }
      ]
    },
    kind: 'coins',
    data: [
      { symbol: 'BTC', name: 'Bitcoin', source: 'binance', historySince: Date.UTC(2017, 7, 17) },
      { symbol: 'BTC', name: null, source: 'kraken' }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getCryptoList',
    about: 'bare symbols',
    body: { status: true, result: ['BTC', 'ETH', ''] },
    kind: 'coins',
    data: [
      { symbol: 'BTC', name: null, source: null },
      { symbol: 'ETH', name: null, source: null }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getCryptoList',
    about: 'keyed by symbol',
    body: { status: true, coins: { BTC: { name: 'Bitcoin' }, ATR: 'Atari' } },
    kind: 'coins',
    data: [
      { symbol: 'BTC', name: 'Bitcoin', source: null },
      { symbol: 'ATR', name: 'Atari', source: null }
    ]
  },
  {
    mark: 'SEEN',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    about: 'numbers in quotes, a time without a zone, 17 digits',
    body: {
      status: 'success',
      symbols: [
        {
          symbol: 'BTC',
          last: '68078',
          last_btc: '1',
          lowest: '67960.52',
          highest: '69194.3',
          date: '2026-02-17 08:27:54',
          daily_change_percentage: '-0.65',
          source_exchange: 'binance'
        },
        {
          symbol: 'ETH',
          last: '0.00001234567890123',
          lowest: 'N/A',
          highest: '',
          daily_change_percentage: null
        }
      ]
    },
    kind: 'quotes',
    data: [
      {
        ...emptyQuote,
        symbol: 'BTC',
        price: 68078,
        low: 67960.52,
        high: 69194.3,
        changePercent: -0.65,
        at: Date.UTC(2026, 1, 17, 8, 27, 54),
        exchange: 'binance',
        text: { price: '68078', low: '67960.52', high: '69194.3', changePercent: '-0.65' }
      },
      { ...emptyQuote, symbol: 'ETH', price: 0.00001234567890123, text: { price: '0.00001234567890123' } }
    ]
  },
  {
    mark: 'SEEN',
    operation: 'getExchange',
    about: 'pairs, not coins',
    body: {
      status: 'success',
      symbols: [{ symbol: 'BTCUSDT', last: '71265.2', daily_change_percentage: '-2.36', date: '2026-02-17' }]
    },
    kind: 'quotes',
    data: [
      {
        ...emptyQuote,
        symbol: 'BTCUSDT',
        price: 71265.2,
        changePercent: -2.36,
        at: Date.UTC(2026, 1, 17),
        currency: 'USDT',
        text: { price: '71265.2', changePercent: '-2.36' }
      }
    ]
  },
  {
    mark: 'HINT',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    about: 'the price under the currency’s own name',
    body: { status: true, symbols: [{ symbol: 'BTC', EUR: '59000.5' }] },
    kind: 'quotes',
    data: [{ ...emptyQuote, symbol: 'BTC', price: 59000.5, currency: 'EUR', text: { price: '59000.5' } }]
  },
  {
    mark: 'HINT',
    operation: 'getTop',
    params: { top: '2' },
    about: 'a missing rank is the position; a change without a percent sign may be an amount',
    body: {
      status: true,
      data: [
        { symbol: 'BTC', name: 'Bitcoin', market_cap: 1300000000000, last: 68078, change: '-0.65%' },
        { symbol: 'ETH', name: 'Ether', market_cap: '4e11', price: '2000', change: -12 }
      ]
    },
    kind: 'quotes',
    data: [
      {
        ...emptyQuote,
        symbol: 'BTC',
        name: 'Bitcoin',
        marketCap: 1.3e12,
        price: 68078,
        changePercent: -0.65,
        rank: 1,
        text: { price: '68078', changePercent: '-0.65%', marketCap: '1300000000000' }
      },
      {
        ...emptyQuote,
        symbol: 'ETH',
        name: 'Ether',
        marketCap: 4e11,
        price: 2000,
        rank: 2,
        text: { price: '2000', marketCap: '4e11' }
      }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getTickers',
    params: { symbol: 'BTC ETH' },
    about: 'objects keyed by coin, one of them unknown',
    body: { status: true, BTC: { price: 1, volume: '2' }, eth: { price: null }, meta: { page: 1 } },
    kind: 'quotes',
    data: [
      { ...emptyQuote, symbol: 'BTC', price: 1, volume: 2, text: { price: '1', volume: '2' } },
      { ...emptyQuote, symbol: 'ETH' }
    ]
  },
  {
    mark: 'MADE UP',
    operation: 'getData',
    params: { symbol: 'BTC@binance' },
    about: 'a single row without a symbol, for the only requested coin',
    body: { status: true, result: { last: '5' } },
    kind: 'quotes',
    data: [{ ...emptyQuote, symbol: 'BTC', price: 5, text: { price: '5' } }]
  },
  {
    mark: 'SEEN',
    operation: 'getData',
    params: { symbol: 'NOPE' },
    about: 'an unknown coin that the service silently drops',
    body: { status: 'success', symbols: [] },
    kind: 'quotes',
    data: []
  },
  {
    mark: 'SEEN',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'ETH' },
    about: 'the converted amount alone',
    body: { status: 'success', result: 0.27124575084983005 },
    kind: 'conversion',
    data: { from: 'BTC', to: 'ETH', result: 0.27124575084983005, text: { result: '0.27124575084983005' } }
  },
  {
    mark: 'MADE UP',
    operation: 'getConversion',
    about: 'a string with more digits than a double can represent',
    body: { status: true, data: { from: 'SHIB', to: 'USD', value: '0.000012345678901234567' } },
    kind: 'conversion',
    data: {
      from: 'SHIB',
      to: 'USD',
      result: Number('0.000012345678901234567'),
      text: { result: '0.000012345678901234567' }
    }
  },
  {
    mark: 'HINT',
    operation: 'getFearGreed',
    about: 'nested',
    body: {
      status: true,
      fear_and_greed: { value: 18, value_classification: 'Extreme Fear', timestamp: '1763164800' }
    },
    kind: 'fearGreed',
    data: { value: 18, label: 'Extreme Fear', at: 1763164800000 }
  },
  {
    mark: 'HINT',
    operation: 'getFearGreed',
    about: 'flat',
    body: { status: true, value: '54', value_classification: 'Neutral', timestamp: '2025-11-15 00:00:00' },
    kind: 'fearGreed',
    data: { value: 54, label: 'Neutral', at: Date.UTC(2025, 10, 15) }
  },
  {
    mark: 'MADE UP',
    operation: 'getFearGreed',
    about: 'the newest of several days',
    body: {
      status: true,
      data: [
        { value: 20, timestamp: '2025-11-14' },
        { value: 22, timestamp: '2025-11-15' }
      ]
    },
    kind: 'fearGreed',
    data: { value: 22, label: null, at: Date.UTC(2025, 10, 15) }
  }
]
