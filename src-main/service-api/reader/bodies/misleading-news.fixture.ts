import { at, wire, type Body } from './body.fixture'

const btc = { symbol: 'BTC' }

/** getNews. */
export const misleadingNews: readonly Body[] = [
  {
    manner: 'modified before published',
    operation: 'getNews',
    params: btc,
    body: wire`{"articles":[{"modified":"2026-03-10T09:30:00Z","first_published":"2026-03-10T08:00:00Z","headline":"Bitcoin rises",
      "comments_url":"https://a.example/c","url":"https://a.example/x","source":"Wire"}]}`,
    kind: 'news',
    values: [{ at: at(2026, 3, 10, 8), url: 'https://a.example/x' }]
  },
  {
    manner: 'related articles inside',
    operation: 'getNews',
    params: btc,
    body: wire`{"news":[{"title":"Bitcoin rises","url":"https://a.example/x","date":"2026-03-10T08:00:00Z","related":[{"title":"Old story",
      "url":"https://a.example/old","date":"2020-01-01T00:00:00Z"}]}]}`,
    kind: 'news',
    values: [{ title: 'Bitcoin rises', url: 'https://a.example/x' }]
  },
  {
    manner: 'source url and category title',
    operation: 'getNews',
    params: btc,
    body: wire`{"news":[{"category":{"title":"Markets"},"title":"Bitcoin rises","source":{"title":"Wire","url":"https://wire.example"},
      "url":"https://a.example/x","expires":"2027-01-01T00:00:00Z","date":"2026-03-10T08:00:00Z"}]}`,
    kind: 'news',
    values: [{ title: 'Bitcoin rises', url: 'https://a.example/x', source: 'Wire', at: at(2026, 3, 10, 8) }]
  }
]
