import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const now = at(2025, 11, 22, 14)

/** getData, getDataCurrency, getTop. */
export const furtherQuotes: readonly Body[] = [
  {
    manner: 'CoinLore, tickers',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`[
      {"id":"90","symbol":"BTC","name":"Bitcoin","nameid":"bitcoin","rank":1,"price_usd":"91234.50",
       "percent_change_24h":"-2.15","percent_change_1h":"0.12","percent_change_7d":"-6.79","price_btc":"1.00",
       "market_cap_usd":"1820240858373.00","volume24":48211765432.1,"volume24a":41211765432.1,"csupply":"19951234.00",
       "tsupply":"19951234","msupply":"21000000"},
      {"id":"80","symbol":"ETH","name":"Ethereum","nameid":"ethereum","rank":2,"price_usd":"3011.25",
       "percent_change_24h":"1.25","percent_change_1h":"-0.09","percent_change_7d":"-9.79","price_btc":"0.033006",
       "market_cap_usd":"363454863750.00","volume24":21765432100.5,"volume24a":19765432100.5,"csupply":"120699000.00",
       "tsupply":"120699000","msupply":""}]`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 91234.5, changePercent: -2.15, currency: 'USD', rank: 1 },
        ...{ marketCap: 1820240858373, volume: 48211765432.1 }
      },
      { symbol: 'ETH', name: 'Ethereum', price: 3011.25, changePercent: 1.25, marketCap: 363454863750 }
    ]
  },
  {
    manner: 'CoinDCX, markets in rupees',
    operation: 'getData',
    params: { symbol: 'BTCINR' },
    body: wire`[{"market":"BTCINR","change_24_hour":"-2.15","high":"8300000.0","low":"7990000.5","volume":"312345678.25",
      "last_price":"8110000.25","bid":"8109000.000000000","ask":"8111000.000000000","timestamp":1763820000}]`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTCINR', price: 8110000.25, high: 8300000, low: 7990000.5, changePercent: -2.15 },
        ...{ at: now, currency: 'INR' }
      }
    ]
  },
  {
    manner: 'CoinMarketCap, lists by symbol',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":{"timestamp":"2025-11-22T14:00:05.000Z","error_code":0,"error_message":null,"elapsed":22,
      "credit_count":1,"notice":null},"data":{"BTC":[{"id":1,"name":"Bitcoin","symbol":"BTC","slug":"bitcoin",
      "num_market_pairs":11850,"date_added":"2010-07-13T00:00:00.000Z","tags":[{"slug":"mineable","name":"Mineable"}],
      "max_supply":21000000,"circulating_supply":19951234,"is_active":1,"infinite_supply":false,"platform":null,
      "cmc_rank":1,"is_fiat":0,"last_updated":"2025-11-22T14:00:00.000Z","quote":{"USD":{"price":91234.5,
      "volume_24h":48211765432.1,"volume_change_24h":-6.08,"percent_change_1h":0.12,"percent_change_24h":-2.15,
      "percent_change_7d":-6.79,"market_cap":1820240858373,"market_cap_dominance":58.12,
      "fully_diluted_market_cap":1915924500000,"last_updated":"2025-11-22T14:00:00.000Z"}}}],
      "ETH":[{"id":1027,"name":"Ethereum","symbol":"ETH","slug":"ethereum","cmc_rank":2,"is_active":1,
      "last_updated":"2025-11-22T13:59:00.000Z","quote":{"USD":{"price":3011.25,"volume_24h":21765432100.5,
      "percent_change_1h":-0.09,"percent_change_24h":1.25,"percent_change_7d":-9.79,"market_cap":363454863750,
      "last_updated":"2025-11-22T13:59:00.000Z"}}}]}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 91234.5, changePercent: -2.15, currency: 'USD', rank: 1 },
        ...{ marketCap: 1820240858373, volume: 48211765432.1, at: now }
      },
      { symbol: 'ETH', price: 3011.25, changePercent: 1.25, rank: 2, at: now - 60000 }
    ]
  },
  {
    manner: 'CCXT, a unified ticker with the raw answer inside',
    operation: 'getData',
    params: { symbol: 'BTC/USDT' },
    body: wire`{"BTC/USDT":{"symbol":"BTC/USDT","timestamp":1763820000000,"datetime":"2025-11-22T14:00:00.000Z",
      "high":93500.25,"low":90050.5,"bid":91234.4,"bidVolume":2.31,"ask":91234.6,"askVolume":1.11,"vwap":91800.2,
      "open":93239.1,"close":91234.5,"last":91234.5,"previousClose":93239.1,"change":-2004.6,"percentage":-2.15,
      "average":92236.8,"baseVolume":9211.25,"quoteVolume":845593.5,"info":{"symbol":"BTCUSDT",
      "priceChange":"-2004.60","priceChangePercent":"-2.150","lastPrice":"91234.50","openPrice":"93239.10",
      "highPrice":"93500.25","lowPrice":"90050.50","volume":"9211.25","closeTime":1763820000000}}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC/USDT', price: 91234.5, high: 93500.25, low: 90050.5, changePercent: -2.15 },
        ...{ volume: 9211.25, at: now, currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'CoinStats, coins',
    operation: 'getData',
    params: btc,
    body: wire`{"result":[{"id":"bitcoin","icon":"https://c.example/b.png","name":"Bitcoin","symbol":"BTC","rank":1,
      "price":91234.5,"priceBtc":1,"volume":48211765432.1,"marketCap":1820240858373,"availableSupply":19951234,
      "totalSupply":21000000,"fullyDilutedValuation":1915924500000,"priceChange1h":0.12,"priceChange1d":-2.15,
      "priceChange1w":-6.79,"redditUrl":"https://r.example/r/bitcoin","liquidityScore":99.1,"volatilityScore":2.1,
      "riskScore":1.3}],"meta":{"page":1,"limit":1,"itemCount":1,"pageCount":1,"hasNextPage":false}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 91234.5, changePercent: -2.15, rank: 1 },
        ...{ marketCap: 1820240858373, volume: 48211765432.1 }
      }
    ]
  },
  {
    manner: 'Bitso, a book of pesos',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'MXN' },
    body: wire`{"success":true,"payload":{"high":"1725000.50","last":"1683100.25","created_at":"2025-11-22T14:00:00+00:00",
      "book":"btc_mxn","volume":"22.31349615","vwap":"1699123.4457","low":"1661250.00","ask":"1683200","bid":"1683000",
      "change_24":"-36980.10","rolling_average_change":{"6":"-0.1213"}}}`,
    kind: 'quotes',
    values: [
      { price: 1683100.25, high: 1725000.5, low: 1661250, volume: 22.31349615, at: now, currency: 'MXN' }
    ]
  },
  {
    manner: 'Luno, a pair in rand',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'ZAR' },
    body: wire`{"pair":"XBTZAR","timestamp":1763820000123,"bid":"1578000.00","ask":"1578900.00","last_trade":"1578500.25",
      "rolling_24_hour_volume":"62.25","status":"ACTIVE"}`,
    kind: 'quotes',
    values: [{ price: 1578500.25, volume: 62.25, at: now + 123, currency: 'ZAR' }]
  },
  {
    manner: 'BTCTurk, numerator and denominator',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'TRY' },
    body: wire`{"data":[{"pair":"BTCTRY","pairNormalized":"BTC_TRY","timestamp":1763820000123,"last":3871000.5,"high":3968000.0,
      "low":3822000.0,"bid":3870000.0,"ask":3871500.0,"open":3956000.0,"volume":112.25,"average":3891000.0,
      "daily":-85000.0,"dailyPercent":-2.15,"denominatorSymbol":"TRY","numeratorSymbol":"BTC","order":1000}],
      "success":true,"message":null,"code":0}`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 3871000.5, high: 3968000, low: 3822000, volume: 112.25, changePercent: -2.15 },
        ...{ currency: 'TRY', at: now + 123 }
      }
    ]
  },
  {
    manner: 'Independent Reserve, names with the coin in them',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'AUD' },
    body: wire`{"DayHighestPrice":144800.5,"DayLowestPrice":139500.25,"DayAvgPrice":142100.375,"DayVolumeXbt":112.25,
      "DayVolumeXbtInSecondaryCurrrency":98.5,"CurrentLowestOfferPrice":141300.0,"CurrentHighestBidPrice":141200.0,
      "LastPrice":141250.75,"PrimaryCurrencyCode":"Xbt","SecondaryCurrencyCode":"Aud",
      "CreatedTimestampUtc":"2025-11-22T14:00:00.1234567Z"}`,
    kind: 'quotes',
    values: [{ price: 141250.75, high: 144800.5, low: 139500.25, volume: 112.25, at: now + 123 }]
  },
  {
    manner: 'CryptoRank, values by currency',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"data":[{"id":1,"rank":1,"slug":"bitcoin","name":"Bitcoin","symbol":"BTC","category":"Chain","type":"coin",
      "volume24hBase":"512345.5","circulatingSupply":19951234,"totalSupply":19951234,"maxSupply":21000000,
      "values":{"USD":{"price":91234.5,"volume24h":48211765432.1,"high24h":93500.25,"low24h":90050.5,
      "marketCap":1820240858373,"percentChange24h":-2.15,"percentChange7d":-6.79,"percentChange30d":-15.44}},
      "lastUpdated":"2025-11-22T14:00:00.123Z"},
      {"id":2,"rank":2,"slug":"ethereum","name":"Ethereum","symbol":"ETH","category":"Chain","type":"coin",
      "values":{"USD":{"price":3011.25,"volume24h":21765432100.5,"high24h":3060.25,"low24h":2940.5,
      "marketCap":363454863750,"percentChange24h":1.25,"percentChange7d":-9.79,"percentChange30d":-19.44}},
      "lastUpdated":"2025-11-22T14:00:00.123Z"}],"meta":{"count":2},"status":{"code":200}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 91234.5, high: 93500.25, low: 90050.5, rank: 1 },
        ...{ changePercent: -2.15, volume: 512345.5, marketCap: 1820240858373, currency: 'USD' }
      },
      { symbol: 'ETH', price: 3011.25, high: 3060.25, low: 2940.5, rank: 2, changePercent: 1.25 }
    ]
  },
  {
    manner: 'a table for people with units in the numbers',
    operation: 'getTop',
    params: { top: '2' },
    body: wire`{"header":["#","Name","Symbol","Price","1h %","24h %","7d %","Market Cap","Volume (24h)"],"rows":[
      ["1","Bitcoin","BTC","$91,234.50","+0.12%","-2.15%","-6.79%","$1.82T","$48.21B"],
      ["2","Ethereum","ETH","$3,011.25","-0.09%","+1.25%","-9.79%","$363.45B","$21.77B"]]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 91234.5, changePercent: -2.15, rank: 1 },
        ...{ marketCap: 1.82e12, volume: 48210000000, currency: 'USD' }
      },
      {
        symbol: 'ETH',
        name: 'Ethereum',
        price: 3011.25,
        changePercent: 1.25,
        rank: 2,
        marketCap: 363450000000
      }
    ]
  }
]
