import { at, wire, type Body } from './body.fixture'

/** getHistory. */
export const diverseHistory: readonly Body[] = [
  {
    manner: 'Barchart getHistory: stamp and trading day',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-03-02' },
    body: wire`{"status":{"code":200,"message":"Success."},"results":[{"symbol":"^BTCUSD","timestamp":"2026-03-02T00:00:00+00:00","tradingDay":"2026-03-02",
      "open":65000,"high":65249.33,"low":64171.6,"close":64356.19,"volume":39849453608,"openInterest":null},{"symbol":"^BTCUSD",
      "timestamp":"2026-03-03T00:00:00+00:00","tradingDay":"2026-03-03","open":64359.14,"high":64759.59,"low":64212.04,
      "close":64393.93,"volume":38184553585,"openInterest":null},{"symbol":"^BTCUSD","timestamp":"2026-03-04T00:00:00+00:00",
      "tradingDay":"2026-03-04","open":64391.92,"high":65041.39,"low":64070.27,"close":64663.95,"volume":32038586507,
      "openInterest":null}]}`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 3, 2),
        open: 65000,
        high: 65249.33,
        low: 64171.6,
        close: 64356.19,
        volume: 39849453608
      },
      {
        time: at(2026, 3, 3),
        open: 64359.14,
        high: 64759.59,
        low: 64212.04,
        close: 64393.93,
        volume: 38184553585
      },
      {
        time: at(2026, 3, 4),
        open: 64391.92,
        high: 65041.39,
        low: 64070.27,
        close: 64663.95,
        volume: 32038586507
      }
    ]
  },
  {
    manner: 'Snowflake SQL API: row type apart, all strings',
    operation: 'getHistory',
    params: { symbol: 'ETH', date: '2026-03-05' },
    body: wire`{"resultSetMetaData":{"numRows":3,"format":"jsonv2","rowType":[{"name":"TRADE_DATE","type":"text"},{"name":"OPEN","type":"fixed"},
      {"name":"HIGH","type":"fixed"},{"name":"LOW","type":"fixed"},{"name":"CLOSE","type":"fixed"},{"name":"VOLUME",
      "type":"fixed"}]},"data":[["2026-03-05","1900.00","1907.88","1895.49","1900.46","445478.828"],["2026-03-06","1900.63",
      "1918.63","1890.85","1912.54","390745.836"],["2026-03-07","1912.61","1918.62","1883.45","1894.53","341705.756"]],
      "code":"090001","statementHandle":"01","message":"Statement executed successfully.","createdOn":1772700000000}`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 5), open: 1900, high: 1907.88, low: 1895.49, close: 1900.46, volume: 445478.828 },
      {
        time: at(2026, 3, 6),
        open: 1900.63,
        high: 1918.63,
        low: 1890.85,
        close: 1912.54,
        volume: 390745.836
      },
      { time: at(2026, 3, 7), open: 1912.61, high: 1918.62, low: 1883.45, close: 1894.53, volume: 341705.756 }
    ]
  },
  {
    manner: 'CryptoQuant-like window of days, newest first',
    operation: 'getHistory',
    params: { symbol: 'SOL', date: '2026-03-10' },
    body: wire`{"status":{"code":200,"message":"success"},"result":{"window":"day","data":[{"date":"2026-03-12","open":86.48,"high":86.7,
      "low":85.96,"close":86.14,"volume":1203007},{"date":"2026-03-11","open":87.46,"high":87.77,"low":86.27,"close":86.49,
      "volume":2733755.9},{"date":"2026-03-10","open":88.4,"high":88.51,"low":87.19,"close":87.45,"volume":1393860.4}]}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 10), open: 88.4, high: 88.51, low: 87.19, close: 87.45, volume: 1393860.4 },
      { time: at(2026, 3, 11), open: 87.46, high: 87.77, low: 86.27, close: 86.49, volume: 2733755.9 },
      { time: at(2026, 3, 12), open: 86.48, high: 86.7, low: 85.96, close: 86.14, volume: 1203007 }
    ]
  },
  {
    manner: 'Socrata open data: rows of strings, floating dates',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-03-14' },
    body: wire`[{"date":"2026-03-14T00:00:00.000","open":"65600.00","high":"66567.60","low":"65487.11","close":"66325.45","volume":"36723.528"},
      {"date":"2026-03-15T00:00:00.000","open":"66323.23","high":"66845.30","low":"66213.10","close":"66780.91","volume":"36781.041"},
      {"date":"2026-03-16T00:00:00.000","open":"66789.34","high":"67007.33","low":"65823.81","close":"66022.74","volume":"20157.157"}]`,
    kind: 'candles',
    values: [
      {
        time: at(2026, 3, 14),
        open: 65600,
        high: 66567.6,
        low: 65487.11,
        close: 66325.45,
        volume: 36723.528
      },
      {
        time: at(2026, 3, 15),
        open: 66323.23,
        high: 66845.3,
        low: 66213.1,
        close: 66780.91,
        volume: 36781.041
      },
      {
        time: at(2026, 3, 16),
        open: 66789.34,
        high: 67007.33,
        low: 65823.81,
        close: 66022.74,
        volume: 20157.157
      }
    ]
  },
  {
    manner: 'OData feed: value holds the rows',
    operation: 'getHistory',
    params: { symbol: 'ADA', date: '2026-03-18' },
    body: wire`{"@odata.context":"https://od.example/$metadata#Prices","value":[{"Symbol":"ADA","TradeDate":"2026-03-18T00:00:00Z",
      "OpenPrice":0.41,"HighPrice":0.4147,"LowPrice":0.4079,"ClosePrice":0.4139,"Volume":609592672},{"Symbol":"ADA",
      "TradeDate":"2026-03-19T00:00:00Z","OpenPrice":0.4139,"HighPrice":0.4155,"LowPrice":0.4109,"ClosePrice":0.4125,
      "Volume":422684009},{"Symbol":"ADA","TradeDate":"2026-03-20T00:00:00Z","OpenPrice":0.4125,"HighPrice":0.4139,"LowPrice":0.407,
      "ClosePrice":0.4091,"Volume":820524127}]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 18), open: 0.41, high: 0.4147, low: 0.4079, close: 0.4139, volume: 609592672 },
      { time: at(2026, 3, 19), open: 0.4139, high: 0.4155, low: 0.4109, close: 0.4125, volume: 422684009 },
      { time: at(2026, 3, 20), open: 0.4125, high: 0.4139, low: 0.407, close: 0.4091, volume: 820524127 }
    ]
  },
  {
    manner: 'German bank table: decimal commas and dotted dates',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-03-20' },
    body: wire`{"status":"ok","waehrung":"EUR","kurse":[{"Datum":"22.03.2026","Eröffnung":"54.049,26","Hoch":"54.473,01","Tief":"53.905,21",
      "Schluss":"54.277,45","Volumen":"1160,0"},{"Datum":"21.03.2026","Eröffnung":"54.093,45","Hoch":"54.180,90","Tief":"53.977,54",
      "Schluss":"54.058,16","Volumen":"1047,3"},{"Datum":"20.03.2026","Eröffnung":"54.000,00","Hoch":"54.299,94","Tief":"53.828,66",
      "Schluss":"54.094,06","Volumen":"1062,6"}]}`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 20), open: 54000, high: 54299.94, low: 53828.66, close: 54094.06, volume: 1062.6 },
      {
        time: at(2026, 3, 21),
        open: 54093.45,
        high: 54180.9,
        low: 53977.54,
        close: 54058.16,
        volume: 1047.3
      },
      { time: at(2026, 3, 22), open: 54049.26, high: 54473.01, low: 53905.21, close: 54277.45, volume: 1160 }
    ]
  },
  {
    manner: 'OpenBB results with provider and warnings',
    operation: 'getHistory',
    params: { symbol: 'ETH', date: '2026-03-24' },
    body: wire`{"id":"0671","results":[{"date":"2026-03-24","open":2010,"high":2022.71,"low":2003.3,"close":2013.98,"volume":12449165114,
      "vwap":2013.01,"change":3.98,"change_percent":0.00198},{"date":"2026-03-25","open":2013.86,"high":2034.37,"low":2011.22,
      "close":2029.98,"volume":9054866590,"vwap":2022.8,"change":16.12,"change_percent":0.008005},{"date":"2026-03-26",
      "open":2030.03,"high":2055.34,"low":2027.99,"close":2047.98,"volume":9896829463,"vwap":2041.66,"change":17.95,
      "change_percent":0.008842}],"provider":"fmp","warnings":null,"chart":null,"extra":{"metadata":{"route":"/crypto/price/historical"}}}`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 24), open: 2010, high: 2022.71, low: 2003.3, close: 2013.98, volume: 12449165114 },
      {
        time: at(2026, 3, 25),
        open: 2013.86,
        high: 2034.37,
        low: 2011.22,
        close: 2029.98,
        volume: 9054866590
      },
      {
        time: at(2026, 3, 26),
        open: 2030.03,
        high: 2055.34,
        low: 2027.99,
        close: 2047.98,
        volume: 9896829463
      }
    ]
  }
]
