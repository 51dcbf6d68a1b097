import { pairPlaces } from '../reader/pairs'
import type { RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { doubtUntimed, inSeries, pointFields, pointOf, type PointField } from './series'

type Field = PointField | 'value'

const shape: RowShape<Field> = {
  fields: { ...pointFields, value: { from: ['atr', 'value', 'plainValue'], reads: 'number' } },
  // The current value may be next to an average: `{"BTC": {"current": 1606.09, "average_30d": 1379.1}}`.
  family: path =>
    /^(?:current|now|latest|today)$/i.test(path.at(-1) ?? '')
      ? { field: 'value', reads: 'number', rank: 300 }
      : null,
  telling: ['value'],
  framed: true,
  inherits: ['symbol', 'time'],
  bare: 'value',
  positions: rows => pairPlaces<Field>(rows, 'time', 'value')
}

/** Decodes one value, a series, a column, or values by date or coin. No example has been published. */
export const decodeLevel: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  if (found === null) return null
  doubtUntimed(found.rows, trace, ['value'])
  const points = found.rows.map(row => ({ ...pointOf(row), value: numberOf(row.found.value) }))
  return { kind: 'level', data: inSeries(points, ['value']), dropped: found.dropped }
}
