import type { Body } from './body.fixture'

/** getData. */
export const styledFeeds: readonly Body[] = [
  {
    manner: 'Coinbase, product',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: {
      ...{
        product_id: 'BTC-USD',
        price: '68078.12',
        price_percentage_change_24h: '-0.65',
        volume_24h: '9000.25',
        volume_percentage_change_24h: '12.1'
      },
      ...{
        base_name: 'Bitcoin',
        quote_name: 'US Dollar',
        status: 'online',
        product_type: 'SPOT',
        quote_currency_id: 'USD'
      },
      ...{ base_currency_id: 'BTC', base_display_symbol: 'BTC', quote_display_symbol: 'USD' }
    },
    kind: 'quotes',
    values: [{ price: 68078.12, changePercent: -0.65, volume: 9000.25, currency: 'USD' }]
  },
  {
    manner: 'Messari',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: {
      status: { elapsed: 2, timestamp: '2026-02-17T08:27:54.000Z' },
      data: {
        id: '1e31218a',
        symbol: 'BTC',
        name: 'Bitcoin',
        slug: 'bitcoin',
        market_data: {
          ...{
            price_usd: 68078.12,
            price_btc: 1,
            volume_last_24_hours: 28500000000,
            real_volume_last_24_hours: 9100000000,
            percent_change_usd_last_1_hour: 0.1
          },
          ...{ percent_change_usd_last_24_hours: -0.65 },
          ohlcv_last_24_hour: {
            ...{ open: 68523.5, high: 69194.3, low: 67960.52, close: 68078.12, volume: 9100000000 }
          }
        }
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 68078.12, currency: 'USD', changePercent: -0.65 },
        ...{ high: 69194.3, low: 67960.52 }
      }
    ]
  },
  {
    manner: 'Twelve Data',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: {
      ...{
        symbol: 'BTC/USD',
        name: 'Bitcoin US Dollar',
        exchange: 'Coinbase Pro',
        datetime: '2026-02-17',
        timestamp: 1771316874
      },
      ...{ open: '68523.5', high: '69194.3', low: '67960.52', close: '68078.12', previous_close: '68523.5' },
      ...{ change: '-445.38', percent_change: '-0.65', is_market_open: true },
      fifty_two_week: { low: '49000', high: '126000', low_change: '19000' }
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC/USD', price: 68078.12, high: 69194.3, low: 67960.52, changePercent: -0.65 },
        ...{ exchange: 'Coinbase Pro', currency: 'USD', at: 1771316874000 }
      }
    ]
  },
  {
    manner: 'Finnhub',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: {
      ...{ c: 68078.12, d: -445.38, dp: -0.65, h: 69194.3, l: 67960.52 },
      ...{ o: 68523.5, pc: 68523.5, t: 1771316874 }
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 68078.12, changePercent: -0.65, high: 69194.3, low: 67960.52 },
        ...{ at: 1771316874000 }
      }
    ]
  },
  {
    manner: 'FMP',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: [
      {
        ...{
          symbol: 'BTCUSD',
          name: 'Bitcoin USD',
          price: 68078.12,
          changesPercentage: -0.65,
          change: -445.38
        },
        ...{ dayLow: 67960.52, dayHigh: 69194.3, yearHigh: 126000, yearLow: 49000, marketCap: 1340000000000 },
        ...{
          priceAvg50: 70000,
          priceAvg200: 80000,
          volume: 28500000000,
          avgVolume: 30000000000,
          exchange: 'CRYPTO'
        },
        ...{ open: 68523.5, previousClose: 68523.5, timestamp: 1771316874 }
      }
    ],
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTCUSD', price: 68078.12, changePercent: -0.65, low: 67960.52, high: 69194.3 },
        ...{ marketCap: 1340000000000, volume: 28500000000, at: 1771316874000, currency: 'USD' }
      }
    ]
  }
]
