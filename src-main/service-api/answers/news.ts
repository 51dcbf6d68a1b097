import type { NewsRow } from './answer'
import { aliases, type Found } from './aliases'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { isObject, textOf } from './json'
import { findRows } from './rows'
import { timeOf } from './times'
import { webAddress } from './words'

const names = {
  title: ['title', 'headline'],
  url: ['url', 'link', 'news_url', 'article_url', 'source_url', 'href', 'guid'],
  source: ['source', 'source_name', 'publisher', 'site', 'provider', 'author'],
  at: [
    'published_at',
    'at',
    'published',
    'publication_date',
    'pub_date',
    'published_on',
    'date',
    'datetime',
    'time',
    'timestamp',
    'created_at'
  ],
  summary: ['summary', 'description', 'excerpt', 'snippet', 'text', 'body', 'content'],
  image: ['image', 'image_url', 'thumbnail', 'img', 'picture', 'banner'],
  coins: ['coins', 'symbols', 'symbol', 'coin', 'currencies', 'tickers', 'instruments', 'related_coins']
}

type Field = keyof typeof names

const newsAliases = aliases<Field>(names)

/** getNews: `{news:[{title, source, …}]}`; source is text or `{name}`. Headlines stay text, links http(s). */
export const decodeNews: Decoder = (body, asked) => {
  const found = findRows<Field>(body, { ...byFieldNames(newsAliases, ['title']) }, asked)
  if (found === null) return null
  const data: NewsRow[] = []
  for (const { found: row, coin } of found.rows) {
    const news = newsOf(row, coin)
    if (news !== null) data.push(news)
  }
  if (data.length === 0 && found.rows.length > 0) return null
  return { kind: 'news', data, dropped: found.dropped + found.rows.length - data.length }
}

function newsOf(found: Found<Field>, coin: string | null): NewsRow | null {
  const title = textOf(found.title)
  if (title === null) return null
  const coins = coinsOf(found.coins)
  return {
    title,
    url: webAddress(found.url),
    source: namedIn(found.source, ['name', 'title', 'domain']),
    at: timeOf(found.at),
    summary: textOf(found.summary),
    image: webAddress(isObject(found.image) ? (found.image['url'] ?? found.image['src']) : found.image),
    coins: coins.length > 0 || coin === null ? coins : [coin]
  }
}

function namedIn(value: unknown, names: readonly string[]): string | null {
  if (!isObject(value)) return textOf(value)
  return names.map(name => textOf(value[name])).find(text => text !== null) ?? null
}

/** A list of symbols or of objects that hold one, or one text with commas or blanks between. */
function coinsOf(value: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : (textOf(value)?.split(/[\s,+]+/) ?? [])
  const coins = entries.map(entry => namedIn(entry, ['symbol', 'code', 'ticker', 'coin', 'name']))
  return [...new Set(coins.filter(coin => coin !== null))]
}
