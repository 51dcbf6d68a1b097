import { at, wire, type Body } from './body.fixture'

/** getCryptoList, getConversion, getFearGreed. */
export const fartherLists: readonly Body[] = [
  {
    manner: 'CoinMarketCap map',
    operation: 'getCryptoList',
    params: {},
    body: wire`{"status":{"timestamp":"2026-01-05T00:00:00.000Z","error_code":0,"error_message":null,"elapsed":9,"credit_count":1},
      "data":[{"id":1,"rank":1,"name":"Bitcoin","symbol":"BTC","slug":"bitcoin","is_active":1,"first_historical_data":"2010-07-13T00:05:00.000Z",
      "last_historical_data":"2026-01-05T00:00:00.000Z","platform":null},{"id":825,"rank":3,"name":"Tether USDt","symbol":"USDT","slug":"tether",
      "is_active":1,"first_historical_data":"2015-02-25T13:30:00.000Z","last_historical_data":"2026-01-05T00:00:00.000Z","platform":{"id":1027,
      "name":"Ethereum","symbol":"ETH","slug":"ethereum","token_address":"0xdac1"}}]}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'USDT', name: 'Tether USDt' }
    ]
  },
  {
    manner: 'CoinAPI assets: the id is the ticker',
    operation: 'getCryptoList',
    params: {},
    body: wire`[{"asset_id":"BTC","name":"Bitcoin","type_is_crypto":1,"data_quote_start":"2014-02-24T17:43:05.0000000Z",
      "data_symbols_count":90012,"volume_1day_usd":1203344112.1,"price_usd":70110.2},{"asset_id":"TRX","name":"TRON","type_is_crypto":1,
      "data_quote_start":"2017-10-10T00:00:00.0000000Z","data_symbols_count":3012,"volume_1day_usd":20334411.2,"price_usd":0.2811}]`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'TRX', name: 'TRON' }
    ]
  },
  {
    manner: 'bare tickers',
    operation: 'getCryptoList',
    params: {},
    body: wire`{"status":true,"symbols":["BTC","ETH","XRP","SHIB"]}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: null },
      { symbol: 'ETH', name: null },
      { symbol: 'XRP', name: null },
      { symbol: 'SHIB', name: null }
    ]
  },
  {
    manner: 'Spanish-speaking developer',
    operation: 'getCryptoList',
    params: {},
    body: wire`{"estado":"ok","total":2,"monedas":[{"simbolo":"BTC","nombre":"Bitcoin","origen":"bitso"},{"simbolo":"MANA",
      "nombre":"Decentraland","origen":"bitso"}]}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin', source: 'bitso' },
      { symbol: 'MANA', name: 'Decentraland', source: 'bitso' }
    ]
  },
  {
    manner: 'CoinAPI exchange rate',
    operation: 'getConversion',
    params: { symbol: 'ETH', convert: 'USD' },
    body: wire`{"time":"2026-06-01T12:00:00.0000000Z","asset_id_base":"ETH","asset_id_quote":"USD","rate":2011.2233441}`,
    kind: 'conversion',
    values: { from: 'ETH', to: 'USD', result: 2011.2233441 }
  },
  {
    manner: 'Coinbase exchange rates, one rate',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"data":{"currency":"BTC","rates":{"EUR":"61110.22"}}}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 61110.22 }
  },
  {
    manner: 'currency-api by date',
    operation: 'getConversion',
    params: { symbol: 'SOL', convert: 'GBP' },
    body: wire`{"date":"2026-07-22","sol":{"gbp":66.41203}}`,
    kind: 'conversion',
    values: { from: 'SOL', to: 'GBP', result: 66.41203 }
  },
  {
    manner: 'Binance convert quote',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'USDT' },
    body: wire`{"quoteId":"12415572564","ratio":"69882.1","inverseRatio":"0.00001431","validTimestamp":1775455576000,"fromAsset":"BTC",
      "fromAmount":"0.25","toAsset":"USDT","toAmount":"17470.525"}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'USDT', result: 17470.525 }
  },
  {
    manner: 'Japanese labels',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'JPY' },
    body: wire`{"status":true,"変換元":"BTC","変換先":"JPY","数量":"1","結果":"10,245,300円"}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'JPY', result: 10245300 }
  },
  {
    manner: 'one sentence',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"status":true,"conversion":"0.5 BTC = 30,616.70 EUR"}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 30616.7 }
  },
  {
    manner: 'Glassnode series of t and v',
    operation: 'getFearGreed',
    params: {},
    body: wire`[{"t":1777593600,"v":33},{"t":1777680000,"v":36},{"t":1777766400,"v":41}]`,
    kind: 'fearGreed',
    values: { value: 41, at: at(2026, 5, 3) }
  },
  {
    manner: 'plain, flat',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"status":true,"fear_greed_index":"55","sentiment":"Neutral","date":"2026-08-01"}`,
    kind: 'fearGreed',
    values: { value: 55, label: 'Neutral', at: at(2026, 8, 1) }
  },
  {
    manner: 'shares and coins side by side',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"status":"ok","stocks":{"value":61,"label":"Greed","updated":"2026-09-09T20:00:00Z"},"crypto":{"value":29,"label":"Fear",
      "updated":"2026-09-09T23:55:00Z"}}`,
    kind: 'fearGreed',
    values: { value: 29, label: 'Fear', at: at(2026, 9, 9, 23, 55) }
  },
  {
    manner: 'Japanese labels',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"status":true,"恐怖強欲指数":{"値":"22","判定":"極度の恐怖","更新日時":"2026-06-10 00:00:00"}}`,
    kind: 'fearGreed',
    values: { value: 22, label: '極度の恐怖', at: at(2026, 6, 10) }
  },
  {
    manner: 'score, mood and pieces it is made of',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"ok":true,"result":{"score":74,"mood":"greed","asof":1792065600,"components":{"volatility":{"score":61,"weight":0.25},
      "momentum":{"score":88,"weight":0.25},"social":{"score":70,"weight":0.15},"dominance":{"score":77,"weight":0.1}}}}`,
    kind: 'fearGreed',
    values: { value: 74, label: 'greed', at: at(2026, 10, 15, 12) }
  },
  {
    manner: 'KuCoin currencies: name repeats the ticker',
    operation: 'getCryptoList',
    params: {},
    body: wire`{"code":"200000","data":[{"currency":"BTC","name":"BTC","fullName":"Bitcoin","precision":8,"isMarginEnabled":true},
      {"currency":"SUI","name":"SUI","fullName":"Sui","precision":8,"isMarginEnabled":true}]}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'SUI', name: 'Sui' }
    ]
  },
  {
    manner: 'converter with input and output objects',
    operation: 'getConversion',
    params: { symbol: 'XRP', convert: 'USD' },
    body: wire`{"status":true,"input":{"coin":"XRP","amount":250},"output":{"currency":"USD","amount":347.75},"rate":1.391,
      "time":"2026-05-30T00:00:00Z"}`,
    kind: 'conversion',
    values: { from: 'XRP', to: 'USD', result: 347.75 }
  },
  {
    manner: 'fear and greed, days as rows, newest first, no word for the day',
    operation: 'getFearGreed',
    params: {},
    body: wire`{"status":true,"rows":[["2026-09-20",64,"Greed"],["2026-09-19",58,"Greed"],["2026-09-18",51,"Neutral"]]}`,
    kind: 'fearGreed',
    values: { value: 64, label: 'Greed', at: at(2026, 9, 20) }
  }
]
