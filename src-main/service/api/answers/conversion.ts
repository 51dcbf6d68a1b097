import type { Row, RowShape } from '../reader/row'
import { isSense } from '../reader/fields'
import { findRows } from '../reader/rows'
import { isReadable } from '../reader/vocabulary'
import { Trace } from '../reader/trace'
import type { Decoder } from './decoder'
import type { CallRequest } from './call-request'
import { bareName, isObject, textOf, type JsonObject } from './json'
import { numberOf, sourceText } from './numbers'
import { timeOf } from './times'

type Field = 'result' | 'from' | 'to'

const shape: RowShape<Field> = {
  fields: {
    result: {
      from: ['converted', 'value', 'price', 'rate', 'spot', 'midPrice', 'amount', 'quantity'],
      reads: 'number',
      // Numbers with these names rank lower, because they may be about another coin.
      lesser: ['amount', 'quantity']
    },
    from: { from: ['from', 'symbol', 'pair', 'baseWord', 'source'], reads: 'word' },
    to: { from: ['to', 'quoteCurrency'], reads: 'word' }
  },
  identifying: ['result'],
  inherits: ['from', 'to'],
  lead: 'result'
}

/** Leaves out `amount`, which may just repeat the requested amount. */
const withoutAmount: RowShape<Field> = {
  ...shape,
  fields: {
    ...shape.fields,
    result: { from: ['converted', 'value', 'price', 'rate', 'spot', 'midPrice'], reads: 'number' }
  },
  listsFirst: true
}

const isAmount = (row: Row<Field> | undefined): boolean =>
  (['amount', 'quantity'] as const).some(sense => isSense(row?.slots.result, shape.fields.result, sense))

/** The requested amount is 1 by default. */
const repeatsAmount = (row: Row<Field> | undefined, { params }: CallRequest): boolean =>
  numberOf(row?.found.result) === (numberOf(params['amount']) ?? 1) && params['symbol'] !== params['convert']

/** Prefers a result or rate to an amount, because an amount may be the requested one. */
function findResults(
  body: unknown,
  hasHalves: boolean,
  request: CallRequest,
  trace: Trace
): ReturnType<typeof findRows<Field>> {
  const find = (rows: typeof shape): ReturnType<typeof findRows<Field>> =>
    findRows(body, rows, { ...request, coins: [] }, trace)
  const found = find(shape)
  if (hasHalves || !isAmount(found?.rows[0])) return found
  trace.reset()
  const other = find(withoutAmount)
  if (other !== null && other.rows.length > 0) return other
  const again = find(shape)
  // The number may be a rate or the converted amount.
  if (repeatsAmount(again?.rows[0], request)) trace.doubt('which', ['result'], 1)
  return again
}

function requestedRow(found: readonly Row<Field>[], request: CallRequest): Row<Field> | undefined {
  const { params, coins } = request
  const rows = found.toSorted((one, other) => (timeOf(other.time) ?? 0) - (timeOf(one.time) ?? 0))
  const isTo = ({ found: { to } }: Row<Field>): boolean => isSame(to, params['convert'])
  const ofCoin = rows.filter(row => isSame(row.found.from ?? coinInKeys(row, request), coins[0]))
  return ofCoin.find(isTo) ?? ofCoin[0] ?? rows.find(isTo) ?? rows[0]
}

function coinInKeys({ path, slots }: Row<Field>, { params, coins }: CallRequest): string | null {
  const convert = params['convert'] ?? ''
  const keys = [...path, slots.result?.currency ?? ''].filter(key => !isSame(key, convert))
  const isOf = (key: string, coin: string): boolean =>
    isSame(key, coin) || bareName(key) === bareName(`${coin}${convert}`)
  return coins.find(coin => keys.some(key => isOf(key, coin))) ?? null
}

export const decodeConversion: Decoder = (body, request, trace = new Trace()) => {
  const bought = boughtIn(body, request)
  if (!isObject(body) && !Array.isArray(body)) return null
  const found = findResults(bought ?? body, bought !== null, request, trace)
  const row = requestedRow(found?.rows ?? [], request)
  if (found === null || row === undefined) return fromSentence(body, trace)
  const keyed = coinInKeys(row, request)
  const { from = keyed, to } = row.found
  const amount = adjacentAmount(row, request)
  if (amount !== null) trace.doubt('which', ['result'], 1)
  const result = amount !== null && isConverted(amount, row) ? claimedAmount(row, trace) : row.found.result
  if (keyed === null && isInOther(row, request)) trace.doubt('which', ['result', 'to'], 1)
  const coin = request.coins[0] ?? null
  // A field called `source` may name the provider of the rate instead of a coin.
  const isPlace = isSense(row.slots.from, shape.fields.from, 'source') && coin !== null
  const named = isPlace && textOf(from) !== coin ? null : textOf(from)
  const isPairOrSign =
    isSame(named, `${coin ?? ''}${request.params['convert'] ?? ''}`) || /^\p{Sc}$/u.test(named ?? '')
  const [one, other] = isPairOrSign ? [] : (named?.split('/') ?? [])
  const currency = isReadable('word', to) && isCode(textOf(to)) ? textOf(to) : null
  for (const other of found.rows) if (other !== row) trace.release(other.holders)
  return {
    kind: 'conversion',
    data: {
      from: bought === null ? (one ?? coin) : coin,
      // The currency field may repeat the converted coin, so it's only used if it differs.
      to:
        (keyed === null ? row.slots.result?.currency : null) ??
        other ??
        (currency === coin ? null : currency) ??
        request.params['convert'] ??
        null,
      result: numberOf(result),
      text: sourceText({ result })
    },
    dropped: found.rows.length - 1
  }
}

const sentence = /^([\d.,]+) ?([A-Z\d]{2,10}) ?(?:=|≈|~|->|→|is|equals) ?([\d.,]+) ?([A-Z\d]{2,10})$/

function fromSentence(body: unknown, trace: Trace, depth = 0): ReturnType<Decoder> {
  if (!isObject(body) || depth > 3) return null
  for (const key in body) {
    const value = body[key]
    const [, , from, result, to] = typeof value === 'string' ? (sentence.exec(value.trim()) ?? []) : []
    if (from !== undefined && to !== undefined && numberOf(result) !== null) {
      trace.claim(body, new Map([[key, { field: 'result', reads: 'text' }]]))
      const data = { from, to, result: numberOf(result), text: sourceText({ result }) }
      return { kind: 'conversion', data, dropped: 0 }
    }
    const inner = fromSentence(value, trace, depth + 1)
    if (inner !== null) return inner
  }
  return null
}

function adjacentAmount({ slots, holders }: Row<Field>, { params }: CallRequest): number | null {
  if (!isSense(slots.result, shape.fields.result, 'rate')) return null
  const amounts = holders.filter(isObject).map(holder => numberOf(holder['amount']))
  return amounts.find(one => one !== null && one !== 1 && one !== numberOf(params['amount'])) ?? null
}

/** If the amount is closer to the rate than to 1, it's probably the converted one. */
function isConverted(amount: number, { found }: Row<Field>): boolean {
  const rate = numberOf(found.result) ?? 0
  return amount > 0 && rate > 0 && Math.abs(Math.log(amount / rate)) < Math.abs(Math.log(amount))
}

function claimedAmount({ holders, found }: Row<Field>, trace: Trace): unknown {
  const holder = holders.filter(isObject).find(one => numberOf(one['amount']) !== null)
  if (holder === undefined) return found.result
  trace.claim(holder, new Map([['amount', { field: 'result', reads: 'number' }]]))
  return holder['amount']
}

function isInOther({ slots }: Row<Field>, { params }: CallRequest): boolean {
  const [currency, requested] = [slots.result?.currency, params['convert']?.trim().toUpperCase()]
  return (
    currency !== null &&
    currency !== undefined &&
    requested !== undefined &&
    requested !== '' &&
    currency !== requested
  )
}

/** The ID of an offer isn't a currency code. */
const isCode = (text: string | null): boolean => /^[A-Za-z\d]{2,12}$/.test(text ?? '')

/**
 * Returns EUR for `{"sell": {"asset": "BTC", …}, "buy": {"asset": "EUR", …}}`, because it's what the user
 * gets.
 */
function boughtIn(body: unknown, { params, coins }: CallRequest, depth = 0): JsonObject | null {
  if (typeof body !== 'object' || body === null || depth > 3) return null
  const parts: readonly unknown[] = Object.values(body)
  const halves = parts.filter(isObject)
  const naming = (name: string | undefined, other: string | undefined): JsonObject | undefined =>
    halves.find(half => names(half, name) && !names(half, other))
  const [sold, bought] = [naming(coins[0], params['convert']), naming(params['convert'], coins[0])]
  if (sold !== undefined && bought !== undefined && sold !== bought) return bought
  for (const part of parts) {
    const inner = boughtIn(part, { params, coins }, depth + 1)
    if (inner !== null) return inner
  }
  return null
}

const names = (half: JsonObject, name: string | undefined): boolean =>
  Object.values(half).some(value => isSame(value, name))

const isSame = (value: unknown, name: string | undefined): boolean =>
  typeof value === 'string' && name !== undefined && value.toUpperCase() === name.toUpperCase()
