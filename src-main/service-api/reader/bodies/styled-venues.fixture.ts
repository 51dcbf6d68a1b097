import type { Body } from './body.fixture'

/** getExchange, getTickers. */
export const styledVenues: readonly Body[] = [
  {
    manner: 'camel names and lists',
    operation: 'getExchange',
    params: { symbol: 'BTC' },
    body: {
      markets: [
        {
          exchange: { name: 'Binance' },
          instrument: 'BTC/USDT',
          last: 68078.12,
          baseVolume: 21000.5,
          time: 1771316874
        },
        {
          exchange: { name: 'Kraken' },
          instrument: 'BTC/EUR',
          last: 59000.5,
          baseVolume: 1500.25,
          time: 1771316874
        }
      ]
    },
    kind: 'quotes',
    values: [
      { ...{ exchange: 'Binance', price: 68078.12, volume: 21000.5, currency: 'USDT', at: 1771316874000 } },
      { exchange: 'Kraken', price: 59000.5, currency: 'EUR', volume: 1500.25 }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: {
      tickers: [
        {
          ...{ market: 'BTC-EUR', venue: 'bitvavo', bid: '58999', ask: '59001', price: '59000.5' },
          ...{ volume: '321.5', eventTime: 1771316874000 }
        }
      ]
    },
    kind: 'quotes',
    values: [
      { ...{ price: 59000.5, exchange: 'bitvavo', currency: 'EUR', volume: 321.5, at: 1771316874000 } }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getExchange',
    params: { symbol: 'BTC' },
    body: {
      Binance: { BTCUSDT: { Last: 68078.12, High: 69194.3, Low: 67960.52, Volume: 21000.5 } },
      Kraken: { XBTUSD: { Last: 68070, High: 69190, Low: 67950, Volume: 1500.25 } }
    },
    kind: 'quotes',
    values: [
      { ...{ price: 68078.12, high: 69194.3, low: 67960.52, volume: 21000.5, exchange: 'Binance' } },
      { price: 68070, high: 69190, exchange: 'Kraken' }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: {
      retCode: 0,
      result: {
        category: 'spot',
        list: [
          {
            ...{
              symbol: 'BTCUSDT',
              bid1Price: '68078.1',
              ask1Price: '68078.2',
              lastPrice: '68078.12',
              prevPrice24h: '68523.5'
            },
            ...{
              price24hPcnt: '-0.0065',
              highPrice24h: '69194.3',
              lowPrice24h: '67960.52',
              turnover24h: '1430000000',
              volume24h: '21000.25'
            }
          }
        ]
      },
      time: 1771316874000
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTCUSDT', price: 68078.12, changePercent: -0.65, high: 69194.3, low: 67960.52 },
        ...{ volume: 21000.25, currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'CoinGecko, tickers',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: {
      name: 'Bitcoin',
      tickers: [
        {
          base: 'BTC',
          target: 'USDT',
          market: { name: 'Binance', identifier: 'binance', has_trading_incentive: false },
          last: 68078.12,
          volume: 21000.5,
          converted_last: { btc: 1, eth: 20.5, usd: 68080.2 },
          converted_volume: { btc: 21000, usd: 1430000000 },
          ...{
            trust_score: 'green',
            bid_ask_spread_percentage: 0.01,
            timestamp: '2026-02-17T08:27:54+00:00',
            coin_id: 'bitcoin',
            target_coin_id: 'tether'
          }
        }
      ]
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 68078.12, currency: 'USDT', exchange: 'Binance', volume: 21000.5 },
        ...{ at: 1771316874000 }
      }
    ]
  },
  {
    manner: 'Bitstamp',
    operation: 'getExchange',
    params: { symbol: 'BTC' },
    body: [
      {
        ...{ timestamp: '1771316874', open: '68523', high: '69194', low: '67960', last: '68078' },
        ...{ volume: '1500.25', vwap: '68300', bid: '68077', ask: '68079', side: '0' },
        ...{ open_24: '68523', percent_change_24: '-0.65', pair: 'BTC/USD', market_type: 'SPOT' }
      }
    ],
    kind: 'quotes',
    values: [
      {
        ...{ price: 68078, high: 69194, low: 67960, volume: 1500.25, changePercent: -0.65 },
        ...{ currency: 'USD', at: 1771316874000 }
      }
    ]
  },
  {
    manner: 'KuCoin',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: {
      code: '200000',
      data: {
        time: 1771316874000,
        ticker: [
          {
            ...{
              symbol: 'BTC-USDT',
              symbolName: 'BTC-USDT',
              buy: '68078.1',
              sell: '68078.2',
              changeRate: '-0.0065'
            },
            ...{
              changePrice: '-445.38',
              high: '69194.3',
              low: '67960.52',
              vol: '2100.25',
              volValue: '143000000'
            },
            ...{ last: '68078.12', averagePrice: '68300.1', takerFeeRate: '0.001', makerFeeRate: '0.001' }
          }
        ]
      }
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC-USDT', price: 68078.12, changePercent: -0.65, high: 69194.3, low: 67960.52 },
        ...{ volume: 2100.25, at: 1771316874000, currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'OKX',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: {
      code: '0',
      msg: '',
      data: [
        {
          ...{ instType: 'SPOT', instId: 'BTC-USDT', last: '68078.12', lastSz: '0.01', askPx: '68078.2' },
          ...{ askSz: '1', bidPx: '68078.1', bidSz: '2', open24h: '68523.5', high24h: '69194.3' },
          ...{
            low24h: '67960.52',
            volCcy24h: '143000000',
            vol24h: '2100.25',
            ts: '1771316874000',
            sodUtc0: '68100'
          },
          ...{ sodUtc8: '68200' }
        }
      ]
    },
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC-USDT', price: 68078.12, high: 69194.3, low: 67960.52, volume: 2100.25 },
        ...{ at: 1771316874000, currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'a coin per exchange',
    operation: 'getExchange',
    params: { symbol: 'BTC' },
    body: {
      BTC: {
        binance: { last: '68078.12', volume_24h: '21000.5', timestamp: 1771316874 },
        kraken: { last: '68070.00', volume_24h: '1500.25', timestamp: 1771316874 }
      }
    },
    kind: 'quotes',
    values: [
      { ...{ symbol: 'BTC', exchange: 'binance', price: 68078.12, volume: 21000.5, at: 1771316874000 } },
      { ...{ symbol: 'BTC', exchange: 'kraken', price: 68070, volume: 1500.25, at: 1771316874000 } }
    ]
  }
]
