import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getNews. */
export const fartherNews: readonly Body[] = [
  {
    manner: 'stock-style news: date as in a mail',
    operation: 'getNews',
    params: btc,
    body: wire`{"data":[{"news_url":"https://coinwire.example/a1","image_url":"https://img.coinwire.example/a1.jpg",
      "title":"Treasury firm adds to holdings","text":"The firm disclosed another purchase on Friday.","source_name":"Coinwire",
      "date":"Fri, 13 Mar 2026 09:15:00 -0400","topics":["treasury"],"sentiment":"Positive","type":"Article","tickers":["BTC"]}],"total_pages":12}`,
    kind: 'news',
    values: [
      {
        title: 'Treasury firm adds to holdings',
        url: 'https://coinwire.example/a1',
        image: 'https://img.coinwire.example/a1.jpg',
        summary: 'The firm disclosed another purchase on Friday.',
        source: 'Coinwire',
        at: at(2026, 3, 13, 13, 15),
        coins: ['BTC']
      }
    ]
  },
  {
    manner: 'CoinStats news: feedDate and imgUrl',
    operation: 'getNews',
    params: { symbol: 'ETH' },
    body: wire`{"result":[{"id":"f1","feedDate":1776843000000,"source":"Ledger Daily","title":"Client teams set a fork date",
      "isFeatured":false,"description":"The upgrade is planned for the summer.","imgUrl":"https://ld.example/fork.png",
      "link":"https://ld.example/fork","sourceLink":"https://ld.example/","content":false,"coins":[{"coinKeyWords":"ETH","coinPercent":0.8,
      "coinTitleKeyWords":"Ethereum","coinNameKeyWords":"Ethereum"}]}]}`,
    kind: 'news',
    values: [
      {
        title: 'Client teams set a fork date',
        url: 'https://ld.example/fork',
        source: 'Ledger Daily',
        at: at(2026, 4, 22, 7, 30),
        summary: 'The upgrade is planned for the summer.',
        image: 'https://ld.example/fork.png',
        coins: ['ETH']
      }
    ]
  },
  {
    manner: 'Marketaux',
    operation: 'getNews',
    params: { symbol: 'SOL' },
    body: wire`{"meta":{"found":1,"returned":1,"limit":3,"page":1},"data":[{"uuid":"7e1c","title":"Outage report names a scheduler bug",
      "description":"Engineers published what went wrong last week.","keywords":"solana, outage","snippet":"Engineers published what went wrong…",
      "url":"https://stackpost.example/outage","image_url":"https://stackpost.example/o.png","language":"en",
      "published_at":"2026-05-18T16:20:00.000000Z","source":"stackpost.example","relevance_score":null,"entities":[{"symbol":"CC:SOL",
      "name":"Solana","type":"cryptocurrency"}]}]}`,
    kind: 'news',
    values: [
      {
        title: 'Outage report names a scheduler bug',
        url: 'https://stackpost.example/outage',
        source: 'stackpost.example',
        at: at(2026, 5, 18, 16, 20),
        summary: 'Engineers published what went wrong last week.',
        image: 'https://stackpost.example/o.png'
      }
    ]
  },
  {
    manner: 'Japanese keys',
    operation: 'getNews',
    params: btc,
    body: wire`{"status":true,"ニュース":[{"見出し":"取引所が新しい板を開始","リンク":"https://news.example.jp/1","配信元":"暗号通信","日時":"2026-06-25T18:00:00+09:00",
      "概要":"月曜日から取引できる。","画像":"https://news.example.jp/1.jpg","銘柄":["BTC","ETH"]}]}`,
    kind: 'news',
    values: [
      {
        title: '取引所が新しい板を開始',
        url: 'https://news.example.jp/1',
        source: '暗号通信',
        at: at(2026, 6, 25, 9),
        summary: '月曜日から取引できる。',
        image: 'https://news.example.jp/1.jpg',
        coins: ['BTC', 'ETH']
      }
    ]
  },
  {
    manner: 'JSON Feed 1.1',
    operation: 'getNews',
    params: { symbol: 'XRP' },
    body: wire`{"version":"https://jsonfeed.org/version/1.1","title":"Ripple notes","home_page_url":"https://rn.example/","items":[{"id":"1",
      "url":"https://rn.example/1","title":"Escrow release as planned","summary":"A billion tokens were unlocked.",
      "content_text":"A billion tokens were unlocked on the first of the month.","image":"https://rn.example/1.webp",
      "date_published":"2026-07-01T06:00:00+02:00","authors":[{"name":"R. Editor"}],"tags":["XRP"]}]}`,
    kind: 'news',
    values: [
      {
        title: 'Escrow release as planned',
        url: 'https://rn.example/1',
        summary: 'A billion tokens were unlocked.',
        image: 'https://rn.example/1.webp',
        at: at(2026, 7, 1, 4)
      }
    ]
  },
  {
    manner: 'LunarCrush posts',
    operation: 'getNews',
    params: { symbol: 'DOGE' },
    body: wire`{"config":{"topic":"doge","type":"topic","id":"doge"},"data":[{"id":"x1","post_type":"news",
      "post_title":"Mascot coin joins a payment app","post_link":"https://payday.example/doge","post_image":"https://payday.example/doge.jpg",
      "post_created":1787859900,"post_sentiment":3.4,"creator_id":"n::payday","creator_name":"payday","creator_display_name":"Payday",
      "creator_followers":0,"creator_avatar":"https://payday.example/av.png","interactions_24h":1120}]}`,
    kind: 'news',
    values: [
      {
        title: 'Mascot coin joins a payment app',
        url: 'https://payday.example/doge',
        image: 'https://payday.example/doge.jpg',
        at: at(2026, 8, 27, 19, 45),
        source: 'Payday'
      }
    ]
  },
  {
    manner: 'GDELT-like articles',
    operation: 'getNews',
    params: btc,
    body: wire`{"articles":[{"url":"https://globe.example/btc-law","url_mobile":"","title":"Lawmakers pass custody rules",
      "seendate":"20260319T084500Z","socialimage":"https://globe.example/law.jpg","domain":"globe.example","language":"English",
      "sourcecountry":"United States"}]}`,
    kind: 'news',
    values: [
      {
        title: 'Lawmakers pass custody rules',
        url: 'https://globe.example/btc-law',
        at: at(2026, 3, 19, 8, 45),
        image: 'https://globe.example/law.jpg',
        source: 'globe.example'
      }
    ]
  },
  {
    manner: 'Currents-like: the word None as image',
    operation: 'getNews',
    params: { symbol: 'ETH' },
    body: wire`{"status":"ok","news":[{"id":"c1","title":"Rollup moves its sequencer","description":"The team will run two operators.",
      "url":"https://l2news.example/seq","author":"l2news","image":"None","language":"en","category":["crypto"],
      "published":"2026-04-20 08:45:00 +0000"}],"page":1}`,
    kind: 'news',
    values: [
      {
        title: 'Rollup moves its sequencer',
        url: 'https://l2news.example/seq',
        summary: 'The team will run two operators.',
        image: null,
        at: at(2026, 4, 20, 8, 45)
      }
    ]
  }
]
