import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const now = at(2025, 11, 22, 14)

/** getExchange, getTickers. */
export const serviceVenues: readonly Body[] = [
  {
    manner: 'CoinMarketCap, market pairs',
    operation: 'getExchange',
    params: btc,
    body: wire`{"status":{"timestamp":"2025-11-22T14:00:05.000Z","error_code":0,"elapsed":12,"credit_count":1},
      "data":{"id":1,"name":"Bitcoin","symbol":"BTC","num_market_pairs":11850,"market_pairs":[
      {"exchange":{"id":270,"name":"Binance","slug":"binance"},"market_id":9933,"market_pair":"BTC/USDT",
       "category":"spot","fee_type":"percentage","market_pair_base":{"currency_id":1,"currency_symbol":"BTC",
       "exchange_symbol":"BTC","currency_type":"cryptocurrency"},"market_pair_quote":{"currency_id":825,
       "currency_symbol":"USDT","exchange_symbol":"USDT","currency_type":"cryptocurrency"},
       "quote":{"exchange_reported":{"price":91234.5,"volume_24h_base":21000.25,"volume_24h_quote":1927000111.1,
       "last_updated":"2025-11-22T14:00:00.000Z"},"USD":{"price":91201.2,"volume_24h":1926311222.5,
       "last_updated":"2025-11-22T14:00:00.000Z"}}},
      {"exchange":{"id":24,"name":"Kraken","slug":"kraken"},"market_id":1234,"market_pair":"BTC/EUR",
       "category":"spot","fee_type":"percentage","market_pair_base":{"currency_id":1,"currency_symbol":"BTC",
       "exchange_symbol":"XBT","currency_type":"cryptocurrency"},"market_pair_quote":{"currency_id":2790,
       "currency_symbol":"EUR","exchange_symbol":"EUR","currency_type":"fiat"},
       "quote":{"exchange_reported":{"price":78500.25,"volume_24h_base":1500.5,"volume_24h_quote":118211333.2,
       "last_updated":"2025-11-22T13:59:50.000Z"},"USD":{"price":91230.3,"volume_24h":137111222.5,
       "last_updated":"2025-11-22T13:59:50.000Z"}}}]}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', exchange: 'Binance', price: 91201.2, currency: 'USD', volume: 1926311222.5, at: now },
      { symbol: 'BTC', exchange: 'Kraken', price: 91230.3, currency: 'USD', volume: 137111222.5 }
    ]
  },
  {
    manner: 'CoinPaprika, markets of a coin',
    operation: 'getExchange',
    params: btc,
    body: wire`[{"exchange_id":"binance","exchange_name":"Binance","pair":"BTC/USDT",
      "base_currency_id":"btc-bitcoin","base_currency_name":"Bitcoin","quote_currency_id":"usdt-tether",
      "quote_currency_name":"Tether","market_url":"https://m.example/btc-usdt","category":"Spot",
      "fee_type":"Percentage","outlier":false,"adjusted_volume_24h_share":7.12,
      "quotes":{"USD":{"price":91201.2,"volume_24h":1926311222.5}},"trust_score":"high",
      "last_updated":"2025-11-22T14:00:00Z"}]`,
    kind: 'quotes',
    values: [{ exchange: 'Binance', price: 91201.2, currency: 'USD', volume: 1926311222.5, at: now }]
  },
  {
    manner: 'CryptoCompare, exchanges of a pair',
    operation: 'getExchange',
    params: btc,
    body: wire`{"Response":"Success","Message":"","Type":100,"Data":{"CoinInfo":{"Id":"1182","Name":"BTC",
      "FullName":"Bitcoin","TotalCoinsMined":19951234,"BlockNumber":924500},
      "AggregatedData":{"TYPE":"5","MARKET":"CCCAGG","FROMSYMBOL":"BTC","TOSYMBOL":"USD","PRICE":91233.1,
        "LASTUPDATE":1763820001},
      "Exchanges":[
      {"TYPE":"2","MARKET":"Coinbase","FROMSYMBOL":"BTC","TOSYMBOL":"USD","FLAGS":"1","PRICE":91234.5,
        "LASTUPDATE":1763820000,"LASTVOLUME":0.01,"LASTVOLUMETO":912.3,"VOLUME24HOUR":9211.5,
        "VOLUME24HOURTO":842111222.5,"OPEN24HOUR":93239.1,"HIGH24HOUR":93500.25,"LOW24HOUR":90050.5},
      {"TYPE":"2","MARKET":"Kraken","FROMSYMBOL":"BTC","TOSYMBOL":"USD","FLAGS":"1","PRICE":91230.3,
        "LASTUPDATE":1763819995,"LASTVOLUME":0.02,"LASTVOLUMETO":1824.6,"VOLUME24HOUR":2211.5,
        "VOLUME24HOURTO":202111222.5,"OPEN24HOUR":93231.1,"HIGH24HOUR":93490.5,"LOW24HOUR":90060.1}]}}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', exchange: 'Coinbase', price: 91234.5, high: 93500.25, low: 90050.5 },
        ...{ volume: 9211.5, currency: 'USD', at: now }
      },
      { symbol: 'BTC', exchange: 'Kraken', price: 91230.3, high: 93490.5, low: 90060.1, volume: 2211.5 }
    ]
  },
  {
    manner: 'CoinCap, markets of a coin',
    operation: 'getExchange',
    params: btc,
    body: wire`{"data":[
      {"exchangeId":"Binance","rank":"1","baseSymbol":"BTC","baseId":"bitcoin","quoteSymbol":"USDT",
       "quoteId":"tether","priceQuote":"91234.5000000000000000","priceUsd":"91201.2211000000000000",
       "volumeUsd24Hr":"1926311222.5000000000","percentExchangeVolume":"18.2000000000","tradesCount24Hr":"1200345",
       "updated":1763820000123},
      {"exchangeId":"Bybit","rank":"1","baseSymbol":"BTC","baseId":"bitcoin","quoteSymbol":"USDT",
       "quoteId":"tether","priceQuote":"91233.1000000000000000","priceUsd":"91199.8211000000000000",
       "volumeUsd24Hr":"826311222.5000000000","percentExchangeVolume":"22.1000000000","tradesCount24Hr":null,
       "updated":1763820000456}],"timestamp":1763820001000}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', exchange: 'Binance', at: now + 123 },
      { symbol: 'BTC', exchange: 'Bybit', at: now + 456 }
    ]
  },
  {
    manner: 'MEXC, a fraction under a percent name',
    operation: 'getTickers',
    params: btc,
    body: wire`[{"symbol":"BTCUSDT","priceChange":"-2004.6","priceChangePercent":"-0.0215","prevClosePrice":"93239.1",
      "lastPrice":"91234.5","bidPrice":"91234.4","bidQty":"2.31","askPrice":"91234.6","askQty":"1.11",
      "openPrice":"93239.1","highPrice":"93500.25","lowPrice":"90050.5","volume":"9211.25",
      "quoteVolume":"845123456.7","openTime":1763733600000,"closeTime":1763820000000,"count":null}]`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTCUSDT', price: 91234.5, changePercent: -2.15, high: 93500.25, low: 90050.5 },
        ...{ volume: 9211.25, at: now, currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'Bitfinex, unnamed tickers',
    operation: 'getTickers',
    params: btc,
    body: wire`[["tBTCUSD",91234,12.25,91235,9.5,-2004.6,-0.0215,91234.5,1234.56789,93500.25,90050.5],
      ["tETHUSD",3011.2,112.25,3011.3,99.5,37.18,0.0125,3011.25,21234.5,3060.25,2940.5]]`,
    kind: 'quotes',
    values: [
      { price: 91234.5, high: 93500.25, low: 90050.5, volume: 1234.56789, changePercent: -2.15 },
      { price: 3011.25, high: 3060.25, low: 2940.5, volume: 21234.5, changePercent: 1.25 }
    ]
  },
  {
    manner: 'Gemini, volumes by coin',
    operation: 'getTickers',
    params: btc,
    body: wire`{"ask":"91234.60","bid":"91234.40","last":"91234.50",
      "volume":{"BTC":"1221.0604","USD":"111401331.01","timestamp":1763820000000}}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 91234.5, volume: 1221.0604, at: now }]
  },
  {
    manner: 'bitbank, tickers',
    operation: 'getTickers',
    body: wire`{"success":1,"data":[
      {"pair":"btc_jpy","sell":"14251000","buy":"14249000","high":"14600000","low":"14050000","open":"14562000",
       "last":"14250000","vol":"312.2551","timestamp":1763820000123},
      {"pair":"eth_jpy","sell":"470551","buy":"470449","high":"478000","low":"459000","open":"464687",
       "last":"470500","vol":"4312.5","timestamp":1763820000456}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'btc_jpy', price: 14250000, high: 14600000, low: 14050000, volume: 312.2551 },
        ...{ at: now + 123, currency: 'JPY' }
      },
      { symbol: 'eth_jpy', price: 470500, high: 478000, low: 459000, volume: 4312.5, at: now + 456 }
    ]
  },
  {
    manner: 'Zaif, a flat ticker',
    operation: 'getTickers',
    params: { symbol: 'btc_jpy' },
    body: wire`{"last":14250000.0,"high":14600000.0,"low":14050000.0,"vwap":14311000.5,"volume":112.25,
      "bid":14249000.0,"ask":14251000.0}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC_JPY', price: 14250000, high: 14600000, low: 14050000, volume: 112.25 }]
  },
  {
    manner: 'Deribit, a ticker in nested statistics',
    operation: 'getTickers',
    params: { symbol: 'BTC-PERPETUAL' },
    body: wire`{"jsonrpc":"2.0","result":{"best_ask_amount":53410.0,"best_ask_price":91234.5,
      "best_bid_amount":10000.0,"best_bid_price":91234.0,"current_funding":0.00001,"estimated_delivery_price":91220.1,
      "funding_8h":0.0000221,"index_price":91220.1,"instrument_name":"BTC-PERPETUAL","interest_value":1.79,
      "last_price":91234.5,"mark_price":91233.2,"max_price":92600.1,"min_price":89860.2,"open_interest":1042134560,
      "settlement_price":93100.2,"state":"open","stats":{"high":93500.25,"low":90050.5,"price_change":-2.15,
      "volume":8211.25,"volume_usd":751234560.0},"timestamp":1763820000123},"usIn":1763820000200123,
      "usOut":1763820000200345,"usDiff":222,"testnet":false}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC-PERPETUAL', price: 91234.5, high: 93500.25, low: 90050.5, changePercent: -2.15 },
        ...{ volume: 8211.25, at: now + 123 }
      }
    ]
  },
  {
    manner: 'Coinbase Advanced, products',
    operation: 'getTickers',
    params: btc,
    body: wire`{"products":[{"product_id":"BTC-USD","price":"91234.5","price_percentage_change_24h":"-2.15",
      "volume_24h":"9211.25","volume_percentage_change_24h":"12.31","base_increment":"0.00000001",
      "quote_increment":"0.01","quote_min_size":"1","quote_max_size":"150000000","base_min_size":"0.00000001",
      "base_max_size":"3400","base_name":"Bitcoin","quote_name":"US Dollar","watched":true,"is_disabled":false,
      "new":false,"status":"online","cancel_only":false,"product_type":"SPOT","quote_currency_id":"USD",
      "base_currency_id":"BTC","fcm_trading_session_details":null,"mid_market_price":"","alias":"",
      "alias_to":["BTC-USDC"],"base_display_symbol":"BTC","quote_display_symbol":"USD","view_only":false,
      "price_increment":"0.01","display_name":"BTC-USD","approximate_quote_24h_volume":"840361687.5"}],
      "num_products":1}`,
    kind: 'quotes',
    values: [{ price: 91234.5, changePercent: -2.15, volume: 9211.25, currency: 'USD' }]
  },
  {
    manner: 'Coinbase Exchange, a ticker without its name',
    operation: 'getTickers',
    params: { symbol: 'BTC-USD' },
    body: wire`{"ask":"91234.60","bid":"91234.40","volume":"9211.25013","trade_id":912345678,"price":"91234.50",
      "size":"0.00051","time":"2025-11-22T14:00:00.123456Z","rfq_volume":"12.5"}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC-USD', price: 91234.5, volume: 9211.25013, at: now + 123, currency: 'USD' }]
  },
  {
    manner: 'an order book ticker under data.ticker',
    operation: 'getTickers',
    params: { symbol: 'BTC' },
    body: wire`{"code":1000,"date":"1763820000","data":{"ticker":{"vol":"40211.4466","last":"91234.5","sell":"91234.6",
      "buy":"91234.4","high":"93500.25","low":"90050.5"}}}`,
    kind: 'quotes',
    values: [{ price: 91234.5, high: 93500.25, low: 90050.5, volume: 40211.4466, at: now }]
  }
]
