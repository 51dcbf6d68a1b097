import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getData. */
export const fartherQuotes: readonly Body[] = [
  {
    manner: 'CoinDesk Data API latest tick, upper case, day beside moving 24 hours',
    operation: 'getData',
    params: btc,
    body: wire`{"Data":{"BTC-USD":{"TYPE":"953","MARKET":"coinbase","INSTRUMENT":"BTC-USD","CCSEQ":812033441,"PRICE":70500,"PRICE_FLAG":"UP",
      "PRICE_LAST_UPDATE_TS":1773826880,"PRICE_LAST_UPDATE_TS_NS":120331,"CURRENT_DAY_OPEN":70000,"CURRENT_DAY_HIGH":70810,
      "CURRENT_DAY_LOW":69711,"CURRENT_DAY_CHANGE":500,"CURRENT_DAY_CHANGE_PERCENTAGE":0.7143,"CURRENT_DAY_VOLUME":2110.4,
      "MOVING_24_HOUR_OPEN":71200,"MOVING_24_HOUR_HIGH":71455,"MOVING_24_HOUR_LOW":69302,"MOVING_24_HOUR_CHANGE":-700,
      "MOVING_24_HOUR_CHANGE_PERCENTAGE":-0.9831,"MOVING_24_HOUR_VOLUME":7210.33,"BEST_BID":70499.5,"BEST_ASK":70500.5}},"Err":{}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC-USD',
        price: 70500,
        at: at(2026, 3, 18, 9, 41, 20),
        changePercent: -0.9831,
        high: 71455,
        low: 69302,
        bid: 70499.5,
        ask: 70500.5,
        volume: 7210.33
      }
    ]
  },
  {
    manner: 'Yahoo quote response',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"quoteResponse":{"result":[{"language":"en-US","quoteType":"CRYPTOCURRENCY","currency":"USD","fromCurrency":"BTC",
      "toCurrency":"USD=X","shortName":"Bitcoin USD","marketCap":1390112330240,"regularMarketPrice":69550.4,"regularMarketChange":-449.6,
      "regularMarketChangePercent":-0.64229,"regularMarketDayHigh":70310.2,"regularMarketDayLow":68877.7,"regularMarketPreviousClose":70000,
      "regularMarketOpen":70000,"regularMarketVolume":31022334411,"regularMarketTime":1778523600,"fiftyTwoWeekHigh":126198.1,
      "fiftyTwoWeekLow":60074.2,"symbol":"BTC-USD"},{"language":"en-US","quoteType":"CRYPTOCURRENCY","currency":"USD","fromCurrency":"ETH",
      "toCurrency":"USD=X","shortName":"Ethereum USD","marketCap":250112330240,"regularMarketPrice":2072.5,"regularMarketChange":22.5,
      "regularMarketChangePercent":1.09756,"regularMarketDayHigh":2090.1,"regularMarketDayLow":2031.8,"regularMarketPreviousClose":2050,
      "regularMarketOpen":2050,"regularMarketVolume":15022334411,"regularMarketTime":1778523600,"fiftyTwoWeekHigh":4953.7,
      "fiftyTwoWeekLow":1748.6,"symbol":"ETH-USD"}],"error":null}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC-USD',
        price: 69550.4,
        changePercent: -0.64229,
        high: 70310.2,
        low: 68877.7,
        volume: 31022334411,
        marketCap: 1390112330240,
        at: at(2026, 5, 11, 18, 20),
        currency: 'USD',
        name: 'Bitcoin USD'
      },
      {
        symbol: 'ETH-USD',
        price: 2072.5,
        changePercent: 1.09756,
        high: 2090.1,
        low: 2031.8,
        volume: 15022334411,
        marketCap: 250112330240,
        at: at(2026, 5, 11, 18, 20),
        currency: 'USD',
        name: 'Ethereum USD'
      }
    ]
  },
  {
    manner: 'LiveCoinWatch: deltas are ratios',
    operation: 'getData',
    params: { symbol: 'ETH' },
    body: wire`{"name":"Ethereum","symbol":"Ξ","rank":2,"code":"ETH","color":"#647fe6","allTimeHighUSD":4956.78,"circulatingSupply":120690000,
      "totalSupply":120690000,"maxSupply":null,"rate":2010.44,"volume":13022334411,"cap":242640003600,"delta":{"hour":1.0021,"day":0.9874,
      "week":1.0412,"month":0.9011,"quarter":0.7033,"year":1.1209}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'ETH',
        name: 'Ethereum',
        rank: 2,
        price: 2010.44,
        volume: 13022334411,
        marketCap: 242640003600,
        changePercent: -1.26
      }
    ]
  },
  {
    manner: 'DexScreener pairs: changes and volumes by span',
    operation: 'getData',
    params: { symbol: 'PEPE' },
    body: wire`{"schemaVersion":"1.0.0","pairs":[{"chainId":"ethereum","dexId":"uniswap","url":"https://dex.example/ethereum/0xa43f",
      "pairAddress":"0xa43fe16908251ee70ef74718545e4fe6c5ccec9f","baseToken":{"address":"0x6982508145454ce325ddbe47a25d4ec3d2311933",
      "name":"Pepe","symbol":"PEPE"},"quoteToken":{"address":"0xc02a","name":"Wrapped Ether","symbol":"WETH"},"priceNative":"0.000000002011",
      "priceUsd":"0.000004044","txns":{"h24":{"buys":812,"sells":744}},"volume":{"h24":5120334.21,"h6":1102334.5,"h1":201122.9,"m5":8122.1},
      "priceChange":{"m5":0.11,"h1":-0.42,"h6":1.93,"h24":-3.87},"liquidity":{"usd":12033441.2,"base":1488112033441,"quote":2990.1},
      "fdv":1701233440,"marketCap":1701233440,"pairCreatedAt":1681466171000}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'PEPE',
        name: 'Pepe',
        price: 0.000004044,
        volume: 5120334.21,
        changePercent: -3.87,
        marketCap: 1701233440
      }
    ],
    doubted: ['changePercent']
  },
  {
    manner: 'JSON:API in the manner of GeckoTerminal',
    operation: 'getData',
    params: { symbol: 'LINK' },
    body: wire`{"data":[{"id":"eth_0x5149","type":"token","attributes":{"address":"0x514910771af9ca656af840dff83e8264ecf986ca",
      "name":"ChainLink Token","symbol":"LINK","decimals":18,"total_supply":"1000000000000000000000000000.0","price_usd":"9.4412",
      "fdv_usd":"9441200000","total_reserve_in_usd":"81203344.1","volume_usd":{"h24":"312033441.9"},"market_cap_usd":"6680112033.4"},
      "relationships":{"top_pools":{"data":[]}}}]}`,
    kind: 'quotes',
    values: [
      { symbol: 'LINK', name: 'ChainLink Token', price: 9.4412, volume: 312033441.9, marketCap: 6680112033.4 }
    ]
  },
  {
    manner: 'plain service with holes: N/A, empty and null',
    operation: 'getData',
    params: { symbol: 'BTC ZZZX' },
    body: wire`{"status":"success","symbols":[{"symbol":"BTC","last":"70110.2","low_24h":"69010","high_24h":"71020.4","market_cap":"N/A",
      "volume_24h":"","change_24h":"0.4","date":"2026-03-01 10:00:00","source":"kraken"},{"symbol":"ZZZX","last":"0.00001204","low_24h":null,
      "high_24h":null,"market_cap":"-","volume_24h":"8120.4","change_24h":"NaN","date":"2026-03-01 09:59:40","source":"gateio"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 70110.2,
        low: 69010,
        high: 71020.4,
        marketCap: null,
        volume: null,
        changePercent: 0.4,
        at: at(2026, 3, 1, 10),
        exchange: 'kraken'
      },
      {
        symbol: 'ZZZX',
        price: 0.00001204,
        low: null,
        high: null,
        marketCap: null,
        volume: 8120.4,
        changePercent: null,
        at: at(2026, 3, 1, 9, 59, 40),
        exchange: 'gateio'
      }
    ],
    doubted: ['changePercent']
  },
  {
    manner: 'Tiingo top of book',
    operation: 'getData',
    params: btc,
    body: wire`[{"ticker":"btcusd","baseCurrency":"btc","quoteCurrency":"usd",
      "topOfBookData":[{"quoteTimestamp":"2026-05-05T05:05:05.120000+00:00","lastSaleTimestamp":"2026-05-05T05:05:04.010000+00:00","bidSize":0.4,
      "bidPrice":70010.5,"askSize":1.1,"askPrice":70011.5,"lastSize":0.01,"lastSizeNotional":700.11,"lastPrice":70011.2,"bidExchange":"KRAKEN",
      "askExchange":"GDAX","lastExchange":"GDAX"}]}]`,
    kind: 'quotes',
    values: [{ symbol: 'btcusd', price: 70011.2, bid: 70010.5, ask: 70011.5 }]
  }
]
