import { bandPlaces } from '../reader/proved-places'
import type { Row, RowShape } from '../reader/row'
import type { Family } from '../reader/fields'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { doubtUntimed, inSeries, pointFields, pointOf, type PointField } from './series'
import { meaningOf } from '../reader/vocabulary'
import { wordsOf } from '../reader/words'

type Field = PointField | 'upper' | 'middle' | 'lower' | 'deviations'

const shape: RowShape<Field> = {
  fields: {
    ...pointFields,
    upper: { from: ['upper'], reads: 'number' },
    middle: { from: ['middle'], reads: 'number' },
    lower: { from: ['lower'], reads: 'number' },
    deviations: { from: ['deviations'], reads: 'number', aside: true }
  },
  family: path => ofTwo(path),
  identifying: ['upper', 'lower'],
  listsFirst: true,
  framed: true,
  inherits: ['symbol', 'time'],
  positions: rows => bandPlaces(rows),
  provesNames: true
}

/** Reads names that end in 2, because bands are usually two standard deviations wide. */
function ofTwo(path: readonly string[]): ReturnType<Family<Field>> {
  if (wordsOf(path.at(-1) ?? '').at(-1) !== '2') return null
  const sense = meaningOf(path)?.senses.find(({ concept }) => concept === 'upper' || concept === 'lower')
  return sense === undefined ? null : { field: sense.concept as Field, reads: 'number', rank: 0 }
}

function ofUsualWidth(rows: readonly Row<Field>[], trace: Trace): readonly Row<Field>[] {
  const widthOf = ({ found }: Row<Field>): number => Math.abs((numberOf(found.deviations) ?? Infinity) - 2)
  const best = new Map<string, Row<Field>>()
  const pointsOf = (row: Row<Field>): string => JSON.stringify(pointOf(row))
  for (const row of rows) {
    const known = best.get(pointsOf(row))
    if (known === undefined || widthOf(row) < widthOf(known)) best.set(pointsOf(row), row)
  }
  return rows.filter(row => {
    const kept = best.get(pointsOf(row)) ?? row
    if (kept === row || kept.found.deviations === row.found.deviations) return true
    trace.release(row.holders)
    return false
  })
}

export const decodeBands: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  if (found === null) return null
  const rows = ofUsualWidth(found.rows, trace)
  doubtUntimed(rows, trace, ['upper', 'middle', 'lower'])
  const points = rows.map(row => ({
    ...pointOf(row),
    upper: numberOf(row.found.upper),
    middle: numberOf(row.found.middle),
    lower: numberOf(row.found.lower)
  }))
  return { kind: 'bands', data: inSeries(points, ['upper', 'middle', 'lower']), dropped: found.dropped }
}
