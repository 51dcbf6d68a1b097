import type { Body } from './body.fixture'

/** getCryptoList, getConversion, getFearGreed, getNews. */
export const styledLists: readonly Body[] = [
  {
    manner: 'camel names and lists',
    operation: 'getCryptoList',
    body: {
      ok: true,
      meta: { total: 3 },
      assets: [
        { attributes: { ticker: 'BTC', title: 'Bitcoin' }, id: 'bitcoin' },
        { attributes: { ticker: 'ETH', title: 'Ethereum' }, id: 'ethereum' }
      ]
    },
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'camel names and lists',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: {
      success: 1,
      from: { symbol: 'BTC', amount: 1 },
      to: { symbol: 'EUR', amount: '59.000,50' },
      rate: '59000.50',
      at: '2026-02-17T08:27:54.000Z'
    },
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 59000.5 }
  },
  {
    manner: 'camel names and lists',
    operation: 'getFearGreed',
    body: {
      index: {
        name: 'Crypto sentiment',
        today: { points: 28, text: 'Fear', day: '2026-02-17' },
        yesterday: { points: 31, text: 'Fear', day: '2026-02-16' }
      }
    },
    kind: 'fearGreed',
    values: { value: 28, label: 'Fear', at: 1771286400000 }
  },
  {
    manner: 'camel names and lists',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: {
      feed: {
        entry: [
          {
            heading: 'Miners sell',
            href: 'https://n.example/1',
            site: { name: 'Chain Daily' },
            ...{ pubDate: 'Tue, 17 Feb 2026 08:27:54 +0000', teaser: 'Some text', tickers: 'BTC,ETH' }
          }
        ]
      }
    },
    kind: 'news',
    values: [
      {
        ...{
          title: 'Miners sell',
          url: 'https://n.example/1',
          source: 'Chain Daily',
          at: 1771316874000,
          summary: 'Some text'
        },
        coins: ['BTC', 'ETH']
      }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getCryptoList',
    body: {
      Status: 'OK',
      Result: {
        Coins: [
          { CoinSymbol: 'BTC', CoinName: 'Bitcoin', Listed: '2009-01-03' },
          { CoinSymbol: 'ETH', CoinName: 'Ethereum', Listed: '2015-07-30' }
        ]
      }
    },
    kind: 'coins',
    values: [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'ETH', name: 'Ethereum' }
    ]
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'ETH' },
    body: {
      Result: { SourceCurrency: 'BTC', TargetCurrency: 'ETH', SourceAmount: 1, TargetAmount: 20.5125 }
    },
    kind: 'conversion',
    values: { from: 'BTC', to: 'ETH', result: 20.5125 }
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getFearGreed',
    body: {
      Data: {
        FearGreedIndex: { Score: 71, Rating: 'Greed', UpdatedUtc: '2026-02-17T08:27:54' },
        PreviousClose: 68,
        OneWeekAgo: 55
      }
    },
    kind: 'fearGreed',
    values: { value: 71, label: 'Greed', at: 1771316874000 }
  },
  {
    manner: 'capitals and nested tables',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: {
      Data: [
        {
          TITLE: 'Fees fall',
          URL: 'https://n.example/2',
          SOURCE_DATA: { NAME: 'Coin Wire' },
          ...{ PUBLISHED_ON: 1771316874, BODY: 'More text', IMAGE_URL: 'https://n.example/i.png' }
        }
      ],
      Err: {}
    },
    kind: 'news',
    values: [
      {
        ...{
          title: 'Fees fall',
          url: 'https://n.example/2',
          source: 'Coin Wire',
          at: 1771316874000,
          summary: 'More text'
        },
        ...{ image: 'https://n.example/i.png' }
      }
    ]
  },
  {
    manner: 'CoinMarketCap, map',
    operation: 'getCryptoList',
    body: {
      status: { error_code: 0 },
      data: [
        {
          ...{ id: 1, rank: 1, name: 'Bitcoin', symbol: 'BTC', slug: 'bitcoin' },
          ...{ is_active: 1, first_historical_data: '2013-04-28T18:47:21.000Z', platform: null }
        }
      ]
    },
    kind: 'coins',
    values: [{ symbol: 'BTC', name: 'Bitcoin' }]
  },
  {
    manner: 'Alpha Vantage',
    operation: 'getConversion',
    params: { symbol: 'BTC', convert: 'EUR' },
    body: {
      'Realtime Currency Exchange Rate': {
        ...{
          '1. From_Currency Code': 'BTC',
          '2. From_Currency Name': 'Bitcoin',
          '3. To_Currency Code': 'EUR',
          '4. To_Currency Name': 'Euro',
          '5. Exchange Rate': '59000.50000000'
        },
        ...{
          '6. Last Refreshed': '2026-02-17 08:27:54',
          '7. Time Zone': 'UTC',
          '8. Bid Price': '58999',
          '9. Ask Price': '59001'
        }
      }
    },
    kind: 'conversion',
    values: { from: 'BTC', to: 'EUR', result: 59000.5 }
  },
  {
    manner: 'CryptoCompare, news',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: {
      Type: 100,
      Message: 'News list',
      Data: [
        {
          ...{
            id: '1',
            guid: 'https://n.example/3',
            published_on: 1771316874,
            imageurl: 'https://n.example/i.png',
            title: 'Up'
          },
          ...{ url: 'https://n.example/3', body: 'Body', tags: 'BTC|ETH', lang: 'EN', upvotes: '0' },
          ...{ downvotes: '0', categories: 'BTC|MARKET' },
          source_info: { name: 'Wire', img: 'https://n.example/s.png', lang: 'EN' },
          source: 'wire'
        }
      ]
    },
    kind: 'news',
    values: [
      {
        ...{ title: 'Up', url: 'https://n.example/3', source: 'wire', at: 1771316874000, summary: 'Body' },
        ...{ image: 'https://n.example/i.png' }
      }
    ]
  },
  {
    manner: 'CryptoPanic',
    operation: 'getNews',
    params: { symbol: 'BTC' },
    body: {
      count: 1,
      next: null,
      results: [
        {
          ...{
            kind: 'news',
            domain: 'wire.example',
            title: 'Up',
            published_at: '2026-02-17T08:27:54Z',
            slug: 'up'
          },
          currencies: [{ code: 'BTC', title: 'Bitcoin', slug: 'bitcoin', url: 'https://c.example/btc' }],
          id: 3,
          url: 'https://n.example/4',
          source: { title: 'Wire', region: 'en', domain: 'wire.example', path: null },
          votes: { negative: 0, positive: 2 }
        }
      ]
    },
    kind: 'news',
    values: [{ title: 'Up', url: 'https://n.example/4', source: 'Wire', at: 1771316874000, coins: ['BTC'] }]
  },
  {
    manner: 'CoinStats',
    operation: 'getFearGreed',
    body: {
      name: 'Fear and Greed',
      now: {
        value: 28,
        value_classification: 'Fear',
        timestamp: 1771316874,
        update_time: '2026-02-17T08:27:54.000Z'
      },
      yesterday: { value: 31, value_classification: 'Fear', timestamp: 1771230474 },
      lastWeek: { value: 44, value_classification: 'Neutral', timestamp: 1770712074 }
    },
    kind: 'fearGreed',
    values: { value: 28, label: 'Fear', at: 1771316874000 }
  }
]
