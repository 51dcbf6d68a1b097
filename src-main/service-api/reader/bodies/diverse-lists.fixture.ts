import { at, wire, type Body } from './body.fixture'

/** getConversion, getCryptoList, getFearGreed. */
export const diverseLists: readonly Body[] = [
  {
    manner: 'Gate currencies: currency is the ticker',
    operation: 'getCryptoList',
    body: wire`[{"currency":"BTC","name":"Bitcoin","delisted":false,"withdraw_disabled":false,"deposit_disabled":false,"trade_disabled":false,
      "chain":"BTC"},{"currency":"GT","name":"GateToken","delisted":false,"withdraw_disabled":false,"deposit_disabled":false,
      "trade_disabled":false,"chain":"GTEVM"}]`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'GT', name: 'GateToken' }
    ]
  },
  {
    manner: 'Kaiko assets: code is the ticker',
    operation: 'getCryptoList',
    body: wire`{"result":"success","count":2,"data":[{"code":"btc","name":"Bitcoin","asset_class":"cryptocurrency","asset_classes":["cryptocurrency"]},
      {"code":"eth","name":"Ethereum","asset_class":"cryptocurrency","asset_classes":["cryptocurrency"]}]}`,
    kind: 'coins',
    values: [
      { symbol: 'btc', name: 'Bitcoin' },
      { symbol: 'eth', name: 'Ethereum' }
    ]
  },
  {
    manner: 'Glassnode assets with tags',
    operation: 'getCryptoList',
    body: wire`{"data":[{"id":"BTC","symbol":"BTC","name":"Bitcoin","asset_type":"BLOCKCHAIN","external_ids":{"ccdata":"1182","coingecko":"bitcoin",
      "coinmarketcap":"1"},"blockchains":[],"semantic_tags":[]},{"id":"LINK","symbol":"LINK","name":"Chainlink","asset_type":"TOKEN",
      "external_ids":{"ccdata":"3340","coingecko":"chainlink","coinmarketcap":"1975"},"blockchains":[],"semantic_tags":["ORACLE"]}]}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'LINK', name: 'Chainlink' }
    ]
  },
  {
    manner: 'token list with its own name and version',
    operation: 'getCryptoList',
    body: wire`{"name":"Default Token List","timestamp":"2026-10-01T00:00:00.000Z","version":{"major":14,"minor":2,"patch":0},"keywords":["default"],
      "tokens":[{"chainId":1,"address":"0x1f98","name":"Uniswap","symbol":"UNI","decimals":18,"logoURI":"https://img.example/uni.png"},
      {"chainId":1,"address":"0x7Fc6","name":"Aave","symbol":"AAVE","decimals":18,"logoURI":"https://img.example/aave.png"}]}`,
    kind: 'coins',
    values: [
      { symbol: 'UNI', name: 'Uniswap' },
      { symbol: 'AAVE', name: 'Aave' }
    ]
  },
  {
    manner: 'plain service: id, symbol, name and source, one name empty',
    operation: 'getCryptoList',
    body: wire`{"status":true,"resultset_size":3,"result":[{"id":"cardano","symbol":"ADA","name":"Cardano","source":"binance","history_available_from":"2018-04-17",
      "ohlc_available_from":"2018-04-17"},{"id":"cardano","symbol":"ADA","name":"Cardano","source":"kraken","history_available_from":"2018-09-28",
      "ohlc_available_from":"2018-09-28"},{"id":"xyz-1","symbol":"XYZ","name":"","source":"gate","history_available_from":"2025-02-01",
      "ohlc_available_from":"2025-02-01"}]}`,
    kind: 'coins',
    values: [
      { symbol: 'ADA', name: 'Cardano', source: 'binance' },
      { symbol: 'ADA', name: 'Cardano', source: 'kraken' },
      { symbol: 'XYZ', source: 'gate' }
    ]
  },
  {
    manner: 'Poloniex v2 currencies',
    operation: 'getCryptoList',
    body: wire`[{"id":28,"coin":"BTC","delisted":false,"tradeEnable":true,"name":"Bitcoin","supportCollateral":true,"networkList":[{"id":28,
      "coin":"BTC","name":"Bitcoin","blockchain":"BTC","withdrawalEnable":true}]},{"id":125,"coin":"LTC","delisted":false,
      "tradeEnable":true,"name":"Litecoin","supportCollateral":false,"networkList":[{"id":125,"coin":"LTC","name":"Litecoin",
      "blockchain":"LTC","withdrawalEnable":true}]}]`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'LTC', name: 'Litecoin' }
    ]
  },
  {
    manner: 'ExchangeRate-API pair: result says success',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"result":"success","documentation":"https://docs.example","terms_of_use":"https://terms.example","time_last_update_unix":1792022401,
      "time_last_update_utc":"Thu, 15 Oct 2026 00:00:01 +0000","time_next_update_unix":1792108801,"time_next_update_utc":"Fri, 16 Oct 2026 00:00:01 +0000",
      "base_code":"BTC","target_code":"EUR","conversion_rate":61022.4,"conversion_result":61022.4}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 61022.4 }
  },
  {
    manner: 'Open Exchange Rates convert: the result is called response',
    operation: 'getConversion',
    params: { symbol: 'ETH', convert: 'USD' },
    body: wire`{"disclaimer":"https://d.example","license":"https://l.example","request":{"query":"/convert/1/ETH/USD","amount":1,"from":"ETH",
      "to":"USD"},"meta":{"timestamp":1792068000,"rate":2310.41},"response":2310.41}`,
    kind: 'conversion',
    values: { from: 'ETH', to: 'USD', result: 2310.41 }
  },
  {
    manner: 'XE-like: to is a list',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'CAD' },
    body: wire`{"terms":"https://t.example","privacy":"https://p.example","from":"BTC","amount":1,"timestamp":"2026-10-15T00:00:00Z",
      "to":[{"quotecurrency":"CAD","mid":98711.2204}]}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'CAD', result: 98711.2204 }
  },
  {
    manner: 'Abstract-like exchange: amount and rate',
    operation: 'getConversion',
    params: { symbol: 'SOL', convert: 'EUR' },
    body: wire`{"base":"SOL","target":"EUR","date":"2026-10-15","base_amount":1,"converted_amount":89.31,"exchange_rate":89.31,"last_updated":1792068000}`,
    kind: 'conversion',
    values: { from: 'SOL', to: 'EUR', result: 89.31 }
  },
  {
    manner: 'Tatum rate: id and basePair',
    operation: 'getConversion',
    params: { symbol: 'LTC', convert: 'EUR' },
    body: wire`{"id":"LTC","value":"52.63","basePair":"EUR","timestamp":1792068012000,"source":"CoinGecko"}`,
    kind: 'conversion',
    values: { from: 'LTC', to: 'EUR', result: 52.63 }
  },
  {
    manner: 'plain service with the number only',
    operation: 'getConversion',
    params: { symbol: 'ETH', convert: 'BTC' },
    body: wire`{"status":"success","result":0.03243577114420118}`,
    kind: 'conversion',
    values: { result: 0.03243577114420118 }
  },
  {
    manner: 'RapidAPI style: now, previous close, dates in two forms',
    operation: 'getFearGreed',
    body: wire`{"lastUpdated":{"epochUnixSeconds":1792065600,"humanDate":"2026-10-15T12:00:00.000Z"},"fgi":{"previousClose":{"value":41,
      "valueText":"Fear"},"oneWeekAgo":{"value":30,"valueText":"Fear"},"now":{"value":52,"valueText":"Neutral"},"oneMonthAgo":{"value":66,
      "valueText":"Greed"},"oneYearAgo":{"value":71,"valueText":"Greed"}}}`,
    kind: 'fearGreed',
    values: { value: 52, label: 'Neutral', at: at(2026, 10, 15, 12) }
  },
  {
    manner: 'plain service, nested under its name',
    operation: 'getFearGreed',
    body: wire`{"status":true,"fear_and_greed":{"value":"18","value_classification":"Extreme Fear","timestamp":"2026-10-15 00:00:00",
      "change":"-4"}}`,
    kind: 'fearGreed',
    values: { value: 18, label: 'Extreme Fear', at: at(2026, 10, 15) }
  },
  {
    manner: 'French portal',
    operation: 'getFearGreed',
    body: wire`{"statut":"ok","indice_peur_avidite":{"valeur":77,"libelle":"Avidité extrême","date":"2026-10-15","hier":74,"semaine_derniere":69}}`,
    kind: 'fearGreed',
    values: { value: 77, label: 'Avidité extrême', at: at(2026, 10, 15) }
  },
  {
    manner: 'SQL result: columns and rows, newest first',
    operation: 'getFearGreed',
    body: wire`{"columns":["date","fgi","classification"],"rows":[["2026-10-15",63,"Greed"],["2026-10-14",58,"Greed"],["2026-10-13",
      51,"Neutral"]],"row_count":3}`,
    kind: 'fearGreed',
    values: { value: 63, label: 'Greed', at: at(2026, 10, 15) }
  },
  {
    manner: 'tool server: JSON as text inside content',
    operation: 'getFearGreed',
    body: wire`{"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"{\\"value\\": 47, \\"classification\\": \\"Neutral\\", \\"date\\": \\"2026-10-15\\"}"}],
      "isError":false}}`,
    kind: 'fearGreed',
    values: { value: 47, label: 'Neutral', at: at(2026, 10, 15) }
  }
]
