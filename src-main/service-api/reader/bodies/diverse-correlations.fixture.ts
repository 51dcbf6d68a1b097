import { wire, type Body } from './body.fixture'

/** getCorrelation. */
export const diverseCorrelations: readonly Body[] = [
  {
    manner: 'sheet: symbols along both edges',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"range":"Corr!A1:D4","majorDimension":"ROWS","values":[["","BTC","ETH","SOL"],["BTC","1.00","0.8301","0.7622"],["ETH",
      "0.8301","1.00","0.8044"],["SOL","0.7622","0.8044","1.00"]]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8301 },
      { a: 'BTC', b: 'SOL', value: 0.7622 },
      { a: 'ETH', b: 'SOL', value: 0.8044 }
    ]
  },
  {
    manner: 'BigQuery rows of pairs',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"schema":{"fields":[{"name":"asset1","type":"STRING"},{"name":"asset2","type":"STRING"},{"name":"correlation","type":"FLOAT"}]},
      "rows":[{"f":[{"v":"BTC"},{"v":"ETH"},{"v":"0.8301"}]},{"f":[{"v":"BTC"},{"v":"SOL"},{"v":"0.7622"}]},{"f":[{"v":"ETH"},
      {"v":"SOL"},{"v":"0.8044"}]}],"totalRows":"3","jobComplete":true}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8301 },
      { a: 'BTC', b: 'SOL', value: 0.7622 },
      { a: 'ETH', b: 'SOL', value: 0.8044 }
    ]
  },
  {
    manner: 'plain service: base coin with its partners, strings',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"status":"success","base":"BTC","correlations":[{"symbol":"ETH","correlation":"0.8301"},{"symbol":"SOL","correlation":"0.7622"}]}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8301 },
      { a: 'BTC', b: 'SOL', value: 0.7622 }
    ]
  },
  {
    manner: 'camel case symbols and a matrix, period beside',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"success":true,"data":{"timeframe":"90d","symbols":["BTC","ETH","SOL"],"correlationMatrix":[[1,0.8301,0.7622],[0.8301,
      1,0.8044],[0.7622,0.8044,1]]}}`,
    kind: 'correlation',
    values: [
      { a: 'BTC', b: 'ETH', value: 0.8301 },
      { a: 'BTC', b: 'SOL', value: 0.7622 },
      { a: 'ETH', b: 'SOL', value: 0.8044 }
    ]
  }
]
