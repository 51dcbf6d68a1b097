import { at, wire, type Body } from './body.fixture'

/** getNews. */
export const variedNews: readonly Body[] = [
  {
    manner: 'Benzinga news: images as a list, tickers under stocks',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: wire`[{"id":48112233,"author":"J. Rowe","created":"Wed, 01 Jul 2026 09:12:33 -0400","updated":"Wed, 01 Jul 2026 09:15:02 -0400",
      "title":"Funds see a second week of inflows","teaser":"Spot funds took in new money for the second week running.",
      "body":"","url":"https://bz.example/48112233","image":[{"size":"thumb","url":"https://cdn.bz.example/t.jpg"},{"size":"small",
      "url":"https://cdn.bz.example/s.jpg"},{"size":"large","url":"https://cdn.bz.example/l.jpg"}],"channels":[{"name":"Cryptocurrency"}],
      "stocks":[{"name":"$BTC"}],"tags":[{"name":"ETF"}]}]`,
    kind: 'news',
    values: [
      {
        title: 'Funds see a second week of inflows',
        url: 'https://bz.example/48112233',
        at: at(2026, 7, 1, 13, 12, 33),
        summary: 'Spot funds took in new money for the second week running.'
      }
    ]
  },
  {
    manner: 'Polygon reference news: publisher nested',
    operation: 'getNews',
    params: { symbol: 'BTC ETH' },
    body: wire`{"results":[{"id":"aa11","publisher":{"name":"Market Post","homepage_url":"https://mp.example/","logo_url":"https://mp.example/logo.svg",
      "favicon_url":"https://mp.example/f.ico"},"title":"Miners sell into strength","author":"A. Vale","published_utc":"2026-07-02T11:04:00Z",
      "article_url":"https://mp.example/miners","tickers":["X:BTCUSD"],"image_url":"https://mp.example/miners.jpg","description":"Outflows from miner wallets rose to a three month high.",
      "keywords":["mining"]}],"status":"OK","request_id":"f1","count":1}`,
    kind: 'news',
    values: [
      {
        title: 'Miners sell into strength',
        url: 'https://mp.example/miners',
        source: 'Market Post',
        at: at(2026, 7, 2, 11, 4),
        summary: 'Outflows from miner wallets rose to a three month high.',
        image: 'https://mp.example/miners.jpg',
        coins: ['X:BTCUSD']
      }
    ]
  },
  {
    manner: 'CoinDesk Data API news: upper case',
    operation: 'getNews',
    params: { symbol: 'SOL' },
    body: wire`{"Data":[{"TYPE":"121","ID":51002233,"GUID":"https://cw.example/?p=112","PUBLISHED_ON":1783036800,"IMAGE_URL":"https://cw.example/i/112.jpg",
      "TITLE":"Validators vote on a fee change","SUBTITLE":null,"AUTHORS":"K. Lind","URL":"https://cw.example/fee-change",
      "SOURCE_ID":14,"BODY":"The vote closes on Monday.","KEYWORDS":"SOL|FEES","LANG":"EN","UPVOTES":0,"SENTIMENT":"NEUTRAL",
      "STATUS":"ACTIVE","SOURCE_DATA":{"TYPE":"120","ID":14,"SOURCE_KEY":"cw","NAME":"Chainwatch","IMAGE_URL":"https://cw.example/logo.png",
      "URL":"https://cw.example/rss"},"CATEGORY_DATA":[{"TYPE":"122","ID":8,"NAME":"SOL","CATEGORY":"SOL"}]}],"Err":{}}`,
    kind: 'news',
    values: [
      {
        title: 'Validators vote on a fee change',
        url: 'https://cw.example/fee-change',
        source: 'Chainwatch',
        at: at(2026, 7, 3),
        summary: 'The vote closes on Monday.',
        image: 'https://cw.example/i/112.jpg'
      }
    ]
  },
  {
    manner: 'Guardian content API',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: wire`{"response":{"status":"ok","userTier":"developer","total":1,"startIndex":1,"pageSize":10,"currentPage":1,"pages":1,"orderBy":"newest",
      "results":[{"id":"technology/2026/jul/03/exchange-licence","type":"article","sectionId":"technology","sectionName":"Technology",
      "webPublicationDate":"2026-07-03T14:20:00Z","webTitle":"Regulator grants first exchange licence","webUrl":"https://paper.example/technology/2026/jul/03/exchange-licence",
      "apiUrl":"https://content.example/technology/2026/jul/03/exchange-licence","fields":{"trailText":"The licence is the first under the new rules.",
      "thumbnail":"https://media.paper.example/500.jpg"},"isHosted":false}]}}`,
    kind: 'news',
    values: [
      {
        title: 'Regulator grants first exchange licence',
        url: 'https://paper.example/technology/2026/jul/03/exchange-licence',
        at: at(2026, 7, 3, 14, 20),
        summary: 'The licence is the first under the new rules.',
        image: 'https://media.paper.example/500.jpg'
      }
    ]
  },
  {
    manner: 'Reddit listing: children with data',
    operation: 'getNews',
    params: { symbol: 'ETH' },
    body: wire`{"kind":"Listing","data":{"after":"t3_1z","dist":1,"children":[{"kind":"t3","data":{"subreddit":"ethereum","title":"Client release notes for July",
      "author":"dev_row","selftext":"Short notes on what changed.","url":"https://forum.example/r/ethereum/comments/1x",
      "permalink":"/r/ethereum/comments/1x/","created_utc":1783123200,"thumbnail":"self","score":311,"num_comments":42}}]}}`,
    kind: 'news',
    values: [
      {
        title: 'Client release notes for July',
        url: 'https://forum.example/r/ethereum/comments/1x',
        at: at(2026, 7, 4),
        summary: 'Short notes on what changed.',
        image: null
      }
    ]
  },
  {
    manner: 'rss2json of a feed',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: wire`{"status":"ok","feed":{"url":"https://dc.example/feed","title":"Daily Coin","link":"https://dc.example","author":"",
      "description":"News","image":""},"items":[{"title":"Hash rate sets a record","pubDate":"2026-07-05 08:30:00","link":"https://dc.example/hash-rate",
      "guid":"https://dc.example/?p=9","author":"M. Oat","thumbnail":"https://dc.example/hr.jpg","description":"The seven day average passed its May high.",
      "content":"The seven day average passed its May high.","enclosure":{},"categories":["Mining"]},{"title":"Fees fall to a yearly low",
      "pubDate":"2026-07-05 07:10:00","link":"https://dc.example/fees","guid":"https://dc.example/?p=8","author":"M. Oat",
      "thumbnail":"","description":"Blocks are rarely full.","content":"Blocks are rarely full.","enclosure":{},"categories":["Network"]}]}`,
    kind: 'news',
    values: [
      {
        title: 'Hash rate sets a record',
        url: 'https://dc.example/hash-rate',
        at: at(2026, 7, 5, 8, 30),
        summary: 'The seven day average passed its May high.',
        image: 'https://dc.example/hr.jpg'
      },
      {
        title: 'Fees fall to a yearly low',
        url: 'https://dc.example/fees',
        at: at(2026, 7, 5, 7, 10),
        summary: 'Blocks are rarely full.',
        image: null
      }
    ]
  }
]
