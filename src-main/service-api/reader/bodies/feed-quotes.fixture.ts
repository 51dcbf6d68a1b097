import { at, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const euros = { symbol: 'BTC', currency: 'EUR' }

/** Quotes in the manner of data feeds. */
export const feedQuotes: readonly Body[] = [
  {
    manner: 'CoinPaprika, ticker',
    operation: 'getData',
    params: btc,
    body: {
      ...{
        id: 'btc-bitcoin',
        name: 'Bitcoin',
        symbol: 'BTC',
        rank: 1,
        total_supply: 19800000,
        beta_value: 0.98
      },
      last_updated: '2026-02-17T08:27:54Z',
      quotes: {
        USD: {
          ...{ price: 68078.5, volume_24h: 2.5e10, volume_24h_change_24h: -7, market_cap: 1.3e12 },
          ...{
            percent_change_15m: 0.02,
            percent_change_24h: -0.65,
            percent_change_7d: 3.1,
            ath_price: 126000
          },
          percent_from_price_ath: -46.1
        }
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{
          symbol: 'BTC',
          name: 'Bitcoin',
          rank: 1,
          price: 68078.5,
          currency: 'USD',
          volume: 2.5e10,
          marketCap: 1.3e12
        },
        ...{ changePercent: -0.65, at: at(2026, 2, 17, 8, 27, 54) }
      }
    ]
  },
  {
    manner: 'CoinCap, asset',
    operation: 'getData',
    params: btc,
    body: {
      data: {
        ...{
          id: 'bitcoin',
          rank: '1',
          symbol: 'BTC',
          name: 'Bitcoin',
          supply: '19800000.0',
          maxSupply: '21000000.0'
        },
        ...{
          marketCapUsd: '1300000000000.5',
          volumeUsd24Hr: '25000000000.25',
          priceUsd: '68078.12',
          changePercent24Hr: '-0.65'
        },
        vwap24Hr: '68500.1'
      },
      timestamp: 1771316874123
    },
    kind: 'quotes',
    values: [
      {
        ...{
          symbol: 'BTC',
          name: 'Bitcoin',
          rank: 1,
          price: 68078.12,
          currency: 'USD',
          changePercent: -0.65
        },
        ...{ marketCap: 1300000000000.5, volume: 25000000000.25 }
      }
    ]
  },
  {
    manner: 'Twelve Data, quote',
    operation: 'getData',
    params: btc,
    body: {
      ...{
        symbol: 'BTC/USD',
        name: 'Bitcoin US Dollar',
        exchange: 'Binance',
        datetime: '2026-02-17',
        timestamp: 1771286400
      },
      ...{
        open: '68523.5',
        high: '69194.3',
        low: '67960.52',
        close: '68078',
        previous_close: '68523.5',
        change: '-445.5'
      },
      ...{ percent_change: '-0.65015', is_market_open: true },
      fifty_two_week: { low: '60000', high: '126000', low_change: '8078', range: '60000 - 126000' }
    },
    kind: 'quotes',
    values: [
      {
        ...{
          symbol: 'BTC/USD',
          name: 'Bitcoin US Dollar',
          exchange: 'Binance',
          price: 68078,
          currency: 'USD'
        },
        ...{ high: 69194.3, low: 67960.52, changePercent: -0.65015 }
      }
    ]
  },
  {
    manner: 'Alpha Vantage, exchange rate',
    operation: 'getDataCurrency',
    params: euros,
    body: {
      'Realtime Currency Exchange Rate': {
        ...{
          '1. From_Currency Code': 'BTC',
          '2. From_Currency Name': 'Bitcoin',
          '3. To_Currency Code': 'EUR'
        },
        ...{
          '4. To_Currency Name': 'Euro',
          '5. Exchange Rate': '59000.50',
          '6. Last Refreshed': '2026-02-17 08:27:54'
        },
        ...{ '7. Time Zone': 'UTC', '8. Bid Price': '58999.9', '9. Ask Price': '59001.1' }
      }
    },
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 59000.5, currency: 'EUR', at: at(2026, 2, 17, 8, 27, 54) }]
  },
  {
    manner: 'EODHD, real time',
    operation: 'getData',
    params: btc,
    body: {
      ...{
        code: 'BTC-USD.CC',
        timestamp: 1771316874,
        gmtoffset: 0,
        open: 68523.5,
        high: 69194.3,
        low: 67960.52
      },
      ...{ close: 68078, volume: 25000000000, previousClose: 68523.5, change: -445.5, change_p: -0.6501 }
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC-USD.CC', price: 68078, high: 69194.3, low: 67960.52, volume: 25000000000 },
        ...{ changePercent: -0.6501, at: 1771316874000 }
      }
    ]
  },
  {
    manner: 'Messari, metrics',
    operation: 'getData',
    params: btc,
    body: {
      status: { elapsed: 3, timestamp: '2026-02-17T08:28:00.1Z' },
      data: {
        ...{ id: '1e31218a', symbol: 'BTC', name: 'Bitcoin', slug: 'bitcoin' },
        market_data: {
          ...{
            price_usd: 68078.12,
            price_btc: 1,
            volume_last_24_hours: 2.5e10,
            percent_change_usd_last_1_hour: 0.1
          },
          percent_change_usd_last_24_hours: -0.65
        },
        marketcap: { rank: 1, marketcap_dominance_percent: 57.1, current_marketcap_usd: 1.3e12 }
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{
          symbol: 'BTC',
          name: 'Bitcoin',
          price: 68078.12,
          currency: 'USD',
          volume: 2.5e10,
          changePercent: -0.65
        },
        ...{ rank: 1, marketCap: 1.3e12 }
      }
    ]
  },
  {
    manner: 'LunarCrush, coins',
    operation: 'getTop',
    params: { top: '1' },
    body: {
      config: { sort: 'market_cap', limit: 1, page: 0, total_rows: 4000 },
      data: [
        {
          ...{
            id: 1,
            symbol: 'BTC',
            name: 'Bitcoin',
            price: 68078.12,
            price_btc: 1,
            volume_24h: 2.5e10,
            volatility: 0.0123
          },
          ...{
            percent_change_1h: 0.1,
            percent_change_24h: -0.65,
            percent_change_7d: 3.1,
            market_cap: 1.3e12
          },
          ...{
            market_cap_rank: 1,
            galaxy_score: 71,
            alt_rank: 90,
            last_updated_price: 1771316874,
            topic: 'btc bitcoin'
          }
        }
      ]
    },
    kind: 'quotes',
    values: [
      {
        ...{
          symbol: 'BTC',
          name: 'Bitcoin',
          price: 68078.12,
          volume: 2.5e10,
          changePercent: -0.65,
          marketCap: 1.3e12
        },
        rank: 1
      }
    ]
  }
]
