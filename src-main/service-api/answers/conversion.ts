import type { RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { isReadable } from '../reader/vocabulary'
import { Trace } from '../reader/trace'
import type { Decoder } from './decoder'
import { isObject, textOf } from './json'
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
  const found =
    isObject(body) || Array.isArray(body) ? findRows(body, shape, { ...asked, coins: [] }, trace) : null
  const row = found?.rows[0]
  if (found === null || row === undefined) return null
  const { result, from, to } = row.found
  const coin = asked.params['symbol'] ?? null
  const [one, other] = textOf(from)?.split('/') ?? []
  const currency = isReadable('word', to) ? textOf(to) : null
  for (const { holders } of found.rows.slice(1)) trace.release(holders)
  return {
    kind: 'conversion',
    data: {
      from: one ?? coin,
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
