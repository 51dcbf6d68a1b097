import type { Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const euros = { symbol: 'BTC', currency: 'EUR' }

/** Quotes in the manner of exchanges. */
export const exchangeQuotes: readonly Body[] = [
  {
    manner: 'Binance, 24 hours',
    operation: 'getTickers',
    body: [
      {
        ...{
          symbol: 'BTCUSDT',
          priceChange: '-445.50',
          priceChangePercent: '-0.650',
          weightedAvgPrice: '68500.1'
        },
        ...{
          prevClosePrice: '68523.50',
          lastPrice: '68078.00',
          lastQty: '0.002',
          bidPrice: '68077.9',
          askPrice: '68078.1'
        },
        ...{ openPrice: '68523.50', highPrice: '69194.30', lowPrice: '67960.52', volume: '21000.25' },
        ...{
          quoteVolume: '1438500000.5',
          openTime: 1771230474000,
          closeTime: 1771316874000,
          firstId: 1,
          lastId: 900,
          count: 900
        }
      }
    ],
    kind: 'quotes',
    values: [
      {
        ...{
          symbol: 'BTCUSDT',
          price: 68078,
          low: 67960.52,
          high: 69194.3,
          changePercent: -0.65,
          volume: 21000.25
        },
        at: 1771316874000
      }
    ]
  },
  {
    manner: 'Coinbase, spot price',
    operation: 'getDataCurrency',
    params: euros,
    body: { data: { amount: '59000.5', base: 'BTC', currency: 'EUR' } },
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 59000.5, currency: 'EUR' }]
  },
  {
    manner: 'Coinbase, product statistics',
    operation: 'getData',
    params: btc,
    body: {
      open: '68523.5',
      high: '69194.3',
      low: '67960.52',
      last: '68078',
      volume: '21000.25',
      volume_30day: '600000.5'
    },
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 68078, high: 69194.3, low: 67960.52, volume: 21000.25 }]
  },
  {
    manner: 'OKX, tickers',
    operation: 'getTickers',
    body: {
      ...{ code: '0', msg: '' },
      data: [
        {
          ...{
            instType: 'SPOT',
            instId: 'BTC-USDT',
            last: '68078',
            lastSz: '0.1',
            askPx: '68078.1',
            bidPx: '68077.9'
          },
          ...{
            open24h: '68523.5',
            high24h: '69194.3',
            low24h: '67960.52',
            volCcy24h: '1438500000',
            vol24h: '21000.25'
          },
          ...{ ts: '1771316874085', sodUtc0: '68100', sodUtc8: '68200' }
        }
      ]
    },
    kind: 'quotes',
    values: [
      { symbol: 'BTC-USDT', price: 68078, high: 69194.3, low: 67960.52, volume: 21000.25, at: 1771316874085 }
    ]
  },
  {
    manner: 'Bybit, tickers: a fraction under a percent name',
    operation: 'getTickers',
    body: {
      ...{ retCode: 0, retMsg: 'OK', time: 1771316874085 },
      result: {
        category: 'spot',
        list: [
          {
            ...{
              symbol: 'BTCUSDT',
              bid1Price: '68077.9',
              ask1Price: '68078.1',
              lastPrice: '68078',
              prevPrice24h: '68523.5'
            },
            ...{
              price24hPcnt: '-0.0065',
              highPrice24h: '69194.3',
              lowPrice24h: '67960.52',
              turnover24h: '1438500000'
            },
            volume24h: '21000.25'
          }
        ]
      }
    },
    kind: 'quotes',
    values: [
      {
        symbol: 'BTCUSDT',
        price: 68078,
        changePercent: -0.65,
        high: 69194.3,
        low: 67960.52,
        volume: 21000.25
      }
    ]
  },
  {
    manner: 'Gate, tickers',
    operation: 'getTickers',
    body: [
      {
        ...{ currency_pair: 'BTC_USDT', last: '68078', lowest_ask: '68078.1', highest_bid: '68077.9' },
        ...{
          change_percentage: '-0.65',
          base_volume: '21000.25',
          quote_volume: '1438500000',
          high_24h: '69194.3',
          low_24h: '67960.52'
        }
      }
    ],
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC_USDT',
        price: 68078,
        changePercent: -0.65,
        volume: 21000.25,
        high: 69194.3,
        low: 67960.52
      }
    ]
  },
  {
    manner: 'KuCoin, statistics: a fraction under a rate',
    operation: 'getTickers',
    body: {
      code: '200000',
      data: {
        time: 1771316874085,
        ticker: [
          {
            ...{
              symbol: 'BTC-USDT',
              symbolName: 'BTC-USDT',
              buy: '68077.9',
              sell: '68078.1',
              changeRate: '-0.0065'
            },
            ...{
              changePrice: '-445.5',
              high: '69194.3',
              low: '67960.52',
              vol: '21000.25',
              volValue: '1438500000',
              last: '68078'
            },
            averagePrice: '68300.5'
          }
        ]
      }
    },
    kind: 'quotes',
    values: [
      { symbol: 'BTC-USDT', price: 68078, high: 69194.3, low: 67960.52, volume: 21000.25, at: 1771316874085 }
    ]
  },
  {
    manner: 'a table for people',
    operation: 'getTop',
    params: { top: '2' },
    body: {
      status: 'ok',
      columns: ['Rank', 'Name', 'Symbol', 'Price', '24h %', 'Market Cap', 'Volume (24h)'],
      rows: [
        [1, 'Bitcoin', 'BTC', '$68,078.12', '−0.65%', '$1.3T', '$25.1B'],
        [2, 'Ethereum', 'ETH', '$2,001.50', '+1.01%', '$240.5B', '$11B']
      ]
    },
    kind: 'quotes',
    values: [
      {
        ...{
          symbol: 'BTC',
          name: 'Bitcoin',
          rank: 1,
          price: 68078.12,
          changePercent: -0.65,
          marketCap: 1.3e12
        },
        volume: 25.1e9
      },
      { symbol: 'ETH', rank: 2, price: 2001.5, changePercent: 1.01, marketCap: 240.5e9, volume: 11e9 }
    ]
  },
  {
    manner: 'exchanges, each with its coins',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: {
      status: true,
      tickers: { binance: { last: '68078', vol: '21000' }, kraken: { last: '68090', vol: '3000' } }
    },
    kind: 'quotes',
    values: [
      { symbol: 'BTC', exchange: 'binance', price: 68078, volume: 21000 },
      { symbol: 'BTC', exchange: 'kraken', price: 68090, volume: 3000 }
    ]
  }
]
