import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const told = at(2026, 3, 10, 9, 20)
const tuesday = at(2026, 3, 10)

/** getCryptoList, getConversion, getFearGreed, getNews. */
export const newerLists: readonly Body[] = [
  {
    manner: 'Santiment, projects of a query',
    operation: 'getCryptoList',
    body: wire`{"data":{"allProjects":[{"slug":"bitcoin","name":"Bitcoin","ticker":"BTC","infrastructure":"own","mainContractAddress":null},
      {"slug":"ethereum","name":"Ethereum","ticker":"ETH","infrastructure":"own","mainContractAddress":null}]}}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'the service itself, a result with its sources',
    operation: 'getCryptoList',
    body: wire`{"status":true,"resultset_size":3,"result":[{"id":"bitcoin","symbol":"BTC","name":"Bitcoin","source":"binance",
      "history_available_from":"2017-08-17","ohlc_available_from":"2017-08-17"},{"id":"bitcoin","symbol":"BTC","name":"Bitcoin","source":"kraken",
      "history_available_from":"2013-09-10","ohlc_available_from":"2013-09-10"},{"id":"tokenx","symbol":"TKX","name":"","source":"gate",
      "history_available_from":"","ohlc_available_from":""}]}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin', source: 'binance' },
      { symbol: 'BTC', name: 'Bitcoin', source: 'kraken' },
      { symbol: 'TKX', name: null, source: 'gate' }
    ]
  },
  {
    manner: 'CryptoCompare, coins keyed by their code with several names',
    operation: 'getCryptoList',
    body: wire`{"Response":"Success","Message":"Coin list succesfully returned!","Data":{"BTC":{"Id":"1182","Url":"/coins/btc/overview","ImageUrl":"/media/1.png",
      "Name":"BTC","Symbol":"BTC","CoinName":"Bitcoin","FullName":"Bitcoin (BTC)","Algorithm":"SHA-256","ProofType":"PoW","SortOrder":"1"},
      "ETH":{"Id":"7605","Url":"/coins/eth/overview","ImageUrl":"/media/2.png","Name":"ETH","Symbol":"ETH","CoinName":"Ethereum",
      "FullName":"Ethereum (ETH)","Algorithm":"Ethash","ProofType":"PoS","SortOrder":"2"}},"BaseImageUrl":"https://img.example"}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'the service itself, a bare number',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'ETH' },
    body: wire`{"status":true,"from":"BTC","to":"ETH","result":34.190283}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'ETH', result: 34.190283 }
  },
  {
    manner: 'currencylayer, a pair as the name of its rate',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"success":true,"terms":"https://layer.example/terms","privacy":"https://layer.example/privacy","timestamp":1773134400,"source":"BTC",
      "quotes":{"BTCEUR":61373.59}}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 61373.59 }
  },
  {
    manner: 'XE, what one coin is in a list of moneys',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"terms":"https://rates.example/legal","privacy":"https://rates.example/privacy","from":"BTC","amount":1.0,
      "timestamp":"2026-03-10T00:00:00Z","to":[{"quotecurrency":"EUR","mid":61373.59}]}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 61373.59 }
  },
  {
    manner: 'fastFOREX, a result with its rate',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"base":"BTC","amount":1,"result":{"EUR":61373.59,"rate":61373.59},"ms":4}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 61373.59 }
  },
  {
    manner: 'a latest reading beside its history',
    operation: 'getFearGreed',
    body: wire`{"data":{"latest":{"ts":1773100800000,"value":62,"classification":"Greed"},"history":[{"ts":1772928000000,"value":54,
      "classification":"Neutral"},{"ts":1773014400000,"value":58,"classification":"Greed"},{"ts":1773100800000,"value":62,
      "classification":"Greed"}]},"meta":{"total":3,"limit":3}}`,
    kind: 'fearGreed',
    values: { value: 62, label: 'Greed', at: tuesday }
  },
  {
    manner: 'an index among premiums and prices',
    operation: 'getFearGreed',
    body: wire`{"status":"ok","timestamp":1773134400000,"data":{"fear_greed_index":18,"fear_greed_label":"Extreme Fear","coinbase_premium":0.052,
      "btc_usd_coinbase":71280.0,"btc_usdt_avg":71243.0}}`,
    kind: 'fearGreed',
    values: { value: 18, label: 'Extreme Fear', at: told }
  },
  {
    manner: 'the service itself, an index with days before',
    operation: 'getFearGreed',
    body: wire`{"status":true,"fear_and_greed":{"value":18,"value_classification":"Extreme Fear","timestamp":"2026-03-10 09:20:00",
      "yesterday":{"value":22,"value_classification":"Extreme Fear"},"last_week":{"value":35,"value_classification":"Fear"}}}`,
    kind: 'fearGreed',
    values: { value: 18, label: 'Extreme Fear', at: told }
  },
  {
    manner: 'a model with its parts and a current index',
    operation: 'getFearGreed',
    body: wire`{"metadata":{"token_id":1,"hours":168,"scale":"0-100","components":[{"name":"momentum","weight":0.4},{"name":"volatility","weight":0.6}]},
      "current":{"index":18.4,"label":"extreme fear"},"series":[{"timestamp":"2026-03-09T00:00:00Z","index":22.1,"emotions":0.3},
      {"timestamp":"2026-03-10T00:00:00Z","index":18.4,"emotions":0.2}]}`,
    kind: 'fearGreed',
    values: { value: 18.4, label: 'extreme fear' }
  },
  {
    manner: 'Bing, a web of articles with providers',
    operation: 'getNews',
    params: btc,
    body: wire`{"_type":"News","readLink":"https://search.example/news?q=btc","totalEstimatedMatches":41,"value":[{"name":"Miners sell less",
      "url":"https://wire.example/c3","image":{"thumbnail":{"contentUrl":"https://img.example/3.jpg","width":700,"height":400}},
      "description":"Reserves rise again.","about":[{"name":"Bitcoin"}],"provider":[{"_type":"Organization","name":"The Wire"}],
      "datePublished":"2026-03-10T09:20:00.0000000Z","category":"Business"}]}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Miners sell less', url: 'https://wire.example/c3', at: told, source: 'The Wire' },
        ...{ summary: 'Reserves rise again.', image: 'https://img.example/3.jpg' }
      }
    ]
  },
  {
    manner: 'NewsData, creators and keywords',
    operation: 'getNews',
    params: btc,
    body: wire`{"status":"success","totalResults":211,"results":[{"article_id":"9f2c","title":"Miners sell less","link":"https://wire.example/c3",
      "keywords":["bitcoin","mining"],"creator":["A. Writer"],"video_url":null,"description":"Reserves rise again.",
      "content":"ONLY AVAILABLE IN PAID PLANS","pubDate":"2026-03-10 09:20:00","pubDateTZ":"UTC","image_url":"https://img.example/3.jpg",
      "source_id":"wire","source_priority":4120,"source_name":"The Wire","source_url":"https://wire.example","source_icon":null,
      "language":"english","country":["united states of america"],"category":["business"],"ai_tag":"ONLY AVAILABLE IN PROFESSIONAL PLANS",
      "coin":["btc"],"sentiment":"ONLY AVAILABLE IN PROFESSIONAL PLANS","duplicate":false}],"nextPage":"1741"}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Miners sell less', url: 'https://wire.example/c3', at: told, source: 'The Wire' },
        ...{ summary: 'Reserves rise again.', image: 'https://img.example/3.jpg', coins: ['btc'] }
      }
    ]
  },
  {
    manner: 'Crypto News, tickers and a mood',
    operation: 'getNews',
    params: btc,
    body: wire`{"data":[{"news_url":"https://wire.example/c3","image_url":"https://img.example/3.jpg","title":"Miners sell less",
      "text":"Reserves rise again.","source_name":"The Wire","date":"Tue, 10 Mar 2026 05:20:00 -0400","topics":["mining"],"sentiment":"Positive",
      "type":"Article","tickers":["BTC"]}],"total_pages":12}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Miners sell less', url: 'https://wire.example/c3', at: told, source: 'The Wire' },
        ...{ summary: 'Reserves rise again.', image: 'https://img.example/3.jpg', coins: ['BTC'] }
      }
    ]
  },
  {
    manner: 'CoinDesk Data, articles in capitals',
    operation: 'getNews',
    params: btc,
    body: wire`{"Data":[{"TYPE":"121","ID":39012345,"GUID":"https://wire.example/?p=3","PUBLISHED_ON":1773134400,"IMAGE_URL":"https://img.example/3.jpg",
      "TITLE":"Miners sell less","AUTHORS":"A. Writer","URL":"https://wire.example/c3","SOURCE_ID":49,"BODY":"Reserves rise again.",
      "KEYWORDS":"MINING|BTC","LANG":"EN","UPVOTES":0,"DOWNVOTES":0,"SCORE":0,"SENTIMENT":"POSITIVE","STATUS":"ACTIVE","SOURCE_DATA":{"TYPE":"120",
      "ID":49,"SOURCE_KEY":"wire","NAME":"The Wire","URL":"https://wire.example/feed","LANG":"EN"},"CATEGORY_DATA":[{"TYPE":"122","ID":14,
      "NAME":"BTC","CATEGORY":"BTC"}]}],"Err":{}}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Miners sell less', url: 'https://wire.example/c3', at: told, source: 'The Wire' },
        ...{ summary: 'Reserves rise again.', image: 'https://img.example/3.jpg' }
      }
    ]
  },
  {
    manner: 'the service itself, news with a page',
    operation: 'getNews',
    params: btc,
    body: wire`{"status":true,"pagination":{"page":1,"per_page":10,"total":1},"news":[{"id":5512,"title":"Miners sell less","description":"Reserves rise again.",
      "link":"https://wire.example/c3","source":{"name":"The Wire","url":"https://wire.example"},"published":"2026-03-10 09:20:00",
      "thumbnail":"https://img.example/3.jpg","related_symbols":"BTC,ETH","sentiment":"neutral"}]}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Miners sell less', url: 'https://wire.example/c3', at: told, source: 'The Wire' },
        ...{ summary: 'Reserves rise again.', image: 'https://img.example/3.jpg', coins: ['BTC', 'ETH'] }
      }
    ]
  }
]
