import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const told = at(2026, 3, 10, 9, 20)
const [monday, tuesday] = [at(2026, 3, 9), at(2026, 3, 10)]

/** Quotes, candles, lists and news. */
export const latestMarket: readonly Body[] = [
  {
    manner: 'CoinSpot, sides and a last price under small names',
    operation: 'getData',
    params: { symbol: 'BTC ETH' },
    body: wire`{"status":"ok","prices":{"btc":{"bid":"108210","ask":"109340","last":"108890"},"eth":{"bid":"3161.1","ask":"3199.4","last":"3184.2"}}}`,
    kind: 'quotes',
    values: [
      { price: 108890, bid: 108210, ask: 109340 },
      { price: 3184.2, bid: 3161.1, ask: 3199.4 }
    ]
  },
  {
    manner: 'iTick, two letters for the last done',
    operation: 'getData',
    params: btc,
    body: wire`{"code":0,"msg":null,"data":{"s":"BTCUSDT","ld":71265.2,"o":70110.4,"h":72004.9,"l":69480,"t":1773134400000,"v":1543.27,"tu":109423112.4,"ts":0,
      "ch":1154.8,"chp":1.6471}}`,
    kind: 'quotes',
    values: [{ price: 71265.2, high: 72004.9, low: 69480, volume: 1543.27, changePercent: 1.6471, at: told }]
  },
  {
    manner: 'DIA, yesterday beside now',
    operation: 'getData',
    params: btc,
    body: wire`{"Symbol":"BTC","Name":"Bitcoin","Address":"0x0000000000000000000000000000000000000000","Blockchain":"Bitcoin","Price":71265.2,
      "PriceYesterday":70110.4,"VolumeYesterdayUSD":31120456789.2,"Time":"2026-03-10T09:20:00Z","Signature":"0x1f"}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', name: 'Bitcoin', price: 71265.2, at: told }]
  },
  {
    manner: 'the service itself, one coin without a list',
    operation: 'getData',
    params: btc,
    body: wire`{"status":true,"symbol":"BTC","last":"71265.2","last_btc":"1","lowest":"69480","highest":"72004.9","date":"2026-03-10 09:20:00",
      "daily_change_percentage":"1.6471","source_exchange":"binance"}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', price: 71265.2, low: 69480, high: 72004.9, at: told },
        ...{ changePercent: 1.6471, exchange: 'binance' }
      }
    ]
  },
  {
    manner: 'TraderMade, sides and a middle of pairs',
    operation: 'getDataCurrency',
    params: { symbol: 'BTC', currency: 'EUR' },
    body: wire`{"endpoint":"live","quotes":[{"ask":61374.2,"base_currency":"BTC","bid":61372.9,"mid":61373.55,"quote_currency":"EUR"}],
      "requested_time":"Tue, 10 Mar 2026 09:20:00 GMT","timestamp":1773134400}`,
    kind: 'quotes',
    values: [{ symbol: 'BTC', price: 61373.55, bid: 61372.9, ask: 61374.2, currency: 'EUR', at: told }]
  },
  {
    manner: 'a list for an exchange of lists, pairs with targets',
    operation: 'getTickers',
    params: btc,
    body: wire`[{"ticker_id":"BTC_USDT","base_currency":"BTC","target_currency":"USDT","last_price":"71265.2","base_volume":"1543.27",
      "target_volume":"109423112.4","bid":"71264.5","ask":"71266","high":"72004.9","low":"69480","pool_id":"BTC_USDT"}]`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 71265.2, volume: 1543.27, bid: 71264.5, ask: 71266, high: 72004.9, low: 69480 },
        currency: 'USDT'
      }
    ]
  },
  {
    manner: 'a summary for a list of exchanges',
    operation: 'getTickers',
    params: btc,
    body: wire`[{"trading_pairs":"BTC_USDT","base_currency":"BTC","quote_currency":"USDT","last_price":71265.2,"lowest_ask":71266,"highest_bid":71264.5,
      "base_volume":1543.27,"quote_volume":109423112.4,"price_change_percent_24h":1.6471,"highest_price_24h":72004.9,"lowest_price_24h":69480}]`,
    kind: 'quotes',
    values: [
      {
        ...{ price: 71265.2, bid: 71264.5, ask: 71266, volume: 1543.27, changePercent: 1.6471 },
        ...{ high: 72004.9, low: 69480, currency: 'USDT' }
      }
    ]
  },
  {
    manner: 'LATOKEN, spans behind the names',
    operation: 'getTickers',
    params: btc,
    body: wire`[{"symbol":"BTC/USDT","baseCurrency":"92151d82-df98-4d88-9a4d-284fa9eca49f","quoteCurrency":"0c3a106d-bde3-4c13-a26e-3fd2394529e5",
      "volume24h":"109423112.4","volume7d":"712345678.9","change24h":"1.65","change7d":"-3.2","amount24h":"1543.27","amount7d":"10211.4",
      "lastPrice":"71265.2","lastQuantity":"0.01","bestBid":"71264.5","bestBidQuantity":"0.4","bestAsk":"71266","bestAskQuantity":"0.1",
      "updateTimestamp":1773134400000}]`,
    kind: 'quotes',
    values: [{ symbol: 'BTC/USDT', price: 71265.2, bid: 71264.5, ask: 71266, at: told }]
  },
  {
    manner: 'the service itself, a coin on several exchanges',
    operation: 'getTickers',
    params: btc,
    body: wire`{"status":true,"symbol":"BTC","tickers":[{"exchange":"binance","pair":"BTCUSDT","last":"71265.2","bid":"71264.5","ask":"71266",
      "volume":"1543.27","date":"2026-03-10 09:20:00"},{"exchange":"kraken","pair":"XBTUSD","last":"71262.3","bid":"71260.1","ask":"71263.4",
      "volume":"412.55","date":"2026-03-10 09:20:00"}]}`,
    kind: 'quotes',
    values: [
      { exchange: 'binance', price: 71265.2, bid: 71264.5, ask: 71266, volume: 1543.27, at: told },
      { exchange: 'kraken', price: 71262.3, bid: 71260.1, ask: 71263.4, volume: 412.55, at: told }
    ]
  },
  {
    manner: 'Peatio, a ticker inside each market with its moment',
    operation: 'getExchange',
    params: { symbol: 'BTC ETH' },
    body: wire`{"btcusdt":{"at":1773134400,"ticker":{"buy":"71264.5","sell":"71266","low":"69480","high":"72004.9","open":"70110.4","last":"71265.2",
      "vol":"1543.27"}},"ethusdt":{"at":1773134400,"ticker":{"buy":"2084.2","sell":"2084.6","low":"2060.15","high":"2131.5","open":"2110.9",
      "last":"2084.37","vol":"20112.5"}}}`,
    kind: 'quotes',
    values: [
      { price: 71265.2, bid: 71264.5, ask: 71266, low: 69480, high: 72004.9, volume: 1543.27, at: told },
      { price: 2084.37, bid: 2084.2, ask: 2084.6, low: 2060.15, high: 2131.5, volume: 20112.5, at: told }
    ]
  },
  {
    manner: 'LunarCrush, ranks of its own beside the usual one',
    operation: 'getTop',
    params: { top: '1' },
    body: wire`{"config":{"sort":"market_cap","limit":1,"total_rows":5011},"data":[{"id":1,"symbol":"BTC","name":"Bitcoin","price":71265.2,"price_btc":1,
      "volume_24h":31120456789.2,"volatility":0.0121,"circulating_supply":19981234,"max_supply":21000000,"percent_change_1h":0.12,
      "percent_change_24h":1.6471,"percent_change_7d":-3.2,"market_cap":1424011234567.1,"market_cap_rank":1,"interactions_24h":91234567,
      "galaxy_score":61.2,"alt_rank":212,"sentiment":81,"logo":"https://img.example/btc.png"}]}`,
    kind: 'quotes',
    values: [
      {
        ...{ symbol: 'BTC', name: 'Bitcoin', price: 71265.2, marketCap: 1424011234567.1, rank: 1 },
        ...{ volume: 31120456789.2, changePercent: 1.6471 }
      }
    ]
  },
  {
    manner: 'CryptoQuant, days with a start of each',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"status":{"code":200,"message":"success"},"result":{"window":"day","data":[{"date":"2026-03-10","start_time":"2026-03-10 00:00:00","open":70110.4,
      "high":72004.9,"low":69480,"close":71265.2,"volume":1543.27},{"date":"2026-03-09","start_time":"2026-03-09 00:00:00","open":68412.6,
      "high":70555,"low":68020.2,"close":70110.4,"volume":2011.9}]}}`,
    kind: 'candles',
    values: [
      { time: monday, open: 68412.6, high: 70555, low: 68020.2, close: 70110.4, volume: 2011.9 },
      { time: tuesday, open: 70110.4, high: 72004.9, low: 69480, close: 71265.2, volume: 1543.27 }
    ]
  },
  {
    manner: 'LunarCrush, a series with scores and caps',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2026-03-09' },
    body: wire`{"config":{"id":"BTC","bucket":"day"},"data":[{"time":1773014400,"open":68412.6,"close":70110.4,"high":70555,"low":68020.2,
      "volume_24h":30120456789.1,"market_cap":1400811234567.1,"circulating_supply":19981001,"sentiment":80,"galaxy_score":60.1}]}`,
    kind: 'candles',
    values: [{ time: monday, open: 68412.6, high: 70555, low: 68020.2, close: 70110.4 }]
  },
  {
    manner: 'CoinEx of old, close before high and the market last',
    operation: 'getTimeframe',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"code":0,"data":[[1772928000,"67250.3","68412.6","68910.7","66804.1","1820.44","123712345.1","BTCUSDT"],
      [1773014400,"68412.6","70110.4","70555","68020.2","2011.9","139412345.6","BTCUSDT"],
      [1773100800,"70110.4","71265.2","72004.9","69480","1543.27","109423112.4","BTCUSDT"]],"message":"OK"}`,
    kind: 'candles',
    values: [
      { time: at(2026, 3, 8), open: 67250.3, high: 68910.7, low: 66804.1, close: 68412.6, volume: 1820.44 },
      { time: monday, open: 68412.6, high: 70555, low: 68020.2, close: 70110.4, volume: 2011.9 },
      { time: tuesday, open: 70110.4, high: 72004.9, low: 69480, close: 71265.2, volume: 1543.27 }
    ]
  },
  {
    manner: 'the service itself, minutes of one coin',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1m', bars: '2' },
    body: wire`{"status":true,"symbol":"BTC","interval":"1m","bars":2,"ohlc":[{"timestamp":1773134280,"open":"71240.1","high":"71260","low":"71233.4",
      "close":"71255","volume":"0.81"},{"timestamp":1773134340,"open":"71255","high":"71270.2","low":"71251.9","close":"71265.2","volume":"0.62"}]}`,
    kind: 'candles',
    values: [
      { time: told - 120000, open: 71240.1, high: 71260, low: 71233.4, close: 71255, volume: 0.81 },
      { time: told - 60000, open: 71255, high: 71270.2, low: 71251.9, close: 71265.2, volume: 0.62 }
    ]
  },
  {
    manner: 'TraderMade, a pair converted with its quote and total',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"base_currency":"BTC","endpoint":"convert","quote":61373.59,"quote_currency":"EUR","requested_time":"Tue, 10 Mar 2026 09:20:00 GMT",
      "timestamp":1773134400,"total":61373.59}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 61373.59 }
  },
  {
    manner: 'cfgi.io, an index under its own name beside a price',
    operation: 'getFearGreed',
    body: wire`[{"date":"2026-03-10 09:15:00","price":71240.1,"cfgi":54.2,"data_volatility":61.2,"data_trend":48.1},
      {"date":"2026-03-10 09:00:00","price":71190.4,"cfgi":53.8,"data_volatility":60.9,"data_trend":47.7}]`,
    kind: 'fearGreed',
    values: { value: 54.2, at: at(2026, 3, 10, 9, 15) }
  },
  {
    manner: 'GNews, articles with a source and its link',
    operation: 'getNews',
    params: btc,
    body: wire`{"totalArticles":211,"articles":[{"id":"c0ffee","title":"Miners sell less","description":"Reserves rise again.","content":"Reserves rise again... [912 chars]",
      "url":"https://wire.example/c3","image":"https://img.example/3.jpg","publishedAt":"2026-03-10T09:20:00Z","lang":"en","source":{"id":"5e",
      "name":"The Wire","url":"https://wire.example","country":"us"}}]}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Miners sell less', url: 'https://wire.example/c3', at: told, source: 'The Wire' },
        ...{ summary: 'Reserves rise again.', image: 'https://img.example/3.jpg' }
      }
    ]
  },
  {
    manner: 'Feedly, an origin and alternates',
    operation: 'getNews',
    params: btc,
    body: wire`{"id":"stream/1","updated":1773134400000,"items":[{"id":"e/1","title":"Miners sell less","published":1773134400000,"crawled":1773134460000,
      "originId":"https://wire.example/c3","canonicalUrl":"https://wire.example/c3","origin":{"streamId":"feed/1","title":"The Wire",
      "htmlUrl":"https://wire.example"},"summary":{"content":"Reserves rise again.","direction":"ltr"},"visual":{"url":"https://img.example/3.jpg",
      "width":700},"unread":true,"engagement":41}]}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Miners sell less', url: 'https://wire.example/c3', at: told, source: 'The Wire' },
        summary: 'Reserves rise again.'
      }
    ]
  }
]
