import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }
const told = at(2025, 11, 22, 13, 40)

/** getCryptoList, getConversion, getFearGreed, getNews. */
export const furtherLists: readonly Body[] = [
  {
    manner: 'Kaiko, assets by code',
    operation: 'getCryptoList',
    body: wire`{"result":"success","data":[{"code":"btc","name":"Bitcoin","asset_class":"cryptocurrency","asset_classes":["cryptocurrency"]},
      {"code":"eth","name":"Ethereum","asset_class":"cryptocurrency","asset_classes":["cryptocurrency"]}]}`,
    kind: 'coins',
    values: [
      { symbol: 'btc', name: 'Bitcoin' },
      { symbol: 'eth', name: 'Ethereum' }
    ]
  },
  {
    manner: 'KuCoin, currencies with their chains',
    operation: 'getCryptoList',
    body: wire`{"code":"200000","data":[{"currency":"BTC","name":"BTC","fullName":"Bitcoin","precision":8,"confirms":null,
      "contractAddress":null,"isMarginEnabled":true,"isDebitEnabled":true,"chains":[{"chainName":"BTC",
      "withdrawalMinSize":"0.001","chainId":"btc","isWithdrawEnabled":true}]},
      {"currency":"ETH","name":"ETH","fullName":"Ethereum","precision":8,"confirms":null,"contractAddress":null,
      "isMarginEnabled":true,"isDebitEnabled":true,"chains":[{"chainName":"ERC20","withdrawalMinSize":"0.01",
      "chainId":"eth","isWithdrawEnabled":true}]}]}`,
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'CoinAPI, assets with dates and dollars',
    operation: 'getCryptoList',
    body: wire`[{"asset_id":"BTC","name":"Bitcoin","type_is_crypto":1,"data_quote_start":"2014-02-24T17:43:05.0000000Z",
      "data_quote_end":"2025-11-22T00:00:00.0000000Z","data_symbols_count":221100,"volume_1hrs_usd":91212345678.9,
      "volume_1day_usd":2312345678901.2,"price_usd":91234.5,"id_icon":"4caf2b16-a017-4e26-a348-2cea69c34cba"}]`,
    kind: 'coins',
    values: [{ symbol: 'BTC', name: 'Bitcoin' }]
  },
  {
    manner: 'an estimate of an exchange',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'ETH' },
    body: wire`{"fromCurrency":"btc","toCurrency":"eth","fromAmount":1,"toAmount":30.2974,"flow":"standard","type":"direct",
      "rateId":null,"validUntil":null,"transactionSpeedForecast":"10-60","warningMessage":null}`,
    kind: 'conversion',
    values: { result: 30.2974 }
  },
  {
    manner: 'CoinGecko, one price of one coin',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`{"bitcoin":{"eur":78500.25}}`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 78500.25 }
  },
  {
    manner: 'rates between currencies in a list',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: wire`[{"rate":78500.25,"source":"BTC","target":"EUR","time":"2025-11-22T14:00:00+0000"}]`,
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 78500.25 }
  },
  {
    manner: 'rows with column names beside them',
    operation: 'getFearGreed',
    body: wire`{"dataset":{"column_names":["date","value","classification"],"data":[["2025-11-21",28,"Fear"],
      ["2025-11-22",24,"Extreme Fear"]]}}`,
    kind: 'fearGreed',
    values: { value: 24, label: 'Extreme Fear', at: at(2025, 11, 22) }
  },
  {
    manner: 'a score as text with a mood in capitals',
    operation: 'getFearGreed',
    body: wire`{"data":{"sentiment":{"score":"24","mood":"EXTREME_FEAR","calculatedAt":"2025-11-22T13:00:00Z",
      "components":{"volatility":"18","momentum":"22","social":"31"}}}}`,
    kind: 'fearGreed',
    values: { value: 24, label: 'EXTREME_FEAR', at: at(2025, 11, 22, 13) }
  },
  {
    manner: 'GDELT, times in one run of digits',
    operation: 'getNews',
    params: btc,
    body: wire`{"articles":[{"url":"https://wire.example/a1","url_mobile":"","title":"Funds buy the dip",
      "seendate":"20251122T134000Z","socialimage":"https://img.example/1.jpg","domain":"wire.example",
      "language":"English","sourcecountry":"United States"}]}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Funds buy the dip', url: 'https://wire.example/a1', at: told, source: 'wire.example' },
        ...{ image: 'https://img.example/1.jpg' }
      }
    ]
  },
  {
    manner: 'Benzinga, pictures and coins as objects',
    operation: 'getNews',
    params: btc,
    body: wire`[{"id":49012345,"author":"A. Writer","created":"Sat, 22 Nov 2025 08:40:00 -0500",
      "updated":"Sat, 22 Nov 2025 08:44:00 -0500","title":"Funds buy the dip","teaser":"Inflows return.",
      "body":"","url":"https://wire.example/a1","image":[{"size":"thumb","url":"https://img.example/1.jpg"}],
      "channels":[{"name":"Cryptocurrency"}],"stocks":[{"name":"$BTC"}],"tags":[{"name":"Funds"}]}]`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Funds buy the dip', url: 'https://wire.example/a1', at: told },
        ...{ summary: 'Inflows return.', image: 'https://img.example/1.jpg' }
      }
    ]
  },
  {
    manner: 'a feed with each element as a list',
    operation: 'getNews',
    params: btc,
    body: wire`{"rss":{"channel":[{"title":["Wire"],"link":["https://wire.example"],"item":[{"title":["Funds buy the dip"],
      "link":["https://wire.example/a1"],"pubDate":["Sat, 22 Nov 2025 13:40:00 GMT"],"description":["Inflows return."]},
      {"title":["A bridge is mended"],"link":["https://wire.example/b2"],"pubDate":["Sat, 22 Nov 2025 12:40:00 GMT"],
      "description":["It holds."]}]}]}}`,
    kind: 'news',
    values: [
      { title: 'Funds buy the dip', url: 'https://wire.example/a1', at: told, summary: 'Inflows return.' },
      {
        title: 'A bridge is mended',
        url: 'https://wire.example/b2',
        at: told - 3600000,
        summary: 'It holds.'
      }
    ]
  },
  {
    manner: 'Marketaux, entities with scores',
    operation: 'getNews',
    params: btc,
    body: wire`{"meta":{"found":712,"returned":1,"limit":1,"page":1},"data":[{"uuid":"2b1c0d","title":"Funds buy the dip",
      "description":"Inflows return.","keywords":"bitcoin, funds","snippet":"Inflows return after a week...",
      "url":"https://wire.example/a1","image_url":"https://img.example/1.jpg","language":"en",
      "published_at":"2025-11-22T13:40:00.000000Z","source":"wire.example","relevance_score":null,
      "entities":[{"symbol":"CC:BTC","name":"Bitcoin USD","exchange":null,"type":"cryptocurrency","match_score":21.3,
      "sentiment_score":0.31}]}]}`,
    kind: 'news',
    values: [
      {
        ...{ title: 'Funds buy the dip', url: 'https://wire.example/a1', source: 'wire.example', at: told },
        ...{ summary: 'Inflows return.', image: 'https://img.example/1.jpg' }
      }
    ]
  }
]
