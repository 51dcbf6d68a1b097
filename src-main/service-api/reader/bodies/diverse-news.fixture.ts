import { at, wire, type Body } from './body.fixture'

/** getNews. */
export const diverseNews: readonly Body[] = [
  {
    manner: 'Alpaca news: images by size',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: wire`{"news":[{"author":"R. Penn","content":"","created_at":"2026-10-15T09:10:11Z","headline":"Treasury firm files for a new share sale",
      "id":41223344,"images":[{"size":"large","url":"https://cdn.al.example/l.jpg"},{"size":"small","url":"https://cdn.al.example/s.jpg"},
      {"size":"thumb","url":"https://cdn.al.example/t.jpg"}],"source":"benzinga","summary":"The proceeds are to buy more coins.",
      "symbols":["BTCUSD"],"updated_at":"2026-10-15T09:11:00Z","url":"https://al.example/41223344"}],"next_page_token":"MTc"}`,
    kind: 'news',
    values: [
      {
        title: 'Treasury firm files for a new share sale',
        url: 'https://al.example/41223344',
        source: 'benzinga',
        at: at(2026, 10, 15, 9, 10, 11),
        summary: 'The proceeds are to buy more coins.',
        coins: ['BTCUSD']
      }
    ]
  },
  {
    manner: 'Bing-like news: value, provider list, thumbnail nested',
    operation: 'getNews',
    params: { symbol: 'ETH' },
    body: wire`{"_type":"News","readLink":"https://api.example/news","totalEstimatedMatches":1,"value":[{"name":"Staking queue shortens to a day",
      "url":"https://np.example/staking","image":{"thumbnail":{"contentUrl":"https://np.example/th.jpg","width":700,
      "height":400}},"description":"Fewer validators wait to leave.","provider":[{"_type":"Organization","name":"Network Press"}],
      "datePublished":"2026-10-14T18:00:00.0000000Z","category":"Business"}]}`,
    kind: 'news',
    values: [
      {
        title: 'Staking queue shortens to a day',
        url: 'https://np.example/staking',
        source: 'Network Press',
        at: at(2026, 10, 14, 18),
        summary: 'Fewer validators wait to leave.',
        image: 'https://np.example/th.jpg'
      }
    ]
  },
  {
    manner: 'NewsData.io: pubDate, creator list, source name',
    operation: 'getNews',
    params: { symbol: 'SOL' },
    body: wire`{"status":"success","totalResults":1,"results":[{"article_id":"d1","title":"Phone maker ends its wallet line","link":"https://nd.example/phone",
      "keywords":["solana"],"creator":["L. Marsh"],"video_url":null,"description":"The last update ships in November.",
      "content":"ONLY AVAILABLE IN PAID PLANS","pubDate":"2026-10-14 12:30:00","pubDateTZ":"UTC","image_url":"https://nd.example/phone.jpg",
      "source_id":"ndx","source_name":"Ndx","source_url":"https://nd.example","coin":["sol"],"language":"english"}],
      "nextPage":"1"}`,
    kind: 'news',
    values: [
      {
        title: 'Phone maker ends its wallet line',
        url: 'https://nd.example/phone',
        source: 'Ndx',
        at: at(2026, 10, 14, 12, 30),
        summary: 'The last update ships in November.',
        image: 'https://nd.example/phone.jpg',
        coins: ['sol']
      }
    ]
  },
  {
    manner: 'WordPress posts: rendered titles with entities',
    operation: 'getNews',
    params: { symbol: 'XRP' },
    body: wire`[{"id":9001,"date":"2026-10-13T08:00:00","date_gmt":"2026-10-13T06:00:00","slug":"appeal","link":"https://wp.example/appeal",
      "title":{"rendered":"Court &amp; clerk set an appeal date"},"excerpt":{"rendered":"<p>The hearing is in March.</p>\\n",
      "protected":false},"author":3,"categories":[12]}]`,
    kind: 'news',
    values: [
      {
        title: 'Court &amp; clerk set an appeal date',
        url: 'https://wp.example/appeal',
        at: at(2026, 10, 13, 6),
        summary: '<p>The hearing is in March.</p>'
      }
    ]
  },
  {
    manner: 'HN search hits',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: wire`{"hits":[{"objectID":"4411","title":"Notes on running a node at home","url":"https://blog.example/node","author":"rowan",
      "points":214,"num_comments":88,"created_at":"2026-10-12T10:00:00Z","created_at_i":1791799200,"_tags":["story"]}],
      "nbHits":1,"page":0,"nbPages":1,"hitsPerPage":20}`,
    kind: 'news',
    values: [
      { title: 'Notes on running a node at home', url: 'https://blog.example/node', at: at(2026, 10, 12, 10) }
    ]
  },
  {
    manner: 'plain service: news with pagination and a source object',
    operation: 'getNews',
    params: { symbol: 'BTC ADA' },
    body: wire`{"status":true,"pagination":{"page":1,"per_page":2,"total":88},"news":[{"title":"Fund flows turn positive","url":"https://pn.example/flows",
      "source":{"name":"Plain News","domain":"pn.example"},"date":"2026-10-15 07:00:00","summary":"A week of inflows.",
      "image":"https://pn.example/flows.png","symbols":["BTC"]},{"title":"Treasury vote opens","url":"https://pn.example/vote",
      "source":{"name":"Plain News","domain":"pn.example"},"date":"2026-10-15 06:10:00","summary":"Holders decide by Friday.",
      "image":null,"symbols":["ADA"]}]}`,
    kind: 'news',
    values: [
      {
        title: 'Fund flows turn positive',
        url: 'https://pn.example/flows',
        source: 'Plain News',
        at: at(2026, 10, 15, 7),
        summary: 'A week of inflows.',
        image: 'https://pn.example/flows.png',
        coins: ['BTC']
      },
      {
        title: 'Treasury vote opens',
        url: 'https://pn.example/vote',
        source: 'Plain News',
        at: at(2026, 10, 15, 6, 10),
        summary: 'Holders decide by Friday.',
        image: null,
        coins: ['ADA']
      }
    ]
  },
  {
    manner: 'OpenBB news: symbols as one word, images listed',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: wire`{"id":"0673","results":[{"date":"2026-10-15T08:00:00Z","title":"Options desks widen their quotes","author":"S. Ibe",
      "excerpt":"Dealers ask for more ahead of the print.","body":"","url":"https://ob.example/options","images":[{"url":"https://ob.example/o.jpg"}],
      "symbols":"BTCUSD","source":"Open Desk"}],"provider":"fmp","warnings":null,"chart":null,"extra":{}}`,
    kind: 'news',
    values: [
      {
        title: 'Options desks widen their quotes',
        url: 'https://ob.example/options',
        source: 'Open Desk',
        at: at(2026, 10, 15, 8),
        summary: 'Dealers ask for more ahead of the print.'
      }
    ]
  }
]
