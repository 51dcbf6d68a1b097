import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const euros = { symbol: 'BTC', convert: 'EUR' }
const told = at(2025, 11, 22, 13, 40)

/** getCryptoList, getConversion, getFearGreed, getNews. */
export const serviceLists: readonly Body[] = [
  {
    manner: 'CoinPaprika, coins',
    operation: 'getCryptoList',
    body: wire`[{"id":"btc-bitcoin","name":"Bitcoin","symbol":"BTC","rank":1,"is_new":false,"is_active":true,"type":"coin"},
      {"id":"usdt-tether","name":"Tether","symbol":"USDT","rank":3,"is_new":false,"is_active":true,"type":"token"}]`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'USDT', name: 'Tether' }
    ]
  },
  {
    manner: 'Coinbase Exchange, currencies whose id is the symbol',
    operation: 'getCryptoList',
    body: wire`[{"id":"BTC","name":"Bitcoin","min_size":"0.00000001","status":"online","message":"",
      "max_precision":"0.00000001","convertible_to":[],"details":{"type":"crypto","symbol":"₿",
      "network_confirmations":2,"sort_order":20,"push_payment_methods":["crypto"]},"default_network":"bitcoin"},
      {"id":"ETH","name":"Ethereum","min_size":"0.00000001","status":"online","message":"",
      "max_precision":"0.00000001","convertible_to":[],"details":{"type":"crypto","symbol":"Ξ",
      "network_confirmations":14,"sort_order":25,"push_payment_methods":["crypto"]},"default_network":"ethereum"}]`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'Bitfinex, pairs of code and name',
    operation: 'getCryptoList',
    body: wire`[[["BTC","Bitcoin"],["ETH","Ethereum"],["XRP","XRP"]]]`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' },
      { symbol: 'XRP', name: 'XRP' }
    ]
  },
  {
    manner: 'CoinMarketCap, price conversion',
    operation: 'getConversion',
    params: euros,
    body: wire`{"status":{"timestamp":"2025-11-22T14:00:05.000Z","error_code":0,"error_message":null,"elapsed":8,
      "credit_count":1},"data":{"id":1,"symbol":"BTC","name":"Bitcoin","amount":1,
      "last_updated":"2025-11-22T14:00:00.000Z","quote":{"EUR":{"price":78500.25,
      "last_updated":"2025-11-22T14:00:00.000Z"}}}}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 78500.25 }
  },
  {
    manner: 'CoinPaprika, price converter',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'USD' },
    body: wire`{"base_currency_id":"btc-bitcoin","base_currency_name":"Bitcoin",
      "base_price_last_updated":"2025-11-22T14:00:00Z","quote_currency_id":"usd-us-dollars",
      "quote_currency_name":"US Dollars","quote_price_last_updated":"2025-11-22T14:00:00Z","amount":1,
      "price":91234.50123}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'USD', result: 91234.50123 }
  },
  {
    manner: 'Twelve Data, currency conversion',
    operation: 'getConversion',
    params: euros,
    body: wire`{"symbol":"BTC/EUR","rate":78500.25,"amount":78500.25,"timestamp":1763820000}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 78500.25 }
  },
  {
    manner: 'CoinMarketCap, the latest fear and greed',
    operation: 'getFearGreed',
    body: wire`{"data":{"value":24,"update_time":"2025-11-22T13:00:00.000Z","value_classification":"Extreme fear"},
      "status":{"timestamp":"2025-11-22T14:00:05.000Z","error_code":0,"error_message":"","elapsed":9,"credit_count":1}}`,
    kind: 'fearGreed',
    values: { value: 24, label: 'Extreme fear', at: at(2025, 11, 22, 13) }
  },
  {
    manner: 'Coinglass, columns of days',
    operation: 'getFearGreed',
    body: wire`{"code":"0","msg":"success","data":{"data_list":[31,28,24],"price_list":[91501.5,86630.75,85095.5],
      "time_list":[1763596800000,1763683200000,1763769600000]}}`,
    kind: 'fearGreed',
    values: { value: 24, at: at(2025, 11, 22) }
  },
  {
    manner: 'a gauge with its past beside it',
    operation: 'getFearGreed',
    body: wire`{"lastUpdated":{"epochUnixSeconds":1763820000,"humanDate":"2025-11-22T14:00:00.000Z"},
      "fgi":{"now":{"value":24,"valueText":"Extreme Fear"},"previousClose":{"value":28,"valueText":"Fear"},
      "oneWeekAgo":{"value":41,"valueText":"Neutral"},"oneMonthAgo":{"value":55,"valueText":"Greed"},
      "oneYearAgo":{"value":71,"valueText":"Greed"}}}`,
    kind: 'fearGreed',
    values: { value: 24, label: 'Extreme Fear', at: at(2025, 11, 22, 14) }
  },
  {
    manner: 'a feed told as JSON',
    operation: 'getNews',
    params: btc,
    body: wire`{"status":"ok","feed":{"url":"https://wire.example/rss","title":"Wire","link":"https://wire.example",
      "author":"","description":"All the news","image":"https://wire.example/logo.png"},"items":[
      {"title":"Funds buy the dip","pubDate":"2025-11-22 13:40:00","link":"https://wire.example/a1",
       "guid":"https://wire.example/?p=1","author":"A. Writer","thumbnail":"https://wire.example/t1.jpg",
       "description":"Inflows return.","content":"Inflows return. And more.","enclosure":{},
       "categories":["Markets","Bitcoin"]}]}`,
    kind: 'news',
    values: [
      {
        ...{
          title: 'Funds buy the dip',
          url: 'https://wire.example/a1',
          at: told,
          summary: 'Inflows return.'
        },
        ...{ image: 'https://wire.example/t1.jpg' }
      }
    ]
  },
  {
    manner: 'Finnhub, news',
    operation: 'getNews',
    params: btc,
    body: wire`[{"category":"crypto","datetime":1763818800,"headline":"Funds buy the dip","id":7523001,
      "image":"https://img.example/1.jpg","related":"","source":"Wire","summary":"Inflows return.",
      "url":"https://wire.example/a1"},
      {"category":"crypto","datetime":1763815200,"headline":"A bridge is mended","id":7523000,"image":"",
      "related":"","source":"Chain Post","summary":"","url":"https://post.example/b2"}]`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Funds buy the dip', url: 'https://wire.example/a1', source: 'Wire', at: told },
        ...{ summary: 'Inflows return.', image: 'https://img.example/1.jpg' }
      },
      {
        title: 'A bridge is mended',
        url: 'https://post.example/b2',
        source: 'Chain Post',
        at: told - 3600000
      }
    ]
  },
  {
    manner: 'Tiingo, news',
    operation: 'getNews',
    params: btc,
    body: wire`[{"id":64321001,"source":"wire.example","crawlDate":"2025-11-22T13:52:11.123456+00:00",
      "url":"https://wire.example/a1","publishedDate":"2025-11-22T13:40:00+00:00","title":"Funds buy the dip",
      "description":"Inflows return.","tags":["Cryptocurrency","Funds"],"tickers":["btc","eth"]}]`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Funds buy the dip', url: 'https://wire.example/a1', source: 'wire.example', at: told },
        ...{ summary: 'Inflows return.' }
      }
    ]
  },
  {
    manner: 'CoinGecko, news',
    operation: 'getNews',
    params: btc,
    body: wire`{"data":[{"id":10110,"title":"Funds buy the dip","description":"Inflows return.","author":"A. Writer",
      "url":"https://wire.example/a1","updated_at":1763819400,"news_site":"Wire","created_at":1763818800,
      "thumb_2x":"https://img.example/1.jpg"}],"count":10,"page":1}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Funds buy the dip', url: 'https://wire.example/a1', source: 'Wire', at: told },
        ...{ summary: 'Inflows return.', image: 'https://img.example/1.jpg' }
      }
    ]
  },
  {
    manner: 'Messari, news without a list of coins',
    operation: 'getNews',
    params: btc,
    body: wire`{"status":{"elapsed":3,"timestamp":"2025-11-22T14:00:00.1Z"},"data":[{"id":"3b0c-11",
      "title":"Funds buy the dip","content":"Inflows return.","references":[{"name":"Wire","url":"https://wire.example"}],
      "published_at":"2025-11-22T13:40:00Z","author":{"name":"A. Writer"},"tags":[{"id":"f1","name":"Bitcoin"}],
      "url":"https://wire.example/a1"}]}`,
    kind: 'news',
    values: [
      { title: 'Funds buy the dip', url: 'https://wire.example/a1', at: told, summary: 'Inflows return.' }
    ]
  }
]
