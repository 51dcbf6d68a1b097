import { ofADay } from '../reader/fields'
import { pairPlaces } from '../reader/pairs'
import type { Places, Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { Decoder } from './decoder'
import { textOf } from './json'
import { numberOf } from './numbers'
import { timeOf } from './times'

type Field = 'value' | 'label' | 'at'

const shape: RowShape<Field> = {
  fields: {
    value: { from: ['index', 'value', 'plainValue'], reads: 'number' },
    label: { from: ['label', 'text'], reads: 'word', windows: ofADay },
    at: { from: ['time', 'published'], reads: 'time' }
  },
  identifying: ['value'],
  inherits: ['at'],
  bare: 'value',
  positions: rows => pairPlaces<Field>(rows, 'at', 'value') ?? dayPlaces(rows)
}

function dayPlaces(rows: readonly (readonly unknown[])[]): Places<Field> | null {
  const [first] = rows
  if (first?.length !== 3) return null
  const places = [0, 1, 2]
  const value = places.find(place =>
    rows.every(row => (numberOf(row[place]) ?? -1) >= 0 && (numberOf(row[place]) ?? 101) <= 100)
  )
  const at = places.find(place => place !== value && rows.every(row => timeOf(row[place]) !== null))
  const label = places.find(place => place !== value && place !== at)
  if (value === undefined || at === undefined || label === undefined) return null
  const areWords = rows.every(row => typeof row[label] === 'string' && /\p{L}/u.test(row[label]))
  return areWords ? { at, value, label } : null
}

const isPart = ({ path }: Row<Field>): boolean =>
  path.some(name => /component|factor|breakdown|contribut|constituent|driver|weights/i.test(name))

/** From several days, this takes the latest, or the first one if no day has a date. */
export const decodeFearGreed: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  const whole = found?.rows.filter(row => !isPart(row)) ?? []
  const [first = found?.rows[0]] = whole
  if (found === null || first === undefined) return null
  // Only components of the index were found, and these may differ from the index itself.
  if (whole.length === 0) trace.doubt('which', ['value', 'label'], 1)
  const when = (row: Row<Field>): number =>
    numberOf(row.found.value) === null ? -1 : (timeOf(row.found.at ?? row.time) ?? 0)
  const newest = (whole.length > 0 ? whole : found.rows).reduce(
    (best, row) => (when(row) > when(best) ? row : best),
    first
  )
  if (found.rows.length > 1 && found.rows.every(row => when(row) <= 0))
    trace.doubt('newest', ['value', 'label'], 1)
  const rivals = whole.filter(row => when(row) > 0 && when(row) === when(newest))
  if (new Set(rivals.map(({ found }) => numberOf(found.value))).size > 1)
    trace.doubt('which', ['value', 'label'], 1)
  for (const row of found.rows) if (row !== newest) trace.release(row.holders)
  return {
    kind: 'fearGreed',
    data: {
      value: numberOf(newest.found.value),
      label: textOf(newest.found.label),
      at: timeOf(newest.found.at ?? newest.time)
    },
    dropped: found.dropped
  }
}
