import { bandPlaces } from '../reader/proved-places'
import type { RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { doubtUntimed, inSeries, pointFields, pointOf, type PointField } from './series'

const shape: RowShape<PointField | 'upper' | 'middle' | 'lower'> = {
  fields: {
    ...pointFields,
    upper: { from: ['upper'], reads: 'number' },
    middle: { from: ['middle'], reads: 'number' },
    lower: { from: ['lower'], reads: 'number' }
  },
  telling: ['upper', 'lower'],
  framed: true,
  inherits: ['symbol', 'time'],
  positions: rows => bandPlaces(rows)
}

export const decodeBands: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  if (found === null) return null
  doubtUntimed(found.rows, trace, ['upper', 'middle', 'lower'])
  const points = found.rows.map(row => ({
    ...pointOf(row),
    upper: numberOf(row.found.upper),
    middle: numberOf(row.found.middle),
    lower: numberOf(row.found.lower)
  }))
  return { kind: 'bands', data: inSeries(points, ['upper', 'middle', 'lower']), dropped: found.dropped }
}
