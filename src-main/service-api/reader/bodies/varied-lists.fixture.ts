import { at, wire, type Body } from './body.fixture'

/** getConversion, getCryptoList, getFearGreed. */
export const variedLists: readonly Body[] = [
  {
    manner: 'CoinGecko coins list',
    operation: 'getCryptoList',
    body: wire`[{"id":"bitcoin","symbol":"btc","name":"Bitcoin"},{"id":"ethereum","symbol":"eth","name":"Ethereum"},{"id":"matic-network",
      "symbol":"pol","name":"POL (ex-MATIC)"}]`,
    kind: 'coins',
    values: [
      { symbol: 'btc', name: 'Bitcoin' },
      { symbol: 'eth', name: 'Ethereum' },
      { symbol: 'pol', name: 'POL (ex-MATIC)' }
    ]
  },
  {
    manner: 'Bybit coin info: coin is the ticker',
    operation: 'getCryptoList',
    body: wire`{"retCode":0,"retMsg":"","result":{"rows":[{"name":"Bitcoin","coin":"BTC","remainAmount":"150","chains":[{"chainType":"BTC",
      "confirmation":"1","withdrawFee":"0.0002","chain":"BTC","chainDeposit":"1"}]},{"name":"Toncoin","coin":"TON","remainAmount":"99000",
      "chains":[{"chainType":"TON","confirmation":"1","withdrawFee":"0.02","chain":"TON","chainDeposit":"1"}]}]},"retExtInfo":{},
      "time":1788940900123}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'TON', name: 'Toncoin' }
    ]
  },
  {
    manner: 'Coinbase v2 crypto currencies: the ticker is called code',
    operation: 'getCryptoList',
    body: wire`{"data":[{"asset_id":"5b71fc48","code":"BTC","name":"Bitcoin","color":"#F7931A","sort_index":100,"exponent":8,"type":"crypto",
      "address_regex":"^([13])"},{"asset_id":"d85dce9b","code":"ETH","name":"Ethereum","color":"#627EEA","sort_index":102,
      "exponent":8,"type":"crypto","address_regex":"^0x"}]}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'FMP cryptocurrency list: pairs with a dollar',
    operation: 'getCryptoList',
    body: wire`[{"symbol":"BTCUSD","name":"Bitcoin USD","exchange":"CCC","icoDate":"2009-01-03","circulatingSupply":19944321,"totalSupply":null},
      {"symbol":"AVAXUSD","name":"Avalanche USD","exchange":"CCC","icoDate":"2020-07-13","circulatingSupply":422276596,
      "totalSupply":null}]`,
    kind: 'coins',
    values: [
      { symbol: 'BTCUSD', name: 'Bitcoin USD' },
      { symbol: 'AVAXUSD', name: 'Avalanche USD' }
    ]
  },
  {
    manner: 'Santiment GraphQL projects',
    operation: 'getCryptoList',
    body: wire`{"data":{"allProjects":[{"slug":"bitcoin","name":"Bitcoin","ticker":"BTC","infrastructure":"BTC"},{"slug":"aave","name":"Aave",
      "ticker":"AAVE","infrastructure":"ETH"}]}}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'AAVE', name: 'Aave' }
    ]
  },
  {
    manner: 'Alpha Vantage digital currency list as JSON',
    operation: 'getCryptoList',
    body: wire`[{"currency code":"ADA","currency name":"Cardano"},{"currency code":"DOT","currency name":"Polkadot"}]`,
    kind: 'coins',
    values: [
      { symbol: 'ADA', name: 'Cardano' },
      { symbol: 'DOT', name: 'Polkadot' }
    ]
  },
  {
    manner: 'Frankfurter-like latest',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"amount":1,"base":"BTC","date":"2026-09-18","rates":{"EUR":60122.41}}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 60122.41 }
  },
  {
    manner: 'currencyapi v3 latest',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'JPY' },
    body: wire`{"meta":{"last_updated_at":"2026-09-18T23:59:59Z"},"data":{"JPY":{"code":"JPY","value":10344120.552}}}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'JPY', result: 10344120.552 }
  },
  {
    manner: 'Twelve Data exchange rate',
    operation: 'getConversion',
    params: { symbol: 'ETH', convert: 'USD' },
    body: wire`{"symbol":"ETH/USD","rate":2188.4402,"timestamp":1789776000}`,
    kind: 'conversion',
    values: { from: 'ETH', to: 'USD', result: 2188.4402 }
  },
  {
    manner: 'Wise-like rate row',
    operation: 'getConversion',
    params: { symbol: 'USDT', convert: 'TRY' },
    body: wire`[{"rate":47.112,"source":"USDT","target":"TRY","time":"2026-09-19T10:00:00+0000"}]`,
    kind: 'conversion',
    values: { from: 'USDT', to: 'TRY', result: 47.112 }
  },
  {
    manner: 'ChangeNOW estimate',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'ETH' },
    body: wire`{"fromCurrency":"btc","fromNetwork":"btc","toCurrency":"eth","toNetwork":"eth","flow":"standard","type":"direct","rateId":null,
      "validUntil":null,"transactionSpeedForecast":"10-60","warningMessage":null,"depositFee":0.00003,"withdrawalFee":0.0002,
      "fromAmount":1,"toAmount":31.8811204}`,
    kind: 'conversion',
    values: { from: 'btc', to: 'eth', result: 31.8811204 }
  },
  {
    manner: 'map of maps, fsym and tsyms',
    operation: 'getConversion',
    params: { symbol: 'LTC', convert: 'BTC' },
    body: wire`{"LTC":{"BTC":0.0008344}}`,
    kind: 'conversion',
    values: { from: 'LTC', to: 'BTC', result: 0.0008344 }
  },
  {
    manner: 'alternative.me with US dates',
    operation: 'getFearGreed',
    body: wire`{"name":"Fear and Greed Index","data":[{"value":"29","value_classification":"Fear","timestamp":"09-21-2026","time_until_update":"41220"}],
      "metadata":{"error":null}}`,
    kind: 'fearGreed',
    values: { value: 29, label: 'Fear', at: at(2026, 9, 21) }
  },
  {
    manner: 'CoinStats insights: now, yesterday, last week',
    operation: 'getFearGreed',
    body: wire`{"name":"Fear and Greed Index","now":{"value":61,"value_classification":"Greed","timestamp":1790035200,"update_time":"2026-09-22T08:00:11.004Z"},
      "yesterday":{"value":57,"value_classification":"Greed","timestamp":1789948800},"lastWeek":{"value":44,"value_classification":"Fear",
      "timestamp":1789430400}}`,
    kind: 'fearGreed',
    values: { value: 61, label: 'Greed', at: at(2026, 9, 22) }
  },
  {
    manner: 'Coinglass: three lists, oldest first',
    operation: 'getFearGreed',
    body: wire`{"code":"0","msg":"success","data":{"data_list":[41,38,35,33],"price_list":[71022.1,70201.4,69811.9,69120.2],"time_list":[1789689600000,
      1789776000000,1789862400000,1789948800000]}}`,
    kind: 'fearGreed',
    values: { value: 33, at: at(2026, 9, 21) }
  },
  {
    manner: 'CoinMarketCap v3 historical, newest first',
    operation: 'getFearGreed',
    body: wire`{"data":[{"timestamp":"1790121600","value":48,"value_classification":"Neutral"},{"timestamp":"1790035200","value":46,
      "value_classification":"Neutral"},{"timestamp":"1789948800","value":39,"value_classification":"Fear"}],"status":{"timestamp":"2026-09-23T01:00:00.000Z",
      "error_code":0,"error_message":"","elapsed":6,"credit_count":1}}`,
    kind: 'fearGreed',
    values: { value: 48, label: 'Neutral', at: at(2026, 9, 23) }
  },
  {
    manner: 'GraphQL answer',
    operation: 'getFearGreed',
    body: wire`{"data":{"fearAndGreedIndex":{"score":72,"classification":"Greed","updatedAt":"2026-09-24T00:00:00Z"}}}`,
    kind: 'fearGreed',
    values: { value: 72, label: 'Greed', at: at(2026, 9, 24) }
  },
  {
    manner: 'Spanish-speaking service',
    operation: 'getFearGreed',
    body: wire`{"estado":"ok","indice":{"valor":22,"clasificacion":"Miedo extremo","fecha":"2026-09-25"}}`,
    kind: 'fearGreed',
    values: { value: 22, label: 'Miedo extremo', at: at(2026, 9, 25) }
  }
]
