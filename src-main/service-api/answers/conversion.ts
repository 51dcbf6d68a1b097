import type { RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { isReadable } from '../reader/vocabulary'
import { Trace } from '../reader/trace'
import type { Decoder } from './decoder'
import type { Asked } from './asked'
import { isObject, textOf, type JsonObject } from './json'
import { numberOf, sourceText } from './numbers'

const shape: RowShape<'result' | 'from' | 'to'> = {
  fields: {
    result: { from: ['converted', 'value', 'price', 'rate', 'amount'], reads: 'number' },
    from: { from: ['from', 'symbol', 'pair', 'baseWord', 'source'], reads: 'word' },
    to: { from: ['to', 'quoteCurrency'], reads: 'word' }
  },
  telling: ['result'],
  inherits: ['from', 'to'],
  lead: 'result'
}

/** getConversion: `{"result":0.27}`, the converted amount; from and to are what was asked unless named. */
export const decodeConversion: Decoder = (body, asked, trace = new Trace()) => {
  const bought = boughtIn(body, asked)
  const found =
    isObject(body) || Array.isArray(body)
      ? findRows(bought ?? body, shape, { ...asked, coins: [] }, trace)
      : null
  const row = found?.rows[0]
  if (found === null || row === undefined) return null
  const { result, from, to } = row.found
  const coin = asked.params['symbol'] ?? null
  const [one, other] = textOf(from)?.split('/') ?? []
  const currency = isReadable('word', to) && isCode(textOf(to)) ? textOf(to) : null
  for (const { holders } of found.rows.slice(1)) trace.release(holders)
  return {
    kind: 'conversion',
    data: {
      from: bought === null ? (one ?? coin) : coin,
      // `currency` may also name what is converted.
      to:
        row.slots.result?.currency ??
        other ??
        (currency === coin ? null : currency) ??
        asked.params['convert'] ??
        null,
      result: numberOf(result),
      text: sourceText({ result })
    },
    dropped: found.rows.length - 1
  }
}

/** `EUR`; a key of an offer is none. */
const isCode = (text: string | null): boolean => /^[A-Za-z\d]{2,12}$/.test(text ?? '')

/** The half that is asked for, where both halves stand side by side: `{"sell": {"asset": "BTC", …}, "buy": {"asset": "EUR", …}}`. */
function boughtIn(body: unknown, { params }: Asked, depth = 0): JsonObject | null {
  if (!isObject(body) || depth > 3) return null
  const halves = Object.values(body).filter(isObject)
  const naming = (name: string | undefined): JsonObject | undefined =>
    halves.find(half => Object.values(half).some(value => isSame(value, name)))
  const [sold, bought] = [naming(params['symbol']), naming(params['convert'])]
  if (sold !== undefined && bought !== undefined && sold !== bought) return bought
  for (const half of halves) {
    const inner = boughtIn(half, { params, coins: [] }, depth + 1)
    if (inner !== null) return inner
  }
  return null
}

const isSame = (value: unknown, name: string | undefined): boolean =>
  typeof value === 'string' && name !== undefined && value.toUpperCase() === name.toUpperCase()
