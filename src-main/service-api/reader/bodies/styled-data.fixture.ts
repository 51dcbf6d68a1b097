import type { Body } from './body.fixture'

/** getData. */
export const styledData: readonly Body[] = [
  {
    manner: 'camel names and lists',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: {
      quotes: {
        'BTC-USD': {
          ...{
            px: '68,078.12',
            lo24: '67,960.52',
            hi24: '69,194.30',
            chg24Bps: -65,
            asOf: '2026-02-17T08:27:54.000Z'
          }
        },
        'ETH-USD': {
          ...{
            px: '3,320.10',
            lo24: '3,300.00',
            hi24: '3,400.00',
            chg24Bps: 105,
            asOf: '2026-02-17T08:27:54.000Z'
          }
        }
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{ price: 68078.12, low: 67960.52, high: 69194.3, changePercent: -0.65, at: 1771316874000 },
        ...{ currency: 'USD' }
      },
      { price: 3320.1, changePercent: 1.05, currency: 'USD' }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: {
      Response: 'Success',
      Data: {
        ...{
          INSTRUMENT: 'BTC-USD',
          VALUE: 68078.12,
          VALUE_LAST_UPDATE_TS: 1771316874,
          CURRENT_DAY_HIGH: 69194.3,
          CURRENT_DAY_LOW: 67960.52
        },
        ...{ MOVING_24_HOUR_CHANGE_PERCENTAGE: -0.65 }
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{ price: 68078.12, at: 1771316874000, high: 69194.3, low: 67960.52, changePercent: -0.65 },
        ...{ currency: 'USD' }
      }
    ]
  },
  {
    manner: 'CoinGecko, simple price',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: {
      bitcoin: {
        ...{
          usd: 68078.12,
          usd_market_cap: 1340000000000,
          usd_24h_vol: 28500000000,
          usd_24h_change: -0.65,
          last_updated_at: 1771316874
        }
      },
      ethereum: {
        ...{
          usd: 3320.1,
          usd_market_cap: 400000000000,
          usd_24h_vol: 12200000000,
          usd_24h_change: 1.05,
          last_updated_at: 1771316874
        }
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 68078.12, currency: 'USD', marketCap: 1340000000000, volume: 28500000000 },
        ...{ changePercent: -0.65, at: 1771316874000 }
      },
      { symbol: 'ETH', price: 3320.1, changePercent: 1.05 }
    ]
  },
  {
    manner: 'CoinMarketCap, quotes',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: {
      status: {
        ...{
          timestamp: '2026-02-17T08:27:54.000Z',
          error_code: 0,
          error_message: null,
          elapsed: 12,
          credit_count: 1
        }
      },
      data: {
        BTC: [
          {
            ...{ id: 1, name: 'Bitcoin', symbol: 'BTC', slug: 'bitcoin', num_market_pairs: 11000 },
            ...{
              date_added: '2010-07-13T00:00:00.000Z',
              max_supply: 21000000,
              circulating_supply: 19800000,
              cmc_rank: 1,
              last_updated: '2026-02-17T08:27:54.000Z'
            },
            quote: {
              USD: {
                ...{
                  price: 68078.12,
                  volume_24h: 28500000000,
                  volume_change_24h: 12.5,
                  percent_change_1h: 0.1,
                  percent_change_24h: -0.65
                },
                ...{
                  percent_change_7d: 3.2,
                  market_cap: 1340000000000,
                  market_cap_dominance: 57.1,
                  last_updated: '2026-02-17T08:27:54.000Z'
                }
              }
            }
          }
        ]
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', rank: 1, price: 68078.12, currency: 'USD' },
        ...{ volume: 28500000000, changePercent: -0.65, marketCap: 1340000000000, at: 1771316874000 }
      }
    ]
  },
  {
    manner: 'Binance, 24 h',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: {
      ...{
        symbol: 'BTCUSDT',
        priceChange: '-445.38000000',
        priceChangePercent: '-0.650',
        weightedAvgPrice: '68301.2',
        prevClosePrice: '68523.50'
      },
      ...{
        lastPrice: '68078.12',
        lastQty: '0.01',
        bidPrice: '68078.11',
        bidQty: '3.1',
        askPrice: '68078.12'
      },
      ...{
        askQty: '1.2',
        openPrice: '68523.50',
        highPrice: '69194.30',
        lowPrice: '67960.52',
        volume: '21000.25'
      },
      ...{
        quoteVolume: '1434300000.12',
        openTime: 1771230474000,
        closeTime: 1771316874000,
        firstId: 1,
        lastId: 2
      },
      ...{ count: 2 }
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTCUSDT', price: 68078.12, low: 67960.52, high: 69194.3, changePercent: -0.65 },
        ...{ volume: 21000.25, at: 1771316874000, currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'Kraken, ticker',
    operation: 'getData',
    params: { symbol: 'BTC' },
    body: {
      error: [],
      result: {
        XXBTZUSD: {
          a: ['68078.20000', '1', '1.000'],
          b: ['68078.10000', '2', '2.000'],
          c: ['68078.12000', '0.00100000'],
          v: ['900.5', '2100.25'],
          p: ['68200.1', '68300.2'],
          t: [9000, 21000],
          l: ['68000.00000', '67960.52000'],
          h: ['69000.00000', '69194.30000'],
          o: '68100.00000'
        }
      }
    },
    kind: 'quotes',
    values: [{ price: 68078.12, low: 67960.52, high: 69194.3, volume: 2100.25 }]
  }
]
