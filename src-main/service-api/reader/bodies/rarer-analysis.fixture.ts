import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const [friday, saturday] = [at(2025, 11, 21), at(2025, 11, 22)]
const told = at(2025, 11, 22, 13, 40)

/** Candles, analytics, indicators, lists, news. */
export const rarerAnalysis: readonly Body[] = [
  {
    manner: 'Amberdata, a payload with columns told apart',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"status":200,"title":"OK","description":"Successful request","payload":{"metadata":{"columns":["timestamp","open","high",
      "low","close","volume"],"startDate":1763683200000},"data":[[1763683200000,86600.1,87400.2,80600,85100.2,120.5],
      [1763769600000,85100.2,92000.5,84800,91234.5,133.75]]}}`,
    kind: 'candles',
    values: [
      { time: friday, open: 86600.1, high: 87400.2, low: 80600, close: 85100.2, volume: 120.5 },
      { time: saturday, open: 85100.2, high: 92000.5, low: 84800, close: 91234.5, volume: 133.75 }
    ]
  },
  {
    manner: 'Japanese names of a bar',
    operation: 'getOHLC',
    params: { symbol: 'BTC', interval: '1d' },
    body: wire`{"データ":[{"日付":"2025-11-21","始値":86600.1,"高値":87400.2,"安値":80600,"終値":85100.2,"出来高":120.5},
      {"日付":"2025-11-22","始値":85100.2,"高値":92000.5,"安値":84800,"終値":91234.5,"出来高":133.75}]}`,
    kind: 'candles',
    values: [
      { time: friday, open: 86600.1, high: 87400.2, low: 80600, close: 85100.2, volume: 120.5 },
      { time: saturday, open: 85100.2, high: 92000.5, low: 84800, close: 91234.5, volume: 133.75 }
    ]
  },
  {
    manner: 'Tradier, days under history with text prices',
    operation: 'getHistory',
    params: { symbol: 'BTC', date: '2025-11-21' },
    body: wire`{"history":{"day":[{"date":"2025-11-21","open":"86600.1","high":"87400.2","low":"80600.0","close":"85100.2","volume":"120"},
      {"date":"2025-11-22","open":"85100.2","high":"92000.5","low":"84800.0","close":"91234.5","volume":"133"}]}}`,
    kind: 'candles',
    values: [
      { time: friday, open: 86600.1, high: 87400.2, low: 80600, close: 85100.2, volume: 120 },
      { time: saturday, open: 85100.2, high: 92000.5, low: 84800, close: 91234.5, volume: 133 }
    ]
  },
  {
    manner: 'bars with a bid and an ask side',
    operation: 'getOHLCIntraday',
    params: { symbol: 'BTC', interval: '1h', bars: '2' },
    body: wire`{"instrument":"BTC_USD","granularity":"H1","candles":[{"complete":true,"volume":812,"time":"2025-11-22T13:00:00.000000000Z",
      "mid":{"o":"91000.1","h":"91300.0","l":"90900.2","c":"91234.5"}},{"complete":false,"volume":512,
      "time":"2025-11-22T14:00:00.000000000Z","mid":{"o":"91234.5","h":"91400.0","l":"91100.0","c":"91310.2"}}]}`,
    kind: 'candles',
    values: [
      { time: at(2025, 11, 22, 13), open: 91000.1, high: 91300, low: 90900.2, close: 91234.5 },
      { time: at(2025, 11, 22, 14), open: 91234.5, high: 91400, low: 91100, close: 91310.2 }
    ]
  },
  {
    manner: 'a table of returns with a row for each coin',
    operation: 'getPerformance',
    params: { symbol: 'BTC ETH' },
    body: wire`{"as_of":"2025-11-22","returns":{"BTC":{"1w":"-6.79 %","1m":"-15.44 %","ytd":"-2.4 %"},"ETH":{"1w":"-8.10 %","1m":"-21.30 %","ytd":"-9.8 %"}}}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 7, percent: -6.79 },
      { symbol: 'BTC', days: 30, percent: -15.44 },
      { symbol: 'BTC', span: 'ytd', percent: -2.4 },
      { symbol: 'ETH', days: 7, percent: -8.1 },
      { symbol: 'ETH', days: 30, percent: -21.3 },
      { symbol: 'ETH', span: 'ytd', percent: -9.8 }
    ]
  },
  {
    manner: 'IntoTheBlock, volatility of spans under a code',
    operation: 'getVolatility',
    params: btc,
    body: wire`{"code":"BTC","volatility":{"volatility30d":0.4512,"volatility60d":0.4731},"name":"Bitcoin"}`,
    kind: 'windows',
    values: [
      { symbol: 'BTC', days: 30, percent: 45.12 },
      { symbol: 'BTC', days: 60, percent: 47.31 }
    ]
  },
  {
    manner: 'highs and lows ever under words of time',
    operation: 'getATHATL',
    params: btc,
    body: wire`{"asset":"BTC","highest_ever":{"usd":126198.07,"reached_on":"2025-10-06","down_pct":27.71},"lowest_ever":{"usd":65.53,
      "reached_on":"2013-07-05","up_pct":139125.1}}`,
    kind: 'athAtl',
    values: [
      {
        symbol: 'BTC',
        ath: 126198.07,
        athAt: at(2025, 10, 6),
        fromAthPercent: 27.71,
        atl: 65.53,
        atlAt: at(2013, 7, 5)
      }
    ]
  },
  {
    manner: 'a matrix as an object of objects in lower case',
    operation: 'getCorrelation',
    params: { symbol: 'BTC ETH SOL' },
    body: wire`{"correlation_matrix":{"btc":{"btc":1.0,"eth":0.8612,"sol":0.7921},"eth":{"btc":0.8612,"eth":1.0,"sol":0.8102},
      "sol":{"btc":0.7921,"eth":0.8102,"sol":1.0}},"window":"90d"}`,
    kind: 'correlation',
    values: [{ value: 0.8612 }, { value: 0.7921 }, { value: 0.8102 }]
  },
  {
    manner: 'a scan with what was broken in a sentence of its own',
    operation: 'getBreakouts',
    params: { symbol: 'BTC ETH' },
    body: wire`{"signals":[{"asset":"BTC","signal_type":"BREAKDOWN","broken_level":91800.5,"timeframe":"1d","fired_at":"2025-11-22T13:00:00Z"},
      {"asset":"ETH","signal_type":"BREAKOUT","broken_level":3000.5,"timeframe":"4h","fired_at":"2025-11-22T12:00:00Z"}]}`,
    kind: 'breakouts',
    values: [
      { symbol: 'BTC', direction: 'down', price: 91800.5, at: at(2025, 11, 22, 13) },
      { symbol: 'ETH', direction: 'up', price: 3000.5, at: at(2025, 11, 22, 12) }
    ]
  },
  {
    manner: 'breadth as percents with signs',
    operation: 'getMarketBreadth',
    params: btc,
    body: wire`{"breadth":{"advancing":"26.4%","declining":"72.2%","unchanged":"1.4%"},"updated":"2025-11-22T13:40:00Z"}`,
    kind: 'breadth',
    values: { values: { advancing: 26.4, declining: 72.2, unchanged: 1.4 } }
  },
  {
    manner: 'indicators in an array with parameters',
    operation: 'getTechnicalAnalysis',
    params: btc,
    body: wire`{"pair":"BTC/USD","indicators":[{"name":"RSI","params":[14],"value":31.2,"signal":"oversold"},
      {"name":"MACD","params":[12,26,9],"value":-4812.3,"signal":"sell"}],"overall":"SELL"}`,
    kind: 'technical',
    values: { verdict: 'SELL', values: { rsi: 31.2, macd: -4812.3 } }
  },
  {
    manner: 'zones with an upper and a lower edge',
    operation: 'getSupportResistance',
    params: btc,
    body: wire`{"symbol":"BTC","support":[{"level":90189.8,"strength":"strong"},{"level":89145.1,"strength":"weak"}],
      "resistance":[{"level":92889.6,"strength":"medium"}],"pivot":91844.9}`,
    kind: 'supportResistance',
    values: [
      { name: 'pivot', price: 91844.9 },
      { name: 's1', price: 90189.8 },
      { name: 's2', price: 89145.1 },
      { name: 'r1', price: 92889.6 }
    ]
  },
  {
    manner: 'averages of closes in one object with the price',
    operation: 'getMARibbon',
    params: btc,
    body: wire`{"ticker":"BTC","close":91234.5,"ema":{"8":92412.3,"13":93120.4,"21":95012.8},"ribbon":"bearish","date":"2025-11-22"}`,
    kind: 'ribbon',
    values: [{ symbol: 'BTC', averages: { ema8: 92412.3, ema13: 93120.4, ema21: 95012.8 }, trend: 'bearish' }]
  },
  {
    manner: 'bands by bar in short names',
    operation: 'getBollinger',
    params: btc,
    body: wire`{"s":"ok","t":[1763683200,1763769600],"bb_up":[113012.5,112020.4],"bb_mid":[98912.4,98120.1],"bb_low":[84812.3,84219.8]}`,
    kind: 'bands',
    values: [
      { time: friday, upper: 113012.5, middle: 98912.4, lower: 84812.3 },
      { time: saturday, upper: 112020.4, middle: 98120.1, lower: 84219.8 }
    ]
  },
  {
    manner: 'the cloud as an object of its own',
    operation: 'getIchimoku',
    params: btc,
    body: wire`{"data":{"symbol":"BTC","tenkan":89612.3,"kijun":98412.1,"cloud":{"spanA":101233.4,"spanB":107612.5,"color":"red"},"chikou":91234.5,
      "time":"2025-11-22T00:00:00Z"}}`,
    kind: 'ichimoku',
    values: [
      {
        conversion: 89612.3,
        base: 98412.1,
        spanA: 101233.4,
        spanB: 107612.5,
        lagging: 91234.5,
        time: saturday
      }
    ]
  },
  {
    manner: 'assets with their tickers in an object of a type',
    operation: 'getCryptoList',
    body: wire`{"assets":{"crypto":[{"ticker":"BTC","fullname":"Bitcoin","decimals":8},{"ticker":"ETH","fullname":"Ethereum","decimals":18}]},"count":2}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'a quote that can be taken for a while',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"quoteId":"q-1","sell":{"asset":"BTC","amount":"1"},"buy":{"asset":"EUR","amount":"78500.25"},"expiresAt":1763818830}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 78500.25 }
  },
  {
    manner: 'an index in rows of days, oldest first',
    operation: 'getFearGreed',
    body: wire`{"series":[{"day":"2025-11-20","fgi":31,"zone":"Fear"},{"day":"2025-11-21","fgi":28,"zone":"Fear"},{"day":"2025-11-22","fgi":24,"zone":"Extreme Fear"}]}`,
    kind: 'fearGreed',
    values: { value: 24, label: 'Extreme Fear', at: saturday }
  },
  {
    manner: 'Hacker News, hits with points',
    operation: 'getNews',
    params: btc,
    body: wire`{"hits":[{"created_at":"2025-11-22T13:40:00Z","created_at_i":1763818800,"title":"Funds buy the dip","url":"https://wire.example/a1",
      "author":"writer","points":512,"num_comments":41,"objectID":"1","story_id":1,"_tags":["story"]}],"nbHits":1,"page":0,"nbPages":1}`,
    kind: 'news',
    values: [{ title: 'Funds buy the dip', url: 'https://wire.example/a1', at: told, source: 'writer' }]
  },
  {
    manner: 'mediastack, a category and a country',
    operation: 'getNews',
    params: btc,
    body: wire`{"pagination":{"limit":1,"offset":0,"count":1,"total":1},"data":[{"author":"A. Writer","title":"Funds buy the dip",
      "description":"Inflows return.","url":"https://wire.example/a1","source":"The Wire","image":"https://img.example/1.jpg",
      "category":"business","language":"en","country":"us","published_at":"2025-11-22T13:40:00+00:00"}]}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Funds buy the dip', url: 'https://wire.example/a1', at: told, source: 'The Wire' },
        ...{ summary: 'Inflows return.', image: 'https://img.example/1.jpg' }
      }
    ]
  },
  {
    manner: 'a feed as Atom in JSON',
    operation: 'getNews',
    params: btc,
    body: wire`{"version":"https://jsonfeed.example/1.1","title":"The Wire","home_page_url":"https://wire.example","items":[{"id":"1",
      "url":"https://wire.example/a1","title":"Funds buy the dip","content_text":"Inflows return.","date_published":"2025-11-22T13:40:00Z",
      "authors":[{"name":"A. Writer"}]}]}`,
    kind: 'news',
    values: [
      { title: 'Funds buy the dip', url: 'https://wire.example/a1', at: told, summary: 'Inflows return.' }
    ]
  },
  {
    manner: 'coins by their rank with dates in words',
    operation: 'getTop',
    params: { top: '1' },
    body: wire`{"1":{"symbol":"BTC","name":"Bitcoin","lastPrice":"91,234.50","mktCap":"1.82T","chg24":"-2.15%","asOf":"Nov 22, 2025"}}`,
    kind: 'quotes',
    values: [
      { symbol: 'BTC', name: 'Bitcoin', price: 91234.5, marketCap: 1820000000000, changePercent: -2.15 }
    ]
  },
  {
    manner: 'a converter that tells both ways',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"base":"BTC","quote":"EUR","rate":"78500.25","inverse":"0.00001273"}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 78500.25 }
  },
  {
    manner: 'a gauge with now, then yesterday and a week ago in one row',
    operation: 'getFearGreed',
    body: wire`{"fear_greed":{"previous_day":28,"previous_week":31,"previous_month":44,"latest":24,"text":"extreme fear","refreshed":"2025-11-22T13:40:00Z"}}`,
    kind: 'fearGreed',
    values: { value: 24, label: 'extreme fear', at: told }
  }
]
