import type { RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { doubtUntimed, inSeries, pointFields, pointOf, type PointField } from './series'

const lines = ['conversion', 'base', 'spanA', 'spanB', 'lagging'] as const

const shape: RowShape<PointField | (typeof lines)[number]> = {
  fields: {
    ...pointFields,
    conversion: { from: ['conversion'], reads: 'number' },
    base: { from: ['base'], reads: 'number' },
    spanA: { from: ['spanA'], reads: 'number' },
    spanB: { from: ['spanB'], reads: 'number' },
    lagging: { from: ['lagging'], reads: 'number' }
  },
  identifying: lines,
  listsFirst: true,
  framed: true,
  inherits: ['symbol', 'time']
}

/** The format is a guess, because the service publishes no response of getIchimoku. */
export const decodeIchimoku: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  if (found === null) return null
  doubtUntimed(found.rows, trace, lines)
  const points = found.rows.map(row => ({
    ...pointOf(row),
    conversion: numberOf(row.found.conversion),
    base: numberOf(row.found.base),
    spanA: numberOf(row.found.spanA),
    spanB: numberOf(row.found.spanB),
    lagging: numberOf(row.found.lagging)
  }))
  return { kind: 'ichimoku', data: inSeries(points, lines), dropped: found.dropped }
}
