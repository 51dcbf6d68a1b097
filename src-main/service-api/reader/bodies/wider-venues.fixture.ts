import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const told = at(2025, 11, 22, 13, 40)

/** getExchange, getTickers. */
export const widerVenues: readonly Body[] = [
  {
    manner: 'Bitvavo, a time of opening beside a time of closing',
    operation: 'getExchange',
    params: btc,
    body: wire`[{"market":"BTC-EUR","startTimestamp":1763732400000,"timestamp":1763818800000,"open":"80210.5",
      "openTimestamp":1763732401000,"high":"80400","low":"78100","last":"78500.25","closeTimestamp":1763818799000,
      "bid":"78499","bidSize":"0.12","ask":"78501","askSize":"0.34","volume":"512.345","volumeQuote":"40512345.6"}]`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC-EUR', price: 78500.25, currency: 'EUR', high: 80400, low: 78100, volume: 512.345 },
        ...{ at: told }
      }
    ]
  },
  {
    manner: 'XT, one or two letters a name',
    operation: 'getExchange',
    params: btc,
    body: wire`{"rc":0,"mc":"SUCCESS","ma":[],"result":[{"s":"btc_usdt","t":1763818800000,"cv":"-2005.6","cr":"-0.0215",
      "o":"93240.1","l":"90800.2","h":"93500","c":"91234.5","q":"1234.56","v":"113500000.12"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 91234.5, low: 90800.2, high: 93500, volume: 1234.56, at: told }
      }
    ]
  },
  {
    manner: 'Indodax, volumes named by their coins',
    operation: 'getExchange',
    params: { symbol: 'BTC ETH' },
    body: wire`{"tickers":{"btc_idr":{"high":"1550000000","low":"1500000000","vol_btc":"12.345","vol_idr":"18670123456",
      "last":"1512345000","buy":"1512300000","sell":"1512400000","server_time":1763818800,"name":"Bitcoin"},
      "eth_idr":{"high":"51500000","low":"49600000","vol_eth":"312.4","vol_idr":"15632123456","last":"50012000",
      "buy":"50010000","sell":"50020000","server_time":1763818800,"name":"Ethereum"}}}`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 1512345000, high: 1550000000, low: 1500000000, volume: 12.345, currency: 'IDR' },
        ...{ at: told }
      },
      { price: 50012000, volume: 312.4, currency: 'IDR' }
    ]
  },
  {
    manner: 'DexScreener, a price in the pair and in dollars',
    operation: 'getExchange',
    params: { symbol: 'WBTC' },
    body: wire`{"schemaVersion":"1.0.0","pairs":[{"chainId":"ethereum","dexId":"uniswap","url":"https://dex.example/ethereum/0xabc",
      "pairAddress":"0xcbcdf9626bc03e24f779434178a73a0b4bad62ed","baseToken":{"address":"0x2260","name":"Wrapped BTC",
      "symbol":"WBTC"},"quoteToken":{"address":"0xc02a","name":"Wrapped Ether","symbol":"WETH"},"priceNative":"30.2974",
      "priceUsd":"91234.5","txns":{"m5":{"buys":3,"sells":1},"h24":{"buys":512,"sells":498}},
      "volume":{"h24":12345678.9,"h6":2345678.1,"h1":345678.2,"m5":12345.3},"priceChange":{"h1":0.12,"h6":-0.9,"h24":-2.15},
      "liquidity":{"usd":98123456.7,"base":512.3,"quote":15512.4},"fdv":11823456789,"marketCap":11823456789,
      "pairCreatedAt":1620158974000}]}`,
    kind: 'quotes',
    values: [{ symbol: 'WBTC', exchange: 'uniswap', volume: 12345678.9, changePercent: -2.15 }]
  },
  {
    manner: 'Coinone, the target is the coin',
    operation: 'getTickers',
    params: btc,
    body: wire`{"result":"success","error_code":"0","server_time":1763818800500,"tickers":[{"quote_currency":"krw",
      "target_currency":"btc","timestamp":1763818800000,"high":"139000000","low":"135000000","first":"138500000",
      "last":"136200000","quote_volume":"12345678901.2","target_volume":"90.12","best_asks":[{"price":"136210000","qty":"0.1"}],
      "best_bids":[{"price":"136190000","qty":"0.2"}],"id":"1763818800000001"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 136200000, currency: 'KRW', high: 139000000, low: 135000000 },
        ...{ volume: 90.12, at: told }
      }
    ]
  },
  {
    manner: 'CoinLore, markets with prices in both moneys',
    operation: 'getTickers',
    params: btc,
    body: wire`[{"name":"Binance","base":"BTC","quote":"USDT","price":91234.5,"price_usd":91230.1,"volume":12345.6,
      "volume_usd":1126312345.6,"time":1763818800},{"name":"Bybit","base":"BTC","quote":"USDC","price":91240.5,
      "price_usd":91236.2,"volume":2345.6,"volume_usd":214012345.1,"time":1763818800}]`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', exchange: 'Binance', price: 91234.5, currency: 'USDT', volume: 12345.6 },
        ...{ at: told }
      },
      { symbol: 'BTC', exchange: 'Bybit', price: 91240.5, currency: 'USDC', volume: 2345.6 }
    ]
  },
  {
    manner: 'ProBit, a change in money',
    operation: 'getTickers',
    params: btc,
    body: wire`{"data":[{"last":"91234.5","low":"90800.2","high":"93500","change":"-2005.6","base_volume":"123.45",
      "quote_volume":"11350000.1","market_id":"BTC-USDT","time":"2025-11-22T13:40:00.000Z"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC-USDT', price: 91234.5, low: 90800.2, high: 93500, volume: 123.45, at: told },
        ...{ currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'Foxbit, the last trade beside a day',
    operation: 'getTickers',
    params: btc,
    body: wire`{"data":[{"market_symbol":"btcbrl","last_trade":{"price":"490000.5","volume":"0.012",
      "date":"2025-11-22T13:40:00.000Z"},"rolling_24h":{"price_change":"-10500.0","price_change_percent":"-2.1",
      "volume":"45.6","trades_count":"1234","open":"500500.5","high":"502000","low":"488000"},
      "best":{"ask":{"price":"490010","volume":"0.5"},"bid":{"price":"489990","volume":"0.4"}}}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'btcbrl', price: 490000.5, volume: 45.6, changePercent: -2.1, high: 502000 },
        ...{ low: 488000, currency: 'BRL', at: told }
      }
    ]
  },
  {
    manner: 'Nobitex, source and destination volumes',
    operation: 'getTickers',
    params: btc,
    body: wire`{"status":"ok","stats":{"btc-usdt":{"isClosed":false,"bestSell":"91240","bestBuy":"91230","volumeSrc":"12.345",
      "volumeDst":"1122345.6","latest":"91234.5","mark":"91233","dayLow":"90800.2","dayHigh":"93500","dayOpen":"93240.1",
      "dayClose":"91234.5","dayChange":"-2.15"}}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'btc-usdt', price: 91234.5, low: 90800.2, high: 93500, changePercent: -2.15 },
        ...{ volume: 12.345, currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'GeckoTerminal, a resource with attributes',
    operation: 'getTickers',
    params: { symbol: 'WBTC' },
    body: wire`{"data":[{"id":"eth_0xcbcd","type":"pool","attributes":{"base_token_price_usd":"91234.5",
      "base_token_price_native_currency":"30.2974","quote_token_price_usd":"3011.25","address":"0xcbcd","name":"WBTC / WETH 0.3%",
      "pool_created_at":"2021-05-04T20:09:34Z","fdv_usd":"11823456789","market_cap_usd":null,
      "price_change_percentage":{"m5":"0.01","h1":"0.12","h6":"-0.9","h24":"-2.15"},
      "transactions":{"h24":{"buys":512,"sells":498}},"volume_usd":{"m5":"12345.3","h24":"12345678.9"},
      "reserve_in_usd":"98123456.7"},"relationships":{"dex":{"data":{"id":"uniswap_v3","type":"dex"}}}}]}`,
    kind: 'quotes',
    values: [{ price: 91234.5, currency: 'USD', changePercent: -2.15, volume: 12345678.9 }]
  }
]
