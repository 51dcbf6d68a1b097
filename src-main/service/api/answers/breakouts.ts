import type { Family, FieldRule } from '../reader/fields'
import { coinIds } from '../reader/lexicon'
import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import { isReadable, meaningOf } from '../reader/vocabulary'
import type { BreakoutRow, Direction } from './answer'
import type { Decoder } from './decoder'
import { bareName, textOf } from './json'
import { numberOf } from './numbers'
import { timeOf } from './times'
import { directionOf } from './words'

const fields = {
  symbol: { from: ['symbol', 'pair'], reads: 'code' },
  id: { from: ['id'], reads: 'text', aside: ['symbol'] },
  direction: { from: ['direction'], reads: 'direction' },
  event: { from: ['event', 'study', 'window', 'length'], reads: 'word' },
  window: { from: ['window', 'length', 'time'], reads: 'period' },
  price: { from: ['trigger', 'price', 'last', 'close', 'brokenLevel', 'value'], reads: 'number' },
  at: { from: ['time', 'closeTime', 'openTime', 'published'], reads: 'time' }
} satisfies Record<string, FieldRule>

type Field = keyof typeof fields | `event ${string}` | `${'at' | 'price' | 'direction'} of ${string}`

const shape: RowShape<Field> = {
  fields: fields as RowShape<Field>['fields'],
  family: path => eventNamed(path),
  identifying: (fields, path) =>
    (fields.has('price') && path.some(name => directionOf(name) !== null || eventName.test(name))) ||
    fields.has('direction') ||
    [...fields].some(field => /^(?:event|\w+ of) /.test(field)) ||
    (fields.has('event') &&
      (fields.has('price') || fields.has('at') || fields.has('symbol') || fields.has('window'))) ||
    (fields.has('window') && fields.has('price')),
  inherits: ['symbol', 'id', 'at'],
  listsFirst: true,
  // In `{"bulls": {"BTC": "4h"}}`, the value is the period.
  bare: 'window',
  // In `{"golden_cross": ["BTC", "ETH"]}`, the values are coins.
  bareIn: name => (eventName.test(name) ? 'symbol' : false)
}

export const eventName = /cross|break(?:out|down|[_ ]|s[_ ]|[A-Z])|brok|new_?(?:\d+\w_?)?(?:high|low)/i

/**
 * Keys with such a name are only events if their value is an object: `high_20d: {"direction": "bullish", …}`.
 */
const likelyEvent =
  /(?:high|low)s?_?\d+\s?[dwmyh]|\d+[dwmyh]?[-_ ]?(?:day_?)?(?:high|low)|donchian|squeeze|triangle|wedge|flag|channel|range|trend_?line|reversal|all_?time|^at[hl]$|gap|(?:sma|ema|ma)_?\d+|macd|rsi|resistance|support/i

/** `death_cross_date`, `goldenCrossPrice` */
const partOfEvent = /^(.*[^-_ ])[-_ ]?(date|time|timestamp|since|price|(?<=[-_ ])at|At)$/i

const eventNamed: Family<Field> = names => {
  const part = partOfEvent.exec(names.at(-1) ?? '')
  const path =
    part === null
      ? names
      : [...names.slice(0, -1), part[1] ?? '', /price/i.test(part[2] ?? '') ? 'price' : 'time']
  const named = path.findIndex(name => eventName.test(name))
  const at = named === -1 ? path.slice(0, -1).findIndex(name => likelyEvent.test(name)) : named
  const event = path[at]
  if (
    event === undefined ||
    /^(?:(?:is|has)_?)?(?:(?:false|valid|confirmed)_?)?(?:breakouts?|crosses|crossovers?)$/i.test(event) ||
    (part !== null && /^cross$/i.test(event))
  )
    return null
  const rest = path.slice(at + 1)
  if (
    /price|level|value|volume|avg|average|count|target|percent|pct|ratio|score|distance|strength|period|lookback|since|ago|bars/i.test(
      event
    )
  )
    return null
  if (rest.length === 0) return { field: `event ${event}`, reads: 'present', rank: 200 }
  for (const { concept } of meaningOf(rest)?.senses ?? []) {
    if (concept === 'time') return { field: `at of ${event}`, reads: 'time', rank: 10 }
    if (concept === 'price' || concept === 'trigger' || concept === 'last' || concept === 'brokenLevel')
      return { field: `price of ${event}`, reads: 'number', rank: concept === 'brokenLevel' ? 20 : 10 }
    if (concept === 'direction') return { field: `direction of ${event}`, reads: 'direction', rank: 10 }
  }
  if (/^(?:active|triggered|detected|occurred|happened|confirmed|value|is_?active)$/i.test(rest.join('')))
    return { field: `event ${event}`, reads: 'present', rank: 200 }
  return null
}

export const decodeBreakouts: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  if (found === null) return null
  const sole = request.coins.length === 1 ? (request.coins[0] ?? null) : null
  const data = found.rows.flatMap(row => {
    const symbol = textOf(row.found.symbol) ?? row.coin ?? idOf(row) ?? sole
    return [...ownEvent(row, symbol), ...namedEvents(row, symbol)]
  })
  return { kind: 'breakouts', data, dropped: found.dropped }
}

function idOf({ found, path }: Row<Field>): string | null {
  const id = textOf(found.id) ?? path.findLast(name => coinIds.has(name)) ?? null
  return id === null ? null : (coinIds.get(id) ?? null)
}

function ownEvent({ found, time, path, holders }: Row<Field>, symbol: string | null): readonly BreakoutRow[] {
  const listed = holders.length === 0 ? (path.findLast(name => eventName.test(name)) ?? null) : null
  const [event, window] = [textOf(found.event) ?? listed, textOf(found.window) ?? periodIn(path)]
  const isNamedHere = Object.keys(found).some(field => /^(?:event|\w+ of) /.test(field))
  if (isNamedHere && event === null && found.direction === undefined && window === null) return []
  const around = path.findLast(name => eventName.test(name) || directionOf(name) !== null) ?? ''
  const direction = directionOf(found.direction) ?? impliedBy(event ?? '') ?? impliedBy(around)
  if (event === null && direction === null && found.price === undefined) return []
  if (direction === null && hasNoBreakout(found, window)) return []
  const name = event !== null && (window === null || !isDirectionAlone(event)) ? event : (window ?? event)
  return [{ symbol, direction, name, price: numberOf(found.price), at: timeOf(found.at ?? time) }]
}

const hasNoBreakout = ({ direction, event }: Row<Field>['found'], window: string | null): boolean =>
  (textOf(event) === null || isNothing(event)) &&
  [direction, event].some(value => isNothing(value) || (value === null && window === null))

const isNothing = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:none|no|false|neutral|flat|-|)$/i.test(value.trim())

const periodIn = (path: readonly string[]): string | null =>
  path.findLast(name => !/^\d+$/.test(name) && isReadable('period', name)) ?? null

const goingWords =
  /^(?:up|down|bull|bear|bullish|bearish|buy|sell|long|short|broke|breaks?|broken|breakout|breakdown|above|below|upward|downward|upside|downside|positive|negative|signal)$/i

const isDirectionAlone = (event: string): boolean =>
  directionOf(event) !== null && event.split(/[^a-z\d]+/i).every(word => goingWords.test(word))

function namedEvents({ found, time }: Row<Field>, symbol: string | null): readonly BreakoutRow[] {
  const names = new Set(
    Object.keys(found).flatMap(field => /^(?:event|(?:at|price|direction) of) (.+)$/.exec(field)?.[1] ?? [])
  )
  return [...names].flatMap(name => {
    const event = found[`event ${name}`]
    const direction = directionOf(found[`direction of ${name}`]) ?? directionOf(event) ?? impliedBy(name)
    const price = numberOf(found[`price of ${name}`])
    const at = timeOf(found[`at of ${name}`]) ?? timeOf(found.at ?? time)
    const took =
      event === undefined
        ? found[`direction of ${name}`] !== undefined || price !== null || at !== null
        : tookPlace(event)
    return took ? [{ symbol, direction, name, price: price ?? priceIn(event), at: timeOf(event) ?? at }] : []
  })
}

const yes = /^(?:true|y|yes|s|sí|si|sim|ja|oui)$/i

const tookPlace = (event: unknown): boolean =>
  event === true ||
  (typeof event === 'string' && yes.test(event.trim())) ||
  (numberOf(event) !== 0 &&
    (directionOf(event) !== null || numberOf(event) !== null || timeOf(event) !== null))

/** The numbers 1 and -1 are flags, not prices. */
function priceIn(event: unknown): number | null {
  const price = timeOf(event) === null ? numberOf(event) : null
  return price === 1 || price === -1 ? null : price
}

function impliedBy(name: string): Direction | null {
  // The word `support` contains `up`, but says nothing about the direction.
  const bare = bareName(name).replace('support', 'floor')
  if (
    /golden|newhigh|\dhigh|bullish|up(?:ward|side)?|breakout(?:high|up)|brokeabove|brokeresistance|resistancebr/.test(
      bare
    )
  )
    return 'up'
  if (/death|newlow|\dlow|bearish|down|brokebelow|brokefloor|floorbr/.test(bare)) return 'down'
  return directionOf(name)
}
