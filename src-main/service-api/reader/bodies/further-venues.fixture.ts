import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const now = at(2025, 11, 22, 14)

/** getExchange, getTickers. */
export const furtherVenues: readonly Body[] = [
  {
    manner: 'Kraken, letters for figures of two spans',
    operation: 'getExchange',
    params: btc,
    body: wire`{"error":[],"result":{"XXBTZUSD":{"a":["91234.60000","1","1.000"],"b":["91234.50000","2","2.000"],
      "c":["91234.50000","0.00123"],"v":["812.25","2211.5"],"p":["91100.1","91800.2"],"t":[21234,51234],
      "l":["90102.3","90050.5"],"h":["92950.75","93500.25"],"o":"92800.10000"}}}`,
    kind: 'quotes',
    values: [{ price: 91234.5, volume: 2211.5, high: 93500.25, low: 90050.5 }]
  },
  {
    manner: 'venues keyed by name with spreads',
    operation: 'getExchange',
    params: btc,
    body: wire`{"symbol":"BTC","generated_at":"2025-11-22T14:00:05Z","exchanges":{
      "binance":{"pair":"BTC/USDT","last_price":"91234.50","spread_pct":0.01,"vol_24h":"21000.25","chg_24h_pct":"-2.15"},
      "okx":{"pair":"BTC/USDT","last_price":"91233.10","spread_pct":0.02,"vol_24h":"8211.75","chg_24h_pct":"-2.16"},
      "kraken":{"pair":"XBT/USD","last_price":null,"spread_pct":null,"vol_24h":"N/A","chg_24h_pct":"NaN"}}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', exchange: 'binance', price: 91234.5, volume: 21000.25, changePercent: -2.15 },
      { symbol: 'BTC', exchange: 'okx', price: 91233.1, volume: 8211.75, changePercent: -2.16 },
      { symbol: 'BTC', exchange: 'kraken', price: null, volume: null, changePercent: null }
    ]
  },
  {
    manner: 'Bitget, shares and three volumes',
    operation: 'getTickers',
    params: btc,
    body: wire`{"code":"00000","msg":"success","requestTime":1763820000500,"data":[{"symbol":"BTCUSDT","high24h":"93500.25",
      "open":"93239.1","low24h":"90050.5","lastPr":"91234.5","quoteVolume":"845123456.7","baseVolume":"9211.25",
      "usdtVolume":"845123456.7","bidPr":"91234.4","askPr":"91234.6","bidSz":"2.31","askSz":"1.11","openUtc":"92800.1",
      "ts":"1763820000123","changeUtc24h":"-0.01687","change24h":"-0.0215"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTCUSDT', price: 91234.5, high: 93500.25, low: 90050.5, changePercent: -2.15 },
        ...{ volume: 9211.25, at: now + 123 }
      }
    ]
  },
  {
    manner: 'Poloniex, quantity of coins and amount of money',
    operation: 'getTickers',
    params: btc,
    body: wire`[{"symbol":"BTC_USDT","open":"93239.1","low":"90050.5","high":"93500.25","close":"91234.5",
      "quantity":"211.25","amount":"19391234.5","tradeCount":12345,"startTime":1763733600000,
      "closeTime":1763820000123,"displayName":"BTC/USDT","dailyChange":"-0.0215","bid":"91234.4","bidQuantity":"0.1",
      "ask":"91234.6","askQuantity":"0.2","ts":1763820000456,"markPrice":"91233.9"}]`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC_USDT', price: 91234.5, high: 93500.25, low: 90050.5, changePercent: -2.15 },
        ...{ volume: 211.25, currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'WhiteBIT, pairs as keys',
    operation: 'getTickers',
    params: btc,
    body: wire`{"BTC_USDT":{"base_id":1,"quote_id":825,"last_price":"91234.5","quote_volume":"845123456.7",
      "base_volume":"9211.25","isFrozen":false,"change":"-2.15"},"ETH_BTC":{"base_id":1027,"quote_id":1,
      "last_price":"0.033006","quote_volume":"112.25","base_volume":"3400.5","isFrozen":false,"change":"3.47"}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC_USDT', price: 91234.5, volume: 9211.25, changePercent: -2.15, currency: 'USDT' },
      { symbol: 'ETH_BTC', price: 0.033006, volume: 3400.5, changePercent: 3.47, currency: 'BTC' }
    ]
  },
  {
    manner: 'FTX, changes as shares of several spans',
    operation: 'getTickers',
    params: btc,
    body: wire`{"success":true,"result":[{"name":"BTC/USD","enabled":true,"postOnly":false,"priceIncrement":1.0,
      "sizeIncrement":0.0001,"minProvideSize":0.0001,"last":91234.5,"bid":91234.0,"ask":91235.0,"price":91234.5,
      "type":"spot","futureType":null,"baseCurrency":"BTC","isEtfMarket":false,"quoteCurrency":"USD","underlying":null,
      "restricted":false,"highLeverageFeeExempt":true,"change1h":0.0012,"change24h":-0.0215,"changeBod":-0.01687,
      "quoteVolume24h":845123456.7,"volumeUsd24h":845123456.7,"priceHigh24h":93500.25,"priceLow24h":90050.5}]}`,
    kind: 'quotes',
    values: [{ price: 91234.5, high: 93500.25, low: 90050.5, changePercent: -2.15, currency: 'USD' }]
  },
  {
    manner: 'AscendEX, best offers as lists',
    operation: 'getTickers',
    params: btc,
    body: wire`{"code":0,"data":[{"symbol":"BTC/USDT","open":"93239.1","close":"91234.5","high":"93500.25","low":"90050.5",
      "volume":"9211.25","ask":["91234.6","0.98"],"bid":["91234.4","1.11"],"type":"spot"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC/USDT', price: 91234.5, high: 93500.25, low: 90050.5, volume: 9211.25 },
        ...{ currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'LBank, a ticker inside each pair',
    operation: 'getTickers',
    params: btc,
    body: wire`{"result":"true","error_code":0,"ts":1763820000500,"data":[{"symbol":"btc_usdt","ticker":{"high":93500.25,
      "vol":9211.25,"low":90050.5,"change":-2.15,"turnover":845123456.7,"latest":91234.5},"timestamp":1763820000123}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'btc_usdt', price: 91234.5, high: 93500.25, low: 90050.5, changePercent: -2.15 },
        ...{ volume: 9211.25, at: now + 123, currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'Crypto.com, one letter a name',
    operation: 'getTickers',
    params: btc,
    body: wire`{"id":-1,"method":"public/get-tickers","code":0,"result":{"data":[{"i":"BTC_USDT","h":"93500.25","l":"90050.5",
      "a":"91234.5","v":"9211.25","vv":"845123456.7","c":"-0.0215","b":"91234.4","k":"91234.6","oi":"0","t":1763820000123}]}}`,
    kind: 'quotes',
    values: [{ price: null, high: 93500.25, low: 90050.5, volume: 9211.25, at: now + 123 }]
  },
  {
    manner: 'Gopax, a last price named close',
    operation: 'getTickers',
    params: { symbol: 'BTC-KRW' },
    body: wire`{"name":"BTC-KRW","open":137199795,"high":137200000,"low":132800000,"close":134250000,"volume":16.525,
      "quoteVolume":2217112345.6,"time":"2025-11-22T14:00:00.123Z"}`,
    kind: 'quotes',
    values: [
      { price: 134250000, high: 137200000, low: 132800000, volume: 16.525, at: now + 123, currency: 'KRW' }
    ]
  }
]
