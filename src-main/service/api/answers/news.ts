import type { Family } from '../reader/fields'
import type { FoundValues, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import { meaningOf, type Concept } from '../reader/vocabulary'
import type { NewsRow } from './answer'
import type { Decoder } from './decoder'
import { isObject, textOf, type JsonObject } from './json'
import { timeOf } from './times'
import { webAddress } from './words'

type Field = 'title' | 'name' | 'url' | 'source' | 'sources' | 'feed' | 'at' | 'summary' | 'image' | 'coins'

const shape: RowShape<Field> = {
  fields: {
    title: { from: ['title'], reads: 'text' },
    url: { from: ['url'], reads: 'link' },
    // A name is the publisher, unless it's next to a link and a time or text.
    name: { from: ['name'], reads: 'text', aside: ['title'] },
    sources: { from: ['source'], reads: 'any', aside: ['source'] },
    // Read as a word, because a number would be a count of sources.
    source: { from: ['source'], reads: 'word' },
    feed: { from: ['feedTitle'], reads: 'word' },
    at: { from: ['published', 'time'], reads: 'time' },
    summary: { from: ['summary', 'text'], reads: 'text' },
    image: { from: ['image'], reads: 'any' },
    coins: { from: ['symbol', 'coins', 'pair', 'quoteCurrency'], reads: 'any' }
  },
  family: path => pictureNamed(path) ?? initialOf(path),
  identifying: fields =>
    fields.has('title') ||
    (fields.has('name') && fields.has('url') && (fields.has('at') || fields.has('summary'))),
  inherits: ['feed'],
  listsFirst: true
}

/** Keeps only http and https links. */
export const decodeNews: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
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

function newsOf(found: FoundValues<Field>, coin: string | null, trace: Trace): NewsRow | null {
  const title = textOf(found.title) ?? textOf(found.name)
  if (title === null) return null
  const coins = coinsOf(found.coins, trace)
  return {
    title,
    url: webAddress(found.url),
    source: textOf(found.source) ?? firstNamed(found.sources, trace) ?? textOf(found.feed),
    at: timeOf(found.at),
    summary: textOf(found.summary),
    image: pictureOf(found.image, trace),
    coins: coins.length > 0 || coin === null ? coins : [coin]
  }
}

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

/** In the one-letter names of an article, `t` may be its title or time. */
const initialOf: Family<Field> = path => {
  const [name = '', ...others] = path
  return others.length > 0 ? null : (initials.get(name) ?? null)
}

const initials: ReadonlyMap<string, ReturnType<Family<Field>>> = new Map([
  ['t', { field: 'title', reads: 'text', rank: 2000 }],
  ['h', { field: 'title', reads: 'text', rank: 2000 }],
  ['u', { field: 'url', reads: 'link', rank: 2000 }],
  ['l', { field: 'url', reads: 'link', rank: 2000 }],
  // The letter `s` is more likely a source than a coin's symbol.
  ['s', { field: 'source', reads: 'word', rank: 0 }],
  ['d', { field: 'at', reads: 'time', rank: 2000 }],
  ['i', { field: 'image', reads: 'link', rank: 2000 }]
])

/** `image.thumbnail.contentUrl` */
const pictureNamed: Family<Field> = path => {
  const isPicture = path.slice(0, -1).some(name => means(name, 'image'))
  const isLink = /(?:url|link|src|href)$/i.test(path.at(-1) ?? '')
  return isPicture && isLink ? { field: 'image', reads: 'link', rank: 40 } : null
}

const means = (name: string, concept: Concept): boolean =>
  meaningOf([name])?.senses.some(sense => sense.concept === concept) ?? false

function firstNamed(value: unknown, trace: Trace): string | null {
  const entry: unknown = Array.isArray(value) ? value[0] : null
  if (!isObject(entry)) return textOf(entry)
  const key = ['name', 'title', 'label', 'display_name', 'displayName'].find(
    name => textOf(entry[name]) !== null
  )
  if (key === undefined) return null
  trace.claim(entry, new Map([[key, { field: 'source', reads: 'text' }]]))
  return textOf(entry[key])
}

function coinsOf(value: unknown, trace: Trace): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : (textOf(value)?.split(/[\s,+|;]+/) ?? [])
  const coins = entries.map(entry => (isObject(entry) ? coinIn(entry, trace) : textOf(entry)))
  return [...new Set(coins.flatMap(coin => (coin === null ? [] : (withoutKind(coin) ?? []))))]
}

/** Returns BTC for `CRYPTO:BTC` and null for `FOREX:USD`. */
function withoutKind(coin: string): string | null {
  const [, kind = '', name = ''] = /^([A-Z]{4,}):(\S+)$/.exec(coin) ?? []
  return name === '' ? coin : /^(?:CRYPTO|COIN|TOKEN|CC)/.test(kind) ? name : null
}

function coinIn(entry: JsonObject, trace: Trace): string | null {
  const known = ['symbol', 'code', 'ticker', 'coin', 'name']
  const codes = Object.keys(entry).filter(
    key => /^[A-Z\d]{2,10}$/.test(String(entry[key])) && isNaN(Number(entry[key]))
  )
  for (const key of [...known, ...codes]) {
    const coin = textOf(entry[key])
    if (coin === null) continue
    trace.claim(entry, new Map([[key, { field: 'coins', reads: 'text' }]]))
    return coin
  }
  return null
}
