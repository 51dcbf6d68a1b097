import { at, wire, type Body } from './body.fixture'

/** getTickers. */
export const diverseTickers: readonly Body[] = [
  {
    manner: 'EXMO ticker map: buy and sell price, updated',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: wire`{"BTC_USD":{"buy_price":"71221.2","sell_price":"71260.8","last_trade":"71244.0","high":"71990.1","low":"70180.2","avg":"71010.4",
      "vol":"61.22044","vol_curr":"4361220.3","updated":1792067800},"BTC_EUR":{"buy_price":"61010.1","sell_price":"61055.2",
      "last_trade":"61030.5","high":"61640.0","low":"60110.0","avg":"60811.4","vol":"12.4110","vol_curr":"757422.4",
      "updated":1792067799}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC_USD',
        price: 71244,
        bid: 71221.2,
        ask: 71260.8,
        high: 71990.1,
        low: 70180.2,
        volume: 61.22044,
        at: at(2026, 10, 15, 12, 36, 40)
      },
      {
        symbol: 'BTC_EUR',
        price: 61030.5,
        bid: 61010.1,
        ask: 61055.2,
        high: 61640,
        low: 60110,
        volume: 12.411,
        at: at(2026, 10, 15, 12, 36, 39)
      }
    ]
  },
  {
    manner: 'WazirX 24h, Binance names in one word each',
    operation: 'getTickers',
    params: { symbol: 'ETH' },
    body: wire`[{"symbol":"ethinr","baseAsset":"eth","quoteAsset":"inr","openPrice":"204100","lowPrice":"200110.0","highPrice":"206000.0",
      "lastPrice":"203050.0","volume":"88.41","bidPrice":"202980.0","askPrice":"203110.0","at":1792067811000}]`,
    kind: 'quotes',
    values: [
      {
        symbol: 'ethinr',
        price: 203050,
        low: 200110,
        high: 206000,
        volume: 88.41,
        bid: 202980,
        ask: 203110,
        at: at(2026, 10, 15, 12, 36, 51)
      }
    ]
  },
  {
    manner: 'ProBit ticker',
    operation: 'getTickers',
    params: { symbol: 'XRP' },
    body: wire`{"data":[{"last":"1.5021","low":"1.4810","high":"1.5440","change":"-0.0219","base_volume":"1204411.2","quote_volume":"1811223.4",
      "market_id":"XRP-USDT","time":"2026-10-15T12:40:00.000Z"}]}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'XRP-USDT',
        price: 1.5021,
        low: 1.481,
        high: 1.544,
        volume: 1204411.2,
        at: at(2026, 10, 15, 12, 40)
      }
    ]
  },
  {
    manner: 'CoinMarketCap market pairs: exchange and quote nested',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: wire`{"status":{"timestamp":"2026-10-15T12:41:00.000Z","error_code":0},"data":{"id":1,"name":"Bitcoin","symbol":"BTC","num_market_pairs":11220,
      "market_pairs":[{"exchange":{"id":270,"name":"Binance","slug":"binance"},"outlier_detected":0,"market_id":9933,
      "market_pair":"BTC/USDT","category":"spot","fee_type":"percentage","market_pair_base":{"currency_id":1,"currency_symbol":"BTC",
      "exchange_symbol":"BTC","currency_type":"cryptocurrency"},"market_pair_quote":{"currency_id":825,"currency_symbol":"USDT",
      "exchange_symbol":"USDT","currency_type":"cryptocurrency"},"quote":{"exchange_reported":{"price":71241.2,"volume_24h_base":18211.4,
      "volume_24h_quote":1297411220.3,"last_updated":"2026-10-15T12:40:10.000Z"},"USD":{"price":71230.9,"volume_24h":1297221330.4,
      "last_updated":"2026-10-15T12:40:10.000Z"}}}]}}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', exchange: 'Binance', price: 71230.9, at: at(2026, 10, 15, 12, 40, 10) }]
  },
  {
    manner: 'CoinLore coin markets',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: wire`[{"name":"Binance","base":"BTC","quote":"USDT","price":71241.2,"price_usd":71230.9,"volume":18211.4,"volume_usd":1297221330.4,
      "time":1792067880},{"name":"Kraken","base":"BTC","quote":"EUR","price":61030.5,"price_usd":71228.1,"volume":811.2,
      "volume_usd":57780322.1,"time":1792067875}]`,
    kind: 'quotes',
    values: [
      { exchange: 'Binance', symbol: 'BTC', price: 71241.2, volume: 18211.4, at: at(2026, 10, 15, 12, 38) },
      { exchange: 'Kraken', symbol: 'BTC', price: 61030.5, volume: 811.2, at: at(2026, 10, 15, 12, 37, 55) }
    ]
  },
  {
    manner: 'CoinSpot latest: prices by small coin letters',
    operation: 'getTickers',
    params: { symbol: 'BTC LTC' },
    body: wire`{"status":"ok","prices":{"btc":{"bid":"107010.00","ask":"107390.00","last":"107200.00"},"ltc":{"bid":"92.10","ask":"92.94",
      "last":"92.44"}}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', price: 107200, bid: 107010, ask: 107390 },
      { symbol: 'LTC', price: 92.44, bid: 92.1, ask: 92.94 }
    ]
  },
  {
    manner: 'ccxt unified tickers, the venue answer kept under info',
    operation: 'getTickers',
    params: { symbol: 'BTC ADA' },
    body: wire`{"BTC/USDT":{"symbol":"BTC/USDT","timestamp":1792068300000,"datetime":"2026-10-15T12:45:00.000Z","high":71880,"low":70112.5,
      "bid":71241.1,"bidVolume":1.2,"ask":71241.2,"askVolume":0.8,"vwap":70996.25,"open":70521,"close":71241.2,"last":71241.2,
      "previousClose":null,"change":720.2,"percentage":1.021,"average":70881.1,"baseVolume":18211.4,"quoteVolume":1292941107.25,
      "info":{"symbol":"BTCUSDT","lastPrice":"71241.2","priceChangePercent":"1.021"}},"ADA/USDT":{"symbol":"ADA/USDT",
      "timestamp":1792068300000,"datetime":"2026-10-15T12:45:00.000Z","high":0.4211,"low":0.4061,"bid":0.4101,"bidVolume":1.2,
      "ask":0.4102,"askVolume":0.8,"vwap":0.4136,"open":0.4188,"close":0.4102,"last":0.4102,"previousClose":null,"change":-0.0086,
      "percentage":-2.053,"average":0.4145,"baseVolume":88112233,"quoteVolume":36443219.57,"info":{"symbol":"ADAUSDT",
      "lastPrice":"0.4102","priceChangePercent":"-2.053"}}}`,
    kind: 'quotes',
    values: [
      {
        symbol: 'BTC/USDT',
        price: 71241.2,
        high: 71880,
        low: 70112.5,
        bid: 71241.1,
        ask: 71241.2,
        volume: 18211.4,
        changePercent: 1.021,
        at: at(2026, 10, 15, 12, 45)
      },
      {
        symbol: 'ADA/USDT',
        price: 0.4102,
        high: 0.4211,
        low: 0.4061,
        bid: 0.4101,
        ask: 0.4102,
        volume: 88112233,
        changePercent: -2.053,
        at: at(2026, 10, 15, 12, 45)
      }
    ]
  }
]
