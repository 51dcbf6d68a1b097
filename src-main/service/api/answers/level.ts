import { pairPlaces } from '../reader/pairs'
import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { doubtUntimed, inSeries, pointFields, pointOf, type PointField } from './series'

type Field = PointField | 'length' | 'value'

const shape: RowShape<Field> = {
  fields: {
    ...pointFields,
    length: { from: ['length'], reads: 'any', aside: true },
    value: { from: ['atr', 'value', 'plainValue'], reads: 'number' }
  },
  family: path =>
    /^(?:current|now|latest|today)$/i.test(path.at(-1) ?? '')
      ? { field: 'value', reads: 'number', rank: 300 }
      : null,
  identifying: ['value'],
  listsFirst: true,
  framed: true,
  inherits: ['symbol', 'time'],
  bare: 'value',
  positions: rows => pairPlaces<Field>(rows, 'time', 'value')
}

/** The usual period is 14. If no value has this period, all are kept and marked as doubtful. */
function ofUsualLength(rows: readonly Row<Field>[], trace: Trace): readonly Row<Field>[] {
  const lengthOf = ({ found }: Row<Field>): number | null => numberOf(found.length)
  if (new Set(rows.map(lengthOf)).size < 2) return rows
  const usual = rows.filter(row => lengthOf(row) === 14)
  if (usual.length === 0) trace.doubt('which', ['value'], rows.length)
  else for (const row of rows) if (!usual.includes(row)) trace.release(row.holders)
  return usual.length === 0 ? rows : usual
}

/** The format is a guess, because no example has been published. */
export const decodeLevel: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  if (found === null) return null
  const rows = ofUsualLength(found.rows, trace)
  doubtUntimed(rows, trace, ['value'])
  const points = rows.map(row => ({ ...pointOf(row), value: numberOf(row.found.value) }))
  return { kind: 'level', data: inSeries(points, ['value']), dropped: found.dropped }
}
