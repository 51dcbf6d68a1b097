import { at, wire, type Body } from './body.fixture'

/** getDataCurrency. */
export const diversePrices: readonly Body[] = [
  {
    manner: 'Independent Reserve market summary: Pascal case words',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'AUD' },
    body: wire`{"CreatedTimestampUtc":"2026-10-15T12:20:01.2211Z","CurrentHighestBidPrice":107110.01,"CurrentLowestOfferPrice":107190.5,
      "DayAvgPrice":106900.2,"DayHighestPrice":108010,"DayLowestPrice":105900.4,"DayVolumeXbt":18.22114,"DayVolumeXbtInSecondaryCurrrency":61,
      "LastPrice":107150.22,"PrimaryCurrencyCode":"Xbt","SecondaryCurrencyCode":"Aud"}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 107150.22,
        bid: 107110.01,
        ask: 107190.5,
        high: 108010,
        low: 105900.4,
        volume: 18.22114,
        at: 1792066801221
      }
    ]
  },
  {
    manner: 'Buda ticker: an amount with its currency in a pair',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'CLP' },
    body: wire`{"ticker":{"market_id":"BTC-CLP","last_price":["66110220.0","CLP"],"min_ask":["66180000.0","CLP"],"max_bid":["66090000.0",
      "CLP"],"volume":["9.41120334","BTC"],"price_variation_24h":"-0.012","price_variation_7d":"0.031"}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 66110220,
        bid: 66090000,
        ask: 66180000,
        volume: 9.41120334
      }
    ]
  },
  {
    manner: 'Nobitex stats: best sell and buy',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'RLS' },
    body: wire`{"status":"ok","stats":{"btc-rls":{"isClosed":false,"bestSell":"71100220000","bestBuy":"71080110000","volumeSrc":"22.114",
      "volumeDst":"1571220334411","latest":"71090000000","mark":"71085000000","dayLow":"70210000000","dayHigh":"71900000000",
      "dayOpen":"70800000000","dayClose":"71090000000","dayChange":"0.41"}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 71090000000,
        bid: 71080110000,
        ask: 71100220000,
        high: 71900000000,
        low: 70210000000,
        changePercent: 0.41,
        volume: 22.114
      }
    ]
  },
  {
    manner: 'CoinMarketCap quotes latest converted to yen',
    operation: 'getDataCurrency',
    params: { symbol: 'ETH', currency: 'JPY' },
    body: wire`{"status":{"timestamp":"2026-10-15T12:26:00.000Z","error_code":0,"error_message":null,"credit_count":1},"data":{"1027":{"id":1027,
      "name":"Ethereum","symbol":"ETH","slug":"ethereum","cmc_rank":2,"circulating_supply":120690000,"last_updated":"2026-10-15T12:25:00.000Z",
      "quote":{"JPY":{"price":346110.22,"volume_24h":2311223344110.2,"percent_change_1h":0.21,"percent_change_24h":-0.8812,
      "percent_change_7d":3.1,"market_cap":41772042451800,"last_updated":"2026-10-15T12:25:00.000Z"}}}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'ETH',
        name: 'Ethereum',
        currency: 'JPY',
        price: 346110.22,
        volume: 2311223344110.2,
        changePercent: -0.8812,
        marketCap: 41772042451800,
        rank: 2,
        at: at(2026, 10, 15, 12, 25)
      }
    ]
  },
  {
    manner: 'plain service: last in euro with its currency',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC SOL', currency: 'EUR' },
    body: wire`{"status":"success","currency":"EUR","symbols":[{"symbol":"BTC","last":"61020.11","lowest":"60110.5","highest":"61511.2",
      "daily_change_percentage":"0.92","date":"2026-10-15 12:27:00"},{"symbol":"SOL","last":"89.31","lowest":"88.02",
      "highest":"92.4","daily_change_percentage":"-2.04","date":"2026-10-15 12:27:00"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 61020.11,
        low: 60110.5,
        high: 61511.2,
        changePercent: 0.92,
        currency: 'EUR',
        at: at(2026, 10, 15, 12, 27)
      },
      {
        symbol: 'SOL',
        price: 89.31,
        low: 88.02,
        high: 92.4,
        changePercent: -2.04,
        currency: 'EUR',
        at: at(2026, 10, 15, 12, 27)
      }
    ]
  }
]
