import { at, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const both = { symbol: 'BTC ETH' }
const euros = { symbol: 'BTC', currency: 'EUR' }

/** Quotes in the manner of the services that gather many markets. */
export const aggregatorQuotes: readonly Body[] = [
  {
    manner: 'CoinGecko, simple price',
    operation: 'getData',
    params: both,
    body: {
      bitcoin: { usd: 68078, usd_market_cap: 1.3e12, usd_24h_vol: 2.5e10, last_updated_at: 1771316874 },
      ethereum: { usd: 2001.5, usd_market_cap: 2.4e11, usd_24h_vol: 1.1e10, last_updated_at: 1771316870 }
    },
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 68078, currency: 'USD', marketCap: 1.3e12, volume: 2.5e10, at: 1771316874000 },
      { symbol: 'ETH', price: 2001.5, currency: 'USD', marketCap: 2.4e11, volume: 1.1e10, at: 1771316870000 }
    ]
  },
  {
    manner: 'CoinGecko, markets',
    operation: 'getTop',
    params: { top: '2' },
    body: [
      {
        ...{
          id: 'bitcoin',
          symbol: 'btc',
          name: 'Bitcoin',
          image: 'https://example.com/1.png',
          current_price: 68078
        },
        ...{ market_cap: 1.3e12, market_cap_rank: 1, fully_diluted_valuation: 1.4e12, total_volume: 2.5e10 },
        ...{ high_24h: 69194, low_24h: 67960, price_change_24h: -445.5, price_change_percentage_24h: -0.65 },
        ...{
          market_cap_change_24h: -8e9,
          market_cap_change_percentage_24h: -0.61,
          circulating_supply: 19.8e6
        },
        ...{ ath: 126000, ath_change_percentage: -46.1, ath_date: '2025-10-06T18:57:42.558Z', roi: null },
        last_updated: '2026-02-17T08:27:54.120Z'
      },
      {
        ...{ id: 'ethereum', symbol: 'eth', name: 'Ethereum', current_price: 2001.5, market_cap: 2.4e11 },
        ...{ market_cap_rank: 2, total_volume: 1.1e10, high_24h: 2050, low_24h: 1990, price_change_24h: 20 },
        ...{ price_change_percentage_24h: 1.01, last_updated: '2026-02-17T08:27:50.000Z' }
      }
    ],
    kind: 'quotes',
    values: [
      {
        ...{
          symbol: 'btc',
          name: 'Bitcoin',
          price: 68078,
          low: 67960,
          high: 69194,
          changePercent: -0.65,
          rank: 1
        },
        ...{ marketCap: 1.3e12, volume: 2.5e10, at: at(2026, 2, 17, 8, 27, 54) + 120 }
      },
      { symbol: 'eth', price: 2001.5, changePercent: 1.01, rank: 2, high: 2050, low: 1990 }
    ]
  },
  {
    manner: 'CoinMarketCap, quotes',
    operation: 'getDataCurrency',
    params: euros,
    body: {
      status: {
        timestamp: '2026-02-17T08:28:00.000Z',
        error_code: 0,
        error_message: null,
        elapsed: 14,
        credit_count: 1
      },
      data: {
        BTC: [
          {
            ...{
              id: 1,
              name: 'Bitcoin',
              symbol: 'BTC',
              slug: 'bitcoin',
              cmc_rank: 1,
              num_market_pairs: 11000
            },
            quote: {
              EUR: {
                ...{ price: 59000.5, volume_24h: 2.1e10, volume_change_24h: -7.1, percent_change_1h: 0.1 },
                ...{ percent_change_24h: -0.65, percent_change_7d: 3.2, market_cap: 1.12e12 },
                last_updated: '2026-02-17T08:27:00.000Z'
              }
            }
          }
        ]
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{
          symbol: 'BTC',
          name: 'Bitcoin',
          price: 59000.5,
          currency: 'EUR',
          volume: 2.1e10,
          changePercent: -0.65
        },
        ...{ marketCap: 1.12e12, rank: 1, at: at(2026, 2, 17, 8, 27) }
      }
    ]
  },
  {
    manner: 'CryptoCompare, full prices',
    operation: 'getData',
    params: btc,
    body: {
      RAW: {
        BTC: {
          USD: {
            ...{
              TYPE: '5',
              MARKET: 'CCCAGG',
              FROMSYMBOL: 'BTC',
              TOSYMBOL: 'USD',
              FLAGS: '2049',
              PRICE: 68078.12
            },
            ...{
              LASTUPDATE: 1771316874,
              MEDIAN: 68077,
              LASTVOLUME: 0.01,
              VOLUMEDAY: 9100.5,
              VOLUME24HOUR: 21000.25
            },
            ...{ VOLUME24HOURTO: 1.43e9, OPEN24HOUR: 68523.5, HIGH24HOUR: 69194.3, LOW24HOUR: 67960.52 },
            ...{ CHANGE24HOUR: -445.38, CHANGEPCT24HOUR: -0.64997, MKTCAP: 1.3e12, SUPPLY: 19800000 }
          }
        }
      },
      DISPLAY: {
        BTC: {
          USD: {
            FROMSYMBOL: 'Ƀ',
            TOSYMBOL: '$',
            PRICE: '$ 68,078.1',
            MKTCAP: '$ 1.30 T',
            CHANGEPCT24HOUR: '-0.65'
          }
        }
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{
          symbol: 'BTC',
          price: 68078.12,
          currency: 'USD',
          low: 67960.52,
          high: 69194.3,
          changePercent: -0.64997
        },
        ...{ marketCap: 1.3e12, at: 1771316874000 }
      }
    ]
  },
  {
    manner: 'CryptoCompare, prices',
    operation: 'getDataCurrency',
    params: { ...both, currency: 'EUR' },
    body: { BTC: { USD: 68078, EUR: 59000.5 }, ETH: { USD: 2001.5, EUR: 1740 } },
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 59000.5, currency: 'EUR' },
      { symbol: 'ETH', price: 1740, currency: 'EUR' }
    ]
  },
  {
    manner: 'CoinGecko, exchange tickers',
    operation: 'getExchange',
    params: { symbol: 'binance' },
    body: {
      name: 'Binance',
      tickers: [
        {
          ...{
            base: 'BTC',
            target: 'USDT',
            market: { name: 'Binance', identifier: 'binance', has_trading_incentive: false }
          },
          ...{ last: 68078, volume: 21000.25, converted_last: { btc: 1, usd: 68070 }, trust_score: 'green' },
          ...{ bid_ask_spread_percentage: 0.01, timestamp: '2026-02-17T08:27:54+00:00', coin_id: 'bitcoin' }
        }
      ]
    },
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 68078,
        currency: 'USDT',
        volume: 21000.25,
        exchange: 'Binance',
        at: at(2026, 2, 17, 8, 27, 54)
      }
    ]
  }
]
