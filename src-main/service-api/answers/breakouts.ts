import type { BreakoutRow, Direction } from './answer'
import { aliases } from './aliases'
import { coinNamed, type Asked } from './asked'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { bareName, isObject, textOf, type JsonObject } from './json'
import { numberOf } from './numbers'
import { envelopeNames, findRows } from './rows'
import { timeOf } from './times'
import { directionOf } from './words'

const breakoutAliases = aliases({
  symbol: ['symbol', 'coin', 'pair'],
  direction: ['direction', 'side', 'trend', 'signal'],
  name: ['name', 'period', 'type', 'pattern', 'breakout', 'cross', 'event', 'window', 'timeframe'],
  price: ['price', 'last', 'close', 'breakout_price', 'price_at', 'level'],
  at: ['date', 'time', 'timestamp', 'datetime', 'at', 'detected_at', 'time_close']
})

/** getBreakouts: rows `{symbol, direction, period, price, date}`, or per coin an object of named crosses. */
export const decodeBreakouts: Decoder = (body, asked) => {
  const crosses: BreakoutRow[] = []
  const sole = asked.coins.length === 1 ? (asked.coins[0] ?? null) : null
  const told = crossesIn(body, null, sole, asked, crosses, 0)
  if (told) return { kind: 'breakouts', data: crosses, dropped: 0 }
  const found = findRows(body, { ...byFieldNames(breakoutAliases, ['direction', 'name', 'price']) }, asked)
  if (found === null) return null
  const data = found.rows.map(({ found: row, coin, time }) => ({
    symbol: textOf(row.symbol) ?? coin,
    direction: directionOf(row.direction),
    name: textOf(row.name),
    price: numberOf(row.price),
    at: timeOf(row.at ?? time)
  }))
  return { kind: 'breakouts', data, dropped: found.dropped }
}

/** `golden_cross`, `sma50_breakout`, `new_high`: a key that names an event. */
const eventKey = /cross|breakout|breakdown|new_?high|new_?low/i

/**
 * Adds a row for each named event that took place: true, a direction, or an object with its details. False and null
 * say it did not. Answers whether any event was named, so that "none took place" is told apart from "not understood".
 */
function crossesIn(
  node: unknown,
  coin: string | null,
  sole: string | null,
  asked: Asked,
  into: BreakoutRow[],
  depth: number
): boolean {
  if (depth > 5) return false
  if (Array.isArray(node))
    return node.map(entry => crossesIn(entry, coin, sole, asked, into, depth + 1)).includes(true)
  // With a direction of its own it is a row, whatever its other fields are called.
  if (!isObject(node) || directionOf(node['direction']) !== null) return false
  const own = textOf(node['symbol'] ?? node['coin']) ?? coin
  let told = false
  for (const [key, value] of Object.entries(node)) {
    const isEnvelope = envelopeNames.some(name => name === key)
    const isEvent = !isEnvelope && eventKey.test(key) && (typeof value === 'boolean' || !Array.isArray(value))
    if (isEvent && addCross(key, value, own ?? sole, node, into)) told = true
    else if (!isEvent || isObject(value))
      told = crossesIn(value, coinNamed(key, asked) ?? own, sole, asked, into, depth + 1) || told
  }
  return told
}

function addCross(
  key: string,
  value: unknown,
  symbol: string | null,
  around: JsonObject,
  into: BreakoutRow[]
): boolean {
  const at = timeOf(around['date'] ?? around['time'] ?? around['timestamp'])
  if (value === false || value === null) return true
  if (value === true || directionOf(value) !== null) {
    into.push({ symbol, direction: directionOf(value) ?? impliedBy(key), name: key, price: null, at })
    return true
  }
  if (!isObject(value)) return false
  const found = breakoutAliases.read(value)
  if (found.direction === undefined && found.price === undefined && found.at === undefined) return false
  const direction = directionOf(found.direction) ?? impliedBy(key)
  into.push({ symbol, direction, name: key, price: numberOf(found.price), at: timeOf(found.at) ?? at })
  return true
}

/** What the event's own name says. */
function impliedBy(key: string): Direction | null {
  const bare = bareName(key)
  if (/golden|newhigh|bullish|up(?:ward)?|breakout(?:high|up)/.test(bare)) return 'up'
  return /death|newlow|bearish|down/.test(bare) ? 'down' : null
}
