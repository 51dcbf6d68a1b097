import { at, wire, type Body } from './body.fixture'

/** getCryptoList, getConversion, getFearGreed. */
export const broaderLists: readonly Body[] = [
  {
    manner: 'CoinPaprika coins',
    operation: 'getCryptoList',
    params: {},
    body: wire`[{"id":"btc-bitcoin","name":"Bitcoin","symbol":"BTC","rank":1,"is_new":false,"is_active":true,"type":"coin"},
      {"id":"eth-ethereum","name":"Ethereum","symbol":"ETH","rank":2,"is_new":false,"is_active":true,"type":"coin"},{"id":"usdt-tether",
      "name":"Tether","symbol":"USDT","rank":3,"is_new":false,"is_active":true,"type":"token"}]`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' },
      { symbol: 'USDT', name: 'Tether' }
    ]
  },
  {
    manner: 'CryptoCompare coin list: Name is the ticker',
    operation: 'getCryptoList',
    params: {},
    body: wire`{"Response":"Success","Message":"Coin list succesfully returned!","Data":{"BTC":{"Id":"1182","Url":"/coins/btc/overview",
      "ImageUrl":"/media/btc.png","Name":"BTC","Symbol":"BTC","CoinName":"Bitcoin","FullName":"Bitcoin (BTC)","Algorithm":"SHA-256",
      "SortOrder":"1","IsTrading":true},"DOT":{"Id":"930001","Url":"/coins/dot/overview","ImageUrl":"/media/dot.png","Name":"DOT","Symbol":"DOT",
      "CoinName":"Polkadot","FullName":"Polkadot (DOT)","Algorithm":"N/A","SortOrder":"77","IsTrading":true}},
      "BaseImageUrl":"https://images.example.org","RateLimit":{},"HasWarning":false,"Type":100}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'DOT', name: 'Polkadot' }
    ]
  },
  {
    manner: 'Coinbase Exchange currencies: the id is the ticker',
    operation: 'getCryptoList',
    params: {},
    body: wire`[{"id":"BTC","name":"Bitcoin","min_size":"0.00000001","status":"online","message":"","max_precision":"0.00000001",
      "convertible_to":[],"details":{"type":"crypto","symbol":"₿","network_confirmations":2,"sort_order":20}},{"id":"AVAX","name":"Avalanche",
      "min_size":"0.001","status":"online","message":"","max_precision":"0.00000001","convertible_to":[],"details":{"type":"crypto","symbol":null,
      "network_confirmations":1,"sort_order":90}}]`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'AVAX', name: 'Avalanche' }
    ]
  },
  {
    manner: 'map of ticker to name, by venue',
    operation: 'getCryptoList',
    params: {},
    body: wire`{"status":true,"count":4,"venues":{"binance":{"BTC":"Bitcoin","ETH":"Ethereum"},"mexc":{"KAS":"Kaspa","BTC":"Bitcoin"}}}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin', source: 'binance' },
      { symbol: 'ETH', name: 'Ethereum', source: 'binance' },
      { symbol: 'KAS', name: 'Kaspa', source: 'mexc' },
      { symbol: 'BTC', name: 'Bitcoin', source: 'mexc' }
    ]
  },
  {
    manner: 'columns and rows, an empty name',
    operation: 'getCryptoList',
    params: {},
    body: wire`{"status":"success","columns":["ticker","fullname","exchange","since"],"data":[["BTC","Bitcoin","kraken","2013-10-06"],["ETH",
      "Ethereum","kraken","2015-08-07"],["ZZZX","","gateio","2024-02-01"]]}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin', source: 'kraken' },
      { symbol: 'ETH', name: 'Ethereum', source: 'kraken' },
      { symbol: 'ZZZX', name: null, source: 'gateio' }
    ]
  },
  {
    manner: 'CoinMarketCap price conversion',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"status":{"timestamp":"2026-05-19T10:00:01.221Z","error_code":0,"error_message":null,"elapsed":14,"credit_count":1},
      "data":{"id":1,"symbol":"BTC","name":"Bitcoin","amount":2,"last_updated":"2026-05-19T09:59:00.000Z","quote":{"EUR":{"price":121844.92011,
      "last_updated":"2026-05-19T09:59:00.000Z"}}}}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 121844.92011 }
  },
  {
    manner: 'CoinPaprika price converter',
    operation: 'getConversion',
    params: { symbol: 'ETH', convert: 'BTC' },
    body: wire`{"base_currency_id":"eth-ethereum","base_currency_name":"Ethereum","base_price_last_updated":"2026-05-19T09:55:00Z",
      "quote_currency_id":"btc-bitcoin","quote_currency_name":"Bitcoin","quote_price_last_updated":"2026-05-19T09:55:00Z","amount":1,
      "price":0.030127441}`,
    kind: 'conversion',
    values: { from: 'ETH', to: 'BTC', result: 0.030127441 }
  },
  {
    manner: 'Alpha Vantage exchange rate',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'JPY' },
    body: wire`{"Realtime Currency Exchange Rate":{"1. From_Currency Code":"BTC","2. From_Currency Name":"Bitcoin","3. To_Currency Code":"JPY",
      "4. To_Currency Name":"Japanese Yen","5. Exchange Rate":"10644120.55000000","6. Last Refreshed":"2026-04-25 07:31:02","7. Time Zone":"UTC",
      "8. Bid Price":"10643980.11000000","9. Ask Price":"10644260.99000000"}}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'JPY', result: 10644120.55 }
  },
  {
    manner: 'exchangerate.host convert',
    operation: 'getConversion',
    params: { symbol: 'SOL', convert: 'USD' },
    body: wire`{"success":true,"terms":"https://terms.example","query":{"from":"SOL","to":"USD","amount":12},"info":{"timestamp":1786176488,
      "quote":88.412},"date":"2026-08-08","historical":false,"result":1060.944}`,
    kind: 'conversion',
    values: { from: 'SOL', to: 'USD', result: 1060.944 }
  },
  {
    manner: 'CryptoCompare price: only the target as a key',
    operation: 'getConversion',
    params: { symbol: 'DOGE', convert: 'KRW' },
    body: wire`{"KRW":137.4}`,
    kind: 'conversion',
    values: { to: 'KRW', result: 137.4 }
  },
  {
    manner: 'alternative.me with history',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"name":"Fear and Greed Index","data":[{"value":"27","value_classification":"Fear","timestamp":"1772668800",
      "time_until_update":"41022"},{"value":"24","value_classification":"Extreme Fear","timestamp":"1772582400"},{"value":"31",
      "value_classification":"Fear","timestamp":"1772496000"}],"metadata":{"error":null}}`,
    kind: 'fearGreed',
    values: { value: 27, label: 'Fear', at: at(2026, 3, 5) }
  },
  {
    manner: 'CNN-like dataviz',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"fear_and_greed":{"score":63.2285714,"rating":"greed","timestamp":"2026-09-17T23:59:57+00:00","previous_close":61.1,
      "previous_1_week":55.4,"previous_1_month":48.2,"previous_1_year":71.9}}`,
    kind: 'fearGreed',
    values: { value: 63.2285714, label: 'greed', at: at(2026, 9, 17, 23, 59, 57) }
  },
  {
    manner: 'marketplace API: now, previous, a week ago',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"lastUpdated":{"epochUnixSeconds":1783440000,"humanDate":"2026-07-07T16:00:00Z"},"fgi":{"now":{"value":18,
      "valueText":"Extreme Fear"},"previousClose":{"value":21,"valueText":"Extreme Fear"},"oneWeekAgo":{"value":35,"valueText":"Fear"},
      "oneMonthAgo":{"value":52,"valueText":"Neutral"}}}`,
    kind: 'fearGreed',
    values: { value: 18, label: 'Extreme Fear', at: at(2026, 7, 7, 16) }
  },
  {
    manner: 'columns, oldest first',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"status":true,"index":{"dates":["2026-10-01","2026-10-02","2026-10-03"],"scores":[44,49,57],"moods":["Fear","Neutral",
      "Greed"]}}`,
    kind: 'fearGreed',
    values: { value: 57, label: 'Greed', at: at(2026, 10, 3) }
  },
  {
    manner: 'CoinMarketCap v3 latest',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"data":{"value":40,"update_time":"2026-04-11T02:54:56.017Z","value_classification":"Neutral"},
      "status":{"timestamp":"2026-04-11T02:55:00.000Z","error_code":"0","error_message":"","elapsed":0,"credit_count":1}}`,
    kind: 'fearGreed',
    values: { value: 40, label: 'Neutral', at: 1775876096017 }
  }
]
