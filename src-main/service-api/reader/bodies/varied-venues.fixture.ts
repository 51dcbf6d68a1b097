import { at, wire, type Body } from './body.fixture'

/** getExchange. */
export const variedVenues: readonly Body[] = [
  {
    manner: 'Coinbase Advanced Trade products',
    operation: 'getExchange',
    params: { symbol: 'coinbase' },
    body: wire`{"products":[{"product_id":"BTC-USD","price":"70114.28","price_percentage_change_24h":"0.4411","volume_24h":"6120.114",
      "volume_percentage_change_24h":"-11.2","base_increment":"0.00000001","quote_increment":"0.01","base_name":"Bitcoin",
      "quote_name":"US Dollar","status":"online","base_currency_id":"BTC","quote_currency_id":"USD","mid_market_price":"",
      "product_type":"SPOT","approximate_quote_24h_volume":"429111233.2"},{"product_id":"SOL-USD","price":"98.77","price_percentage_change_24h":"-2.118",
      "volume_24h":"1220334.2","volume_percentage_change_24h":"4.1","base_increment":"0.00000001","quote_increment":"0.01",
      "base_name":"Solana","quote_name":"US Dollar","status":"online","base_currency_id":"SOL","quote_currency_id":"USD",
      "mid_market_price":"","product_type":"SPOT","approximate_quote_24h_volume":"120532408.9"}],"num_products":2}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC-USD', price: 70114.28, changePercent: 0.4411, volume: 6120.114, currency: 'USD' },
      { symbol: 'SOL-USD', price: 98.77, changePercent: -2.118, volume: 1220334.2, currency: 'USD' }
    ]
  },
  {
    manner: 'CoinEx v2 spot ticker: no change, open beside last',
    operation: 'getExchange',
    params: { symbol: 'coinex' },
    body: wire`{"code":0,"data":[{"market":"BTCUSDT","last":"69970.11","open":"70310.50","close":"69970.11","high":"70900","low":"69104.2",
      "volume":"1204.88","volume_sell":"401.2","volume_buy":"377.1","value":"84311223.44","period":86400},{"market":"LTCUSDT",
      "last":"58.41","open":"57.90","close":"58.41","high":"59.02","low":"57.33","volume":"30114.2","volume_sell":"9112.2",
      "volume_buy":"10023.1","value":"1751223.11","period":86400}],"message":"OK"}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTCUSDT', price: 69970.11, high: 70900, low: 69104.2, volume: 1204.88 },
      { symbol: 'LTCUSDT', price: 58.41, high: 59.02, low: 57.33, volume: 30114.2 }
    ]
  },
  {
    manner: 'Deribit book summary by currency',
    operation: 'getExchange',
    params: { symbol: 'deribit' },
    body: wire`{"jsonrpc":"2.0","result":[{"volume_usd":612033441,"volume":8712.44,"quote_currency":"USD","price_change":-0.9114,"open_interest":1022334410,
      "mid_price":70211.25,"mark_price":70212.1,"low":69301,"last":70209,"instrument_name":"BTC-PERPETUAL","high":71388.5,
      "estimated_delivery_price":70220.3,"creation_timestamp":1788700000123,"bid_price":70211,"base_currency":"BTC",
      "ask_price":70211.5,"current_funding":0.00001,"funding_8h":0.0000312}],"usIn":1788700000120000,"usOut":1788700000123400,
      "usDiff":3400,"testnet":false}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC',
        price: 70209,
        bid: 70211,
        ask: 70211.5,
        high: 71388.5,
        low: 69301,
        volume: 8712.44,
        changePercent: -0.9114,
        at: 1788700000123
      }
    ]
  },
  {
    manner: 'Bitso ticker payload',
    operation: 'getExchange',
    params: { symbol: 'bitso' },
    body: wire`{"success":true,"payload":[{"high":"1311000","last":"1297850","created_at":"2026-09-08T21:11:04+00:00","book":"btc_mxn",
      "volume":"41.22034411","vwap":"1296110.22","low":"1280100","ask":"1298200","bid":"1297500","change_24":"8120"},
      {"high":"41200","last":"40611","created_at":"2026-09-08T21:11:04+00:00","book":"eth_mxn","volume":"604.1","vwap":"40700.1",
      "low":"40104","ask":"40640","bid":"40601","change_24":"-330.5"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'btc_mxn',
        price: 1297850,
        high: 1311000,
        low: 1280100,
        bid: 1297500,
        ask: 1298200,
        volume: 41.22034411,
        at: at(2026, 9, 8, 21, 11, 4)
      },
      {
        symbol: 'eth_mxn',
        price: 40611,
        high: 41200,
        low: 40104,
        bid: 40601,
        ask: 40640,
        volume: 604.1,
        at: at(2026, 9, 8, 21, 11, 4)
      }
    ]
  }
]
