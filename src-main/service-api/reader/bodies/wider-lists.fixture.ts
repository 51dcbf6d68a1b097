import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const told = at(2025, 11, 22, 13, 40)
const bought = { title: 'Funds buy the dip', url: 'https://wire.example/a1', at: told }

/** getCryptoList, getConversion, getFearGreed, getNews. */
export const widerLists: readonly Body[] = [
  {
    manner: 'VALR, short and long names',
    operation: 'getCryptoList',
    body: wire`[{"symbol":"BTC","isActive":true,"shortName":"BTC","longName":"Bitcoin","decimalPlaces":8,"withdrawalDecimalPlaces":8},
      {"symbol":"ETH","isActive":true,"shortName":"ETH","longName":"Ethereum","decimalPlaces":8,"withdrawalDecimalPlaces":8}]`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'HitBTC, coins keyed by code',
    operation: 'getCryptoList',
    body: wire`{"BTC":{"full_name":"Bitcoin","crypto":true,"payin_enabled":true,"payout_enabled":true,"transfer_enabled":true,
      "precision_transfer":"0.00000001","networks":[{"network":"btc","protocol":"","default":true}]},
      "ETH":{"full_name":"Ethereum","crypto":true,"payin_enabled":true,"payout_enabled":true,"transfer_enabled":true,
      "precision_transfer":"0.00000001","networks":[{"network":"eth","protocol":"","default":true}]}}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'coinlayer, coins beside moneys',
    operation: 'getCryptoList',
    body: wire`{"success":true,"crypto":{"BTC":{"symbol":"BTC","name":"Bitcoin","name_full":"Bitcoin (BTC)","max_supply":21000000,
      "icon_url":"https://img.example/BTC.png"},"ETH":{"symbol":"ETH","name":"Ethereum","name_full":"Ethereum (ETH)",
      "max_supply":"na","icon_url":"https://img.example/ETH.png"}},"fiat":{"EUR":"Euro","USD":"United States Dollar"}}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin (BTC)' },
      { symbol: 'ETH', name: 'Ethereum (ETH)' }
    ]
  },
  {
    manner: 'Frankfurter, an amount of a base in rates',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"amount":1.0,"base":"BTC","date":"2025-11-22","rates":{"EUR":78500.25}}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 78500.25 }
  },
  {
    manner: 'exchangerate.host, a query told again',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"success":true,"terms":"https://layer.example/terms","query":{"from":"BTC","to":"EUR","amount":1},
      "info":{"timestamp":1763818800,"quote":78500.25},"result":78500.25}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 78500.25 }
  },
  {
    manner: 'Cryptonator, a ticker with a target',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"ticker":{"base":"BTC","target":"EUR","price":"78500.25","volume":"512.345","change":"-12.31"},
      "timestamp":1763818800,"success":true,"error":""}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 78500.25 }
  },
  {
    manner: 'Coinglass, values beside times and prices',
    operation: 'getFearGreed',
    body: wire`{"code":"0","msg":"success","data":{"values":[28,24],"price":[85100.2,91234.5],"time_list":[1763683200000,1763769600000]}}`,
    kind: 'fearGreed',
    values: { value: 24, at: at(2025, 11, 22) }
  },
  {
    manner: 'an index with yesterday under a name of its own',
    operation: 'getFearGreed',
    body: wire`{"code":"000000","data":{"yesterdayValue":28,"lastWeekValue":31,"currentValue":24,"currentLabel":"Extreme Fear",
      "updateTime":1763818800000},"success":true}`,
    kind: 'fearGreed',
    values: { value: 24, label: 'Extreme Fear', at: told }
  },
  {
    manner: 'an index of now among those before',
    operation: 'getFearGreed',
    body: wire`{"lastUpdated":{"epochUnixSeconds":1763818800,"humanDate":"2025-11-22T13:40:00.000Z"},"fgi":{"oneYearAgo":{"value":71,
      "valueText":"Greed"},"oneWeekAgo":{"value":31,"valueText":"Fear"},"previousClose":{"value":28,"valueText":"Fear"},
      "now":{"value":24,"valueText":"Extreme Fear"}}}`,
    kind: 'fearGreed',
    values: { value: 24, label: 'Extreme Fear', at: told }
  },
  {
    manner: 'NewsAPI',
    operation: 'getNews',
    params: btc,
    body: wire`{"status":"ok","totalResults":1,"articles":[{"source":{"id":null,"name":"Wire"},"author":"A. Writer",
      "title":"Funds buy the dip","description":"Inflows return.","url":"https://wire.example/a1",
      "urlToImage":"https://img.example/1.jpg","publishedAt":"2025-11-22T13:40:00Z","content":"Inflows return after a week [+812 chars]"}]}`,
    kind: 'news',
    values: [{ ...bought, source: 'Wire', summary: 'Inflows return.', image: 'https://img.example/1.jpg' }]
  },
  {
    manner: 'The Guardian, names that begin with web',
    operation: 'getNews',
    params: btc,
    body: wire`{"response":{"status":"ok","userTier":"developer","total":1,"startIndex":1,"pageSize":10,"currentPage":1,"pages":1,
      "orderBy":"newest","results":[{"id":"technology/2025/nov/22/funds","type":"article","sectionId":"technology",
      "sectionName":"Technology","webPublicationDate":"2025-11-22T13:40:00Z","webTitle":"Funds buy the dip",
      "webUrl":"https://wire.example/a1","apiUrl":"https://api.example/a1","fields":{"trailText":"Inflows return.",
      "thumbnail":"https://img.example/1.jpg"},"isHosted":false,"pillarId":"pillar/news","pillarName":"News"}]}}`,
    kind: 'news',
    values: [{ ...bought, summary: 'Inflows return.', image: 'https://img.example/1.jpg' }]
  },
  {
    manner: 'The New York Times, a headline within',
    operation: 'getNews',
    params: btc,
    body: wire`{"status":"OK","copyright":"Copyright (c) 2025","response":{"docs":[{"abstract":"Inflows return.",
      "web_url":"https://wire.example/a1","snippet":"Inflows return.","lead_paragraph":"Inflows returned after a week.",
      "source":"The Wire","headline":{"main":"Funds buy the dip","kicker":null,"print_headline":""},
      "pub_date":"2025-11-22T13:40:00+0000","document_type":"article","byline":{"original":"By A. Writer"},"word_count":812}],
      "meta":{"hits":1,"offset":0,"time":12}}}`,
    kind: 'news',
    values: [{ ...bought, source: 'The Wire', summary: 'Inflows return.' }]
  },
  {
    manner: 'WordPress, rendered texts',
    operation: 'getNews',
    params: btc,
    body: wire`[{"id":8123,"date":"2025-11-22T08:40:00","date_gmt":"2025-11-22T13:40:00","guid":{"rendered":"https://wire.example/?p=8123"},
      "slug":"funds","status":"publish","type":"post","link":"https://wire.example/a1","title":{"rendered":"Funds buy the dip"},
      "excerpt":{"rendered":"Inflows return.","protected":false},"author":12,"featured_media":8124}]`,
    kind: 'news',
    values: [{ ...bought, summary: 'Inflows return.' }]
  },
  {
    manner: 'Reddit, children of a listing',
    operation: 'getNews',
    params: btc,
    body: wire`{"kind":"Listing","data":{"after":"t3_abc","dist":1,"children":[{"kind":"t3","data":{"subreddit":"coins","selftext":"",
      "title":"Funds buy the dip","domain":"wire.example","score":512,"ups":512,"num_comments":41,"created_utc":1763818800.0,
      "url":"https://wire.example/a1","permalink":"/r/coins/comments/abc/funds/","author":"writer","over_18":false}}]}}`,
    kind: 'news',
    values: [{ ...bought, source: 'wire.example' }]
  }
]
