import { at, type Body } from './body.fixture'

const moment = at(2026, 2, 17, 8, 27, 54)

/** getFearGreed, getCryptoList, getConversion. */
export const otherBodies: readonly Body[] = [
  {
    manner: 'alternative.me',
    operation: 'getFearGreed',
    body: {
      name: 'Fear and Greed Index',
      data: [
        { value: '40', value_classification: 'Fear', timestamp: '1771286400', time_until_update: '55126' },
        { value: '47', value_classification: 'Neutral', timestamp: '1771200000' }
      ],
      metadata: { error: null }
    },
    kind: 'fearGreed',
    values: { value: 40, label: 'Fear', at: 1771286400000 }
  },
  {
    manner: 'CoinMarketCap',
    operation: 'getFearGreed',
    body: {
      data: { value: 40, value_classification: 'Neutral', update_time: '2026-02-17T08:27:54Z' },
      status: { error_code: '0', elapsed: 5, credit_count: 1 }
    },
    kind: 'fearGreed',
    values: { value: 40, label: 'Neutral', at: moment }
  },
  {
    manner: 'CNN',
    operation: 'getFearGreed',
    body: {
      fear_and_greed: {
        ...{ score: 33.4, rating: 'fear', timestamp: '2026-02-17T08:27:54+00:00', previous_close: 36.1 },
        ...{ previous_1_week: 41.2, previous_1_month: 55, previous_1_year: 62 }
      }
    },
    kind: 'fearGreed',
    values: { value: 33.4, label: 'fear', at: moment }
  },
  {
    manner: 'now before previous',
    operation: 'getFearGreed',
    body: {
      fgi: {
        previousClose: { value: 61, valueText: 'Greed' },
        oneWeekAgo: { value: 70, valueText: 'Greed' },
        now: { value: 65, valueText: 'Greed' }
      },
      lastUpdated: { epochUnixSeconds: 1771316874, humanDate: '2026-02-17T08:27:54Z' }
    },
    kind: 'fearGreed',
    values: { value: 65, label: 'Greed' }
  },
  {
    manner: 'yesterday dated, now not',
    operation: 'getFearGreed',
    body: { status: true, data: { yesterday: { value: 20, date: '2026-02-16' }, now: { value: 25 } } },
    kind: 'fearGreed',
    values: { value: 25 }
  },
  {
    manner: 'keyed by day',
    operation: 'getFearGreed',
    body: { status: true, result: { '2026-02-16': { value: 20 }, '2026-02-17': { value: 25 } } },
    kind: 'fearGreed',
    values: { value: 25, at: at(2026, 2, 17) }
  },
  {
    manner: 'CoinGecko',
    operation: 'getCryptoList',
    body: [
      { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin' },
      { id: 'nameless', symbol: 'xyz', name: '' }
    ],
    kind: 'coins',
    values: [
      { symbol: 'btc', name: 'Bitcoin' },
      { symbol: 'xyz', name: null }
    ]
  },
  {
    manner: 'CryptoCompare',
    operation: 'getCryptoList',
    body: {
      ...{ Response: 'Success', Message: 'Coin list', Type: 100 },
      Data: {
        BTC: {
          Id: '1182',
          Url: '/coins/btc',
          Symbol: 'BTC',
          CoinName: 'Bitcoin',
          FullName: 'Bitcoin (BTC)',
          SortOrder: '1'
        },
        ETH: {
          Id: '7605',
          Url: '/coins/eth',
          Symbol: 'ETH',
          CoinName: 'Ethereum',
          FullName: 'Ethereum (ETH)',
          SortOrder: '2'
        }
      }
    },
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'symbols under exchanges',
    operation: 'getCryptoList',
    body: { status: true, result: { binance: ['BTC', 'ETH'], kraken: ['BTC'] } },
    kind: 'coins',
    values: [
      { symbol: 'BTC', source: 'binance' },
      { symbol: 'ETH', source: 'binance' },
      { symbol: 'BTC', source: 'kraken' }
    ]
  },
  {
    manner: 'CoinMarketCap',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'ETH' },
    body: {
      status: { timestamp: '2026-02-17T08:28:00.000Z', error_code: 0, credit_count: 1 },
      data: {
        ...{ id: 1, symbol: 'BTC', name: 'Bitcoin', amount: 1, last_updated: '2026-02-17T08:27:54.000Z' },
        quote: { ETH: { price: 34.01, last_updated: '2026-02-17T08:27:54.000Z' } }
      }
    },
    kind: 'conversion',
    values: { from: 'BTC', to: 'ETH', result: 34.01 }
  },
  {
    manner: 'an exchange of currencies',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: {
      success: true,
      query: { from: 'BTC', to: 'EUR', amount: 1 },
      info: { timestamp: 1771316874, rate: 59000.5 },
      date: '2026-02-17',
      result: 59000.5
    },
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 59000.5 }
  },
  {
    manner: 'Coinbase',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: { data: { currency: 'BTC', rates: { EUR: '59000.50', USD: '68078.12' } } },
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 59000.5 }
  },
  {
    manner: 'Twelve Data',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: { symbol: 'BTC/EUR', rate: 59000.5, amount: 59000.5, timestamp: 1771316874 },
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 59000.5 }
  }
]
