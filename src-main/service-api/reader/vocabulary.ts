import { directionOf, webAddress } from '../answers/words'
import { textOf } from '../answers/json'
import { numberOf, percentOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { noise, wrappers } from './lexicon'
import { namedBy, wordsOf, type Named } from './words'

/** What a field's name means, whatever the operation: one vocabulary for all of them. */
const phrases = {
  symbol:
    'symbol, coin, ticker, code, asset, base currency, base asset, base symbol, from symbol, coin symbol, ' +
    'asset symbol, from currency code, digital currency code, currency code',
  baseWord: 'base',
  from: 'from, from coin, from currency',
  to: 'to, to coin, to currency, target currency',
  pair:
    'pair, market pair, trading pair, currency pair, product id, inst id, instrument id, instrument, ' +
    'product, instrument name, market symbol, pair name, symbol pair',
  id: 'id, slug, coin id, asset id, uuid, key',
  name: 'name, coin name, full name, long name, asset name, display name, short name, currency name',
  exchange: 'exchange, source exchange, exchange name, exchange id, market, market name, venue',
  source:
    'source, source name, source title, source id, source domain, publisher, publisher name, site, provider',
  quoteCurrency:
    'currency, convert, quote currency, vs currency, quote, to currency code, to symbol, target, quote ' +
    'asset, counter currency, quote symbol, denomination, currency quote symbol',
  price:
    'price, current price, last price, last trade price, market price, price last, exchange rate, mark ' +
    'price, spot price, price value, trade price',
  last: 'last, last trade, last traded',
  open: 'open, o, open price, first',
  high: 'high, h, high price',
  low: 'low, l, low price',
  close: 'close, c, close price',
  value: 'value, v value, result',
  rate: 'rate',
  amount: 'amount',
  previous: 'previous, previous close, previous price, previous close price, previous last',
  average:
    'average, vwap, vw, average price, weighted average price, average weighted, volume weighted average ' +
    'price',
  bid: 'bid, bid price, buy, best bid',
  ask: 'ask, ask price, sell, best ask',
  volume: 'volume, v, base volume, volume base, volume traded, volume from, traded volume, volume coin',
  turnover: 'turnover, quote volume, volume quote, volume to, q volume, volume notional, volume usdt',
  marketCap: 'market cap, cap, current market cap, market value',
  rank: 'rank, market cap rank, position, cmc rank, cap rank, coin rank',
  change:
    'change, price change, change price, changes, performance, return, change rate, price change rate, ' +
    'percent, difference, change value',
  time:
    'time, t, d, updated, last updated, updated at, last updated at, at, time at, as of, time period, trade ' +
    'time, last trade time, updated time, last updated time, last time, price time, period, tms, quote ' +
    'time, time unix, regular market time, snapped at',
  openTime:
    'open time, start time, time start, time open, open at, start, time period start, start at, kline ' +
    'open time, from time, period start, window start, bucket',
  closeTime: 'close time, end time, time end, time close, close at, end, time period end, period end',
  published:
    'published, published at, published on, publication time, pub time, published time, time published, ' +
    'publish time, created, created at, created time, posted at, posted, post created, iso time, release ' +
    'time',
  title: 'title, news title, article title, post title, head line',
  url:
    'url, link, news url, article url, source url, post url, original url, guid, permalink, post link, ' +
    'source link',
  summary:
    'summary, description, excerpt, snippet, body, content, teaser, abstract, sub title, content snippet',
  text: 'text',
  image:
    'image, image url, thumbnail, img, picture, banner, banner image, feature image, post image, ' +
    'thumbnail url, image src, cover, photo, enclosure url, picture url, original image url',
  author: 'author, creator, creator display name, creator name, author name, domain',
  coins:
    'coins, symbols, currencies, tickers, instruments, related coins, categories, assets, related symbols, related',
  label:
    'value classification, classification, label, sentiment, mood, value text, rating, status text, ' +
    'category',
  index:
    'index, current, now, today, score, fear greed index, and fear greed index, and fear greed, fear greed, fgi, fng, index ' +
    'value, fear greed score, fear greed value, and fear greed value, and fear greed score, fng value',
  converted:
    'converted, converted amount, conversion, conversion result, result amount, amount converted, to ' +
    'amount',
  upper:
    'upper, upper band, bollinger upper, bollinger upper band, band upper, bollinger high, u, uband, ' +
    'real upper band',
  middle:
    'middle, middle band, bollinger middle, bollinger middle band, band middle, basis, sma, m, mband, ' +
    'real middle band, ma',
  lower:
    'lower, lower band, bollinger lower, bollinger lower band, band lower, bollinger low, real lower band, lband',
  conversion: 'conversion line, tenkan, tenkan sen, tenkan line, tenkansen',
  base: 'base line, kijun, kijun sen, kijun line, kijunsen, baseline',
  spanA: 'a span, a leading span, a senkou span, a senkou, a leading, a cloud, senkouspana, leadingspana',
  spanB: 'b span, b leading span, b senkou span, b senkou, b leading, b cloud, senkouspanb, leadingspanb',
  lagging: 'lagging, lagging span, lagging line, chikou, chikou span, chikouspan',
  atr: 'atr, average true range, atr value, 14 atr, average range true',
  supertrend: 'supertrend, super trend, supertrend value, supertrend line, line, level',
  direction:
    'direction, trend, signal, side, supertrend direction, supertrend signal, supertrend trend, advice, ' +
    'value advice, trend direction',
  ath: 'ath, ath price, ath value',
  athTime: 'ath time, at ath, ath on',
  fromAth:
    'ath change, ath from, ath distance, ath drawdown, ath difference, ath distance from, ath down from, ' +
    'ath from up, ath change from, ath down, ath from price, ath from percentage',
  atl: 'atl, atl price, atl value',
  atlTime: 'atl time, at atl, atl on',
  fromAtl:
    'atl change, atl from, atl distance, atl drawdown, atl difference, atl distance from, atl down from, ' +
    'atl from up, atl change from, atl up, atl from price'
} as const

export type Concept = keyof typeof phrases

const sorted = (phrase: string): string => [...new Set(phrase.split(' '))].toSorted().join(' ')

const concepts: ReadonlyMap<string, { readonly concept: Concept; readonly rank: number }> = new Map(
  (Object.keys(phrases) as Concept[])
    .flatMap(concept =>
      phrases[concept].split(', ').map((phrase, rank) => [sorted(phrase), { concept, rank }] as const)
    )
    .toReversed()
)

export interface Meaning extends Omit<Named, 'words' | 'telling'> {
  readonly concept: Concept
  /** Of several names of one concept the lower is the better. */
  readonly rank: number
}

/** What the field at a path of names means; null where the vocabulary does not know it. */
export function meaningOf(path: readonly string[]): Meaning | null {
  const { words, telling, ...said } = namedBy(withoutWrappers(path))
  const exact = concepts.get(words.join(' '))
  // `price_24h_percent` is how far the price went, not the price.
  if (exact?.concept === 'price' && said.isPercent) return { concept: 'change', rank: 25, ...said }
  if (exact !== undefined) return { ...exact, ...said }
  const known = concepts.get(telling.join(' '))
  if (known !== undefined) return { concept: known.concept, rank: known.rank + 20, ...said }
  const last = path.at(-1)
  if (telling.length === 0 && words.length > 0 && path.length > 1 && last !== undefined)
    return meaningOf([last])
  if (words.length > 0) return null
  // `usd` alone, or `7d_percent`: the name says the unit, the place says the rest.
  if (said.isPercent) return { concept: 'change', rank: 30, ...said }
  return said.currency !== null && said.window === null ? { concept: 'amount', rank: 30, ...said } : null
}

/** `data.quote.price` is `price`: names around it that say nothing are left out before it is looked up. */
function withoutWrappers(path: readonly string[]): readonly string[] {
  if (path.length < 2) return path
  return path.filter((name, place) => place === path.length - 1 || !isWrapper(wordsOf(name)))
}

const isWrapper = (words: readonly string[]): boolean =>
  words.some(word => wrappers.has(word)) && words.every(word => noise.has(word))

/** How values of a field are read; what cannot be read so is not taken. */
export type Reads = 'number' | 'percent' | 'signed percent' | 'time' | 'text' | 'link' | 'direction' | 'any'

const readers: Readonly<Record<Reads, (value: unknown) => unknown>> = {
  ...{ number: numberOf, percent: percentOf, time: timeOf, text: textOf, link: webAddress },
  'signed percent': value =>
    typeof value === 'string' && value.trim().endsWith('%') ? percentOf(value) : null,
  ...{ direction: directionOf, any: value => value ?? null }
}

export function isReadable(reads: Reads, value: unknown): boolean {
  return readers[reads](value) !== null
}
