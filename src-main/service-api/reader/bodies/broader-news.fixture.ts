import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getNews. */
export const broaderNews: readonly Body[] = [
  {
    manner: 'CryptoPanic posts',
    operation: 'getNews',
    params: btc,
    body: wire`{"count":200,"next":"https://cp.example/api/v1/posts/?page=2","previous":null,"results":[{"kind":"news",
      "domain":"blockledger.example","source":{"title":"Block Ledger","region":"en","domain":"blockledger.example","path":null},
      "title":"Miners move coins as hash price slips","published_at":"2026-03-14T09:15:00Z","slug":"Miners-move-coins",
      "currencies":[{"code":"BTC","title":"Bitcoin","slug":"bitcoin","url":"https://cp.example/news/bitcoin/"}],"id":22010331,
      "url":"https://cp.example/news/22010331/click/","created_at":"2026-03-14T09:15:00Z","votes":{"negative":2,"positive":7,"important":1}},
      {"kind":"media","domain":"video.example","source":{"title":"Chain Video","region":"en","domain":"video.example","path":"@chain"},
      "title":"Weekly market wrap","published_at":"2026-03-14T08:00:00Z","slug":"Weekly-market-wrap","currencies":[{"code":"BTC",
      "title":"Bitcoin","slug":"bitcoin","url":"https://cp.example/news/bitcoin/"},{"code":"ETH","title":"Ethereum","slug":"ethereum",
      "url":"https://cp.example/news/ethereum/"}],"id":22010290,"url":"https://cp.example/news/22010290/click/",
      "created_at":"2026-03-14T08:00:00Z","votes":{"negative":0,"positive":3,"important":0}}]}`,
    kind: 'news',
    values: [
      {
        title: 'Miners move coins as hash price slips',
        url: 'https://cp.example/news/22010331/click/',
        source: 'Block Ledger',
        at: at(2026, 3, 14, 9, 15),
        coins: ['BTC']
      },
      {
        title: 'Weekly market wrap',
        url: 'https://cp.example/news/22010290/click/',
        source: 'Chain Video',
        at: at(2026, 3, 14, 8),
        coins: ['BTC', 'ETH']
      }
    ]
  },
  {
    manner: 'NewsAPI everything',
    operation: 'getNews',
    params: { symbol: 'ETH' },
    body: wire`{"status":"ok","totalResults":2,"articles":[{"source":{"id":null,"name":"The Ether Post"},"author":"J. Doe",
      "title":"Staking queue shortens again","description":"Validators wait less than a week for the first time this year.",
      "url":"https://etherpost.example/staking-queue","urlToImage":"https://etherpost.example/img/queue.jpg","publishedAt":"2026-05-30T13:44:12Z",
      "content":"Validators wait less than… [+2110 chars]"},{"source":{"id":"wire","name":"Wire"},"author":null,
      "title":"Layer two fees fall after upgrade","description":null,"url":"https://wire.example/l2-fees","urlToImage":null,
      "publishedAt":"2026-05-30T10:01:00Z","content":null}]}`,
    kind: 'news',
    values: [
      {
        title: 'Staking queue shortens again',
        url: 'https://etherpost.example/staking-queue',
        source: 'The Ether Post',
        at: at(2026, 5, 30, 13, 44, 12),
        summary: 'Validators wait less than a week for the first time this year.',
        image: 'https://etherpost.example/img/queue.jpg'
      },
      {
        title: 'Layer two fees fall after upgrade',
        url: 'https://wire.example/l2-fees',
        source: 'Wire',
        at: at(2026, 5, 30, 10, 1),
        summary: null,
        image: null
      }
    ]
  },
  {
    manner: 'Alpha Vantage news sentiment',
    operation: 'getNews',
    params: btc,
    body: wire`{"items":"1","sentiment_score_definition":"x <= -0.35: Bearish","feed":[{"title":"Fund inflows return for a third week",
      "url":"https://marketdesk.example/inflows","time_published":"20260819T143000","authors":["A. Writer"],
      "summary":"Products tracking the coin took in fresh money.","banner_image":"https://marketdesk.example/b.png","source":"Market Desk",
      "category_within_source":"n/a","source_domain":"marketdesk.example","topics":[{"topic":"Blockchain","relevance_score":"0.9"}],
      "overall_sentiment_score":0.21,"overall_sentiment_label":"Somewhat-Bullish","ticker_sentiment":[{"ticker":"CRYPTO:BTC",
      "relevance_score":"0.7","ticker_sentiment_score":"0.22","ticker_sentiment_label":"Somewhat-Bullish"}]}]}`,
    kind: 'news',
    values: [
      {
        title: 'Fund inflows return for a third week',
        url: 'https://marketdesk.example/inflows',
        source: 'Market Desk',
        at: at(2026, 8, 19, 14, 30),
        summary: 'Products tracking the coin took in fresh money.',
        image: 'https://marketdesk.example/b.png',
        coins: ['BTC']
      }
    ]
  },
  {
    manner: 'Finnhub news',
    operation: 'getNews',
    params: { symbol: 'SOL' },
    body: wire`[{"category":"crypto","datetime":1790831105,"headline":"Validator client reaches majority","id":7204411,"image":"",
      "related":"SOL","source":"NodeNews","summary":"A second client now runs on more than half of the stake.",
      "url":"https://nodenews.example/client"}]`,
    kind: 'news',
    values: [
      {
        title: 'Validator client reaches majority',
        url: 'https://nodenews.example/client',
        source: 'NodeNews',
        at: at(2026, 10, 1, 5, 5, 5),
        summary: 'A second client now runs on more than half of the stake.',
        image: null,
        coins: ['SOL']
      }
    ]
  },
  {
    manner: 'RSS as JSON, a link that is not http',
    operation: 'getNews',
    params: btc,
    body: wire`{"status":"ok","feed":{"url":"https://feed.example/rss","title":"Coin Feed","link":"https://feed.example","image":""},
      "items":[{"title":"Exchange lists new pairs","pubDate":"2026-02-01 08:12:00","link":"javascript:alert(1)","guid":"f-1","author":"Desk",
      "thumbnail":"https://feed.example/t1.jpg","description":"Four pairs start trading on Monday.","categories":["Bitcoin","Listing"]}]}`,
    kind: 'news',
    values: [
      {
        title: 'Exchange lists new pairs',
        url: null,
        at: at(2026, 2, 1, 8, 12),
        summary: 'Four pairs start trading on Monday.',
        image: 'https://feed.example/t1.jpg'
      }
    ]
  }
]
