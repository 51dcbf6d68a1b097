import type { Body } from './body.fixture'

/** getDataCurrency, getTop. */
export const styledQuotes: readonly Body[] = [
  {
    manner: 'camel names and lists',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: {
      base: 'BTC',
      prices: { EUR: 59000.5, USD: 68078.12 },
      change24h: { EUR: '-0.60%', USD: '-0.65%' },
      updated: '2026-02-17 08:27:54'
    },
    kind: 'quotes',
    values: [
      { ...{ symbol: 'BTC', price: 59000.5, currency: 'EUR', changePercent: -0.6, at: 1771316874000 } }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getTop',
    params: { top: '2' },
    body: {
      ranking: [
        {
          no: 1,
          coin: { code: 'BTC', title: 'Bitcoin' },
          ...{ lastPrice: '$68,078.12', marketCap: '$1.34T', volume24h: '$28.5B', delta24h: '−0.65%' }
        },
        {
          no: 2,
          coin: { code: 'ETH', title: 'Ethereum' },
          ...{ lastPrice: '$3,320.10', marketCap: '$400.1B', volume24h: '$12.2B', delta24h: '+1.05%' }
        }
      ]
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', rank: 1, name: 'Bitcoin', price: 68078.12, marketCap: 1340000000000 },
        ...{ volume: 28500000000, changePercent: -0.65 }
      },
      {
        ...{ symbol: 'ETH', rank: 2, name: 'Ethereum', price: 3320.1, marketCap: 400100000000 },
        ...{ volume: 12200000000, changePercent: 1.05 }
      }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'JPY' },
    body: {
      ...{
        Base: 'BTC',
        Quote: 'JPY',
        Price: '¥10,250,000',
        Change24h: '-0.65 %',
        Time: '2026/02/17 08:27:54'
      }
    },
    kind: 'quotes',
    values: [
      { ...{ symbol: 'BTC', currency: 'JPY', price: 10250000, changePercent: -0.65, at: 1771316874000 } }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getTop',
    params: { top: '2' },
    body: {
      data: [
        {
          ...{
            rank: '1',
            symbol: 'BTC',
            name: 'Bitcoin',
            supply: '19800000',
            marketCapUsd: '1340000000000.5'
          },
          ...{
            volumeUsd24Hr: '28500000000.25',
            priceUsd: '68078.12',
            changePercent24Hr: '-0.65',
            vwap24Hr: '68200.1'
          }
        }
      ],
      timestamp: 1771316874000
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', rank: 1, price: 68078.12, marketCap: 1340000000000.5 },
        ...{ volume: 28500000000.25, changePercent: -0.65, currency: 'USD', at: 1771316874000 }
      }
    ]
  },
  {
    manner: 'CoinGecko, markets',
    operation: 'getTop',
    params: { top: '1' },
    body: [
      {
        ...{
          id: 'bitcoin',
          symbol: 'btc',
          name: 'Bitcoin',
          image: 'https://i.example/b.png',
          current_price: 68078.12
        },
        ...{
          market_cap: 1340000000000,
          market_cap_rank: 1,
          fully_diluted_valuation: 1420000000000,
          total_volume: 28500000000,
          high_24h: 69194.3
        },
        ...{
          low_24h: 67960.52,
          price_change_24h: -445.38,
          price_change_percentage_24h: -0.65,
          market_cap_change_24h: -9000000000,
          market_cap_change_percentage_24h: -0.7
        },
        ...{
          circulating_supply: 19800000,
          ath: 126000,
          ath_change_percentage: -46.1,
          ath_date: '2025-10-06T18:57:42.558Z',
          atl: 67.81
        },
        ...{
          atl_change_percentage: 100296,
          atl_date: '2013-07-06T00:00:00.000Z',
          roi: null,
          last_updated: '2026-02-17T08:27:54.000Z'
        }
      }
    ],
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'btc', name: 'Bitcoin', price: 68078.12, marketCap: 1340000000000, rank: 1 },
        ...{ volume: 28500000000, high: 69194.3, low: 67960.52, changePercent: -0.65, at: 1771316874000 }
      }
    ]
  },
  {
    manner: 'CoinPaprika',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: {
      ...{ id: 'btc-bitcoin', name: 'Bitcoin', symbol: 'BTC', rank: 1, total_supply: 19800000 },
      ...{ beta_value: 0.99, first_data_at: '2010-07-17T00:00:00Z', last_updated: '2026-02-17T08:27:54Z' },
      quotes: {
        EUR: {
          ...{
            price: 59000.5,
            volume_24h: 24000000000,
            volume_24h_change_24h: 5.5,
            market_cap: 1160000000000,
            market_cap_change_24h: -0.6
          },
          ...{
            percent_change_15m: 0.02,
            percent_change_24h: -0.6,
            percent_change_7d: 3.1,
            ath_price: 108000,
            ath_date: '2025-10-06T18:57:42Z'
          },
          ...{ percent_from_price_ath: -45.4 }
        }
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', rank: 1, price: 59000.5, currency: 'EUR' },
        ...{ volume: 24000000000, marketCap: 1160000000000, changePercent: -0.6, at: 1771316874000 }
      }
    ]
  }
]
