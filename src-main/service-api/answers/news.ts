import type { Found, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { NewsRow } from './answer'
import type { Decoder } from './decoder'
import { isObject, textOf, type JsonObject } from './json'
import { timeOf } from './times'
import { webAddress } from './words'

type Field = 'title' | 'url' | 'source' | 'at' | 'summary' | 'image' | 'coins'

const shape: RowShape<Field> = {
  fields: {
    title: { from: ['title'], reads: 'text' },
    url: { from: ['url'], reads: 'link' },
    source: { from: ['source', 'author'], reads: 'text' },
    at: { from: ['published', 'time'], reads: 'time' },
    summary: { from: ['summary', 'text'], reads: 'text' },
    image: { from: ['image'], reads: 'any' },
    coins: { from: ['symbol', 'coins', 'pair', 'quoteCurrency'], reads: 'any' }
  },
  telling: ['title'],
  inherits: [],
  listsFirst: true
}

/** getNews: `{news:[{title, source, …}]}`; source is text or `{name}`. Headlines stay text, links http(s). */
export const decodeNews: Decoder = (body, asked, trace = new Trace()) => {
  const found = findRows(body, shape, asked, trace)
  if (found === null) return null
  const data: NewsRow[] = []
  for (const { found: row, coin, holders } of found.rows) {
    const news = newsOf(row, coin, trace)
    if (news === null) trace.release(holders)
    else data.push(news)
  }
  if (data.length === 0 && found.rows.length > 0) return null
  return { kind: 'news', data, dropped: found.dropped + found.rows.length - data.length }
}

function newsOf(found: Found<Field>, coin: string | null, trace: Trace): NewsRow | null {
  const title = textOf(found.title)
  if (title === null) return null
  const coins = coinsOf(found.coins, trace)
  return {
    title,
    url: webAddress(found.url),
    source: textOf(found.source),
    at: timeOf(found.at),
    summary: textOf(found.summary),
    image: pictureOf(found.image, trace),
    coins: coins.length > 0 || coin === null ? coins : [coin]
  }
}

/** A link, or the first one in a list of links or of objects that hold one. */
function pictureOf(value: unknown, trace: Trace): string | null {
  if (!Array.isArray(value)) return webAddress(value)
  for (const entry of value as readonly unknown[]) {
    const key = isObject(entry)
      ? Object.keys(entry).find(name => webAddress(entry[name]) !== null)
      : undefined
    if (isObject(entry) && key !== undefined) {
      trace.claim(entry, new Map([[key, { field: 'image', reads: 'link' }]]))
      return webAddress(entry[key])
    }
    if (webAddress(entry) !== null) return webAddress(entry)
  }
  return null
}

/** A list of symbols or of objects that hold one, or one text with commas, bars or blanks between. */
function coinsOf(value: unknown, trace: Trace): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : (textOf(value)?.split(/[\s,+|;]+/) ?? [])
  const coins = entries.map(entry => (isObject(entry) ? coinIn(entry, trace) : textOf(entry)))
  return [...new Set(coins.filter(coin => coin !== null))]
}

function coinIn(entry: JsonObject, trace: Trace): string | null {
  for (const key of ['symbol', 'code', 'ticker', 'coin', 'name']) {
    const coin = textOf(entry[key])
    if (coin === null) continue
    trace.claim(entry, new Map([[key, { field: 'coins', reads: 'text' }]]))
    return coin
  }
  return null
}
