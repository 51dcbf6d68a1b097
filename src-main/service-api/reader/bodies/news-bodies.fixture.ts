import { at, type Body } from './body.fixture'

const newsAt = at(2026, 2, 17, 8, 27, 54)

/** getNews. */
export const newsBodies: readonly Body[] = [
  {
    manner: 'CryptoCompare',
    operation: 'getNews',
    body: {
      ...{ Type: 100, Message: 'News list successfully returned', HasWarning: false, RateLimit: {} },
      Data: [
        {
          ...{
            id: '7',
            guid: 'https://example.com/g',
            published_on: newsAt / 1000,
            imageurl: 'https://example.com/i.png'
          },
          ...{
            title: 'Up',
            url: 'https://example.com/a',
            body: 'More of it',
            tags: 'a|b',
            lang: 'EN',
            upvotes: '0'
          },
          ...{
            categories: 'BTC|ETH',
            source_info: { name: 'The Wire', img: 'https://example.com/l.png', lang: 'EN' },
            source: 'wire'
          }
        }
      ]
    },
    kind: 'news',
    values: [
      {
        ...{ title: 'Up', url: 'https://example.com/a', at: newsAt, summary: 'More of it', source: 'wire' },
        ...{ image: 'https://example.com/i.png', coins: ['BTC', 'ETH'] }
      }
    ]
  },
  {
    manner: 'CryptoPanic',
    operation: 'getNews',
    body: {
      ...{ count: 1, next: 'https://example.com/?page=2', previous: null },
      results: [
        {
          ...{
            kind: 'news',
            domain: 'wire.example',
            title: 'Up',
            published_at: '2026-02-17T08:27:54Z',
            slug: 'up',
            id: 9
          },
          source: { title: 'The Wire', region: 'en', domain: 'wire.example', path: null },
          currencies: [{ code: 'BTC', title: 'Bitcoin', slug: 'bitcoin', url: 'https://example.com/btc' }],
          ...{
            url: 'https://example.com/a',
            created_at: '2026-02-17T08:27:54Z',
            votes: { negative: 0, positive: 3 }
          }
        }
      ]
    },
    kind: 'news',
    values: [{ title: 'Up', url: 'https://example.com/a', at: newsAt, source: 'The Wire', coins: ['BTC'] }]
  },
  {
    manner: 'Alpha Vantage, sentiment',
    operation: 'getNews',
    body: {
      ...{
        items: '1',
        sentiment_score_definition: 'x <= -0.35: Bearish',
        relevance_score_definition: '0 < x <= 1'
      },
      feed: [
        {
          ...{
            title: 'Up',
            url: 'https://example.com/a',
            time_published: '20260217T082754',
            authors: ['A. Writer']
          },
          ...{
            summary: 'More of it',
            banner_image: 'https://example.com/i.png',
            source: 'The Wire',
            source_domain: 'wire.example'
          },
          ...{ overall_sentiment_score: 0.21, overall_sentiment_label: 'Somewhat-Bullish' }
        }
      ]
    },
    kind: 'news',
    values: [
      {
        ...{
          title: 'Up',
          url: 'https://example.com/a',
          at: newsAt,
          summary: 'More of it',
          source: 'The Wire'
        },
        image: 'https://example.com/i.png'
      }
    ]
  },
  {
    manner: 'Polygon',
    operation: 'getNews',
    body: {
      ...{ status: 'OK', request_id: 'a1', count: 1, next_url: 'https://example.com/next' },
      results: [
        {
          ...{
            id: 'x',
            title: 'Up',
            author: 'A. Writer',
            published_utc: '2026-02-17T08:27:54Z',
            tickers: ['X:BTCUSD']
          },
          publisher: {
            name: 'The Wire',
            homepage_url: 'https://example.com',
            logo_url: 'https://example.com/l.svg'
          },
          ...{
            article_url: 'https://example.com/a',
            image_url: 'https://example.com/i.png',
            description: 'More of it',
            keywords: ['k']
          }
        }
      ]
    },
    kind: 'news',
    values: [
      {
        ...{
          title: 'Up',
          url: 'https://example.com/a',
          at: newsAt,
          summary: 'More of it',
          source: 'The Wire'
        },
        ...{ image: 'https://example.com/i.png', coins: ['X:BTCUSD'] }
      }
    ]
  },
  {
    manner: 'a feed turned into JSON',
    operation: 'getNews',
    body: {
      rss: {
        '@version': '2.0',
        channel: {
          ...{ title: 'The Wire', link: 'https://example.com', description: 'All of it', language: 'en' },
          item: [
            {
              ...{
                title: 'Up',
                link: 'https://example.com/a',
                description: 'More of it',
                'dc:creator': 'A. Writer'
              },
              ...{
                pubDate: 'Tue, 17 Feb 2026 08:27:54 +0000',
                category: ['Bitcoin'],
                guid: { '#text': 'https://example.com/g' }
              }
            }
          ]
        }
      }
    },
    kind: 'news',
    values: [{ title: 'Up', url: 'https://example.com/a', at: newsAt, summary: 'More of it' }]
  },
  {
    manner: 'EODHD',
    operation: 'getNews',
    body: [
      {
        ...{
          date: '2026-02-17T08:27:54+00:00',
          title: 'Up',
          content: 'More of it',
          link: 'https://example.com/a'
        },
        ...{
          symbols: ['BTC-USD.CC', 'ETH-USD.CC'],
          tags: ['CRYPTO'],
          sentiment: { polarity: 0.9, neg: 0, neu: 0.8, pos: 0.2 }
        }
      }
    ],
    kind: 'news',
    values: [
      {
        title: 'Up',
        url: 'https://example.com/a',
        at: newsAt,
        summary: 'More of it',
        coins: ['BTC-USD.CC', 'ETH-USD.CC']
      }
    ]
  }
]
