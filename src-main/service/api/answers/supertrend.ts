import { isMarketTime, placeOf, type Cells } from '../reader/proved-places'
import type { Places, Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { Direction } from './answer'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { doubtUntimed, inSeries, pointFields, pointOf, type PointField } from './series'
import { directionOf } from './words'

type Field = PointField | 'value' | 'direction' | 'isUp' | 'close' | 'rising' | 'falling' | 'upper' | 'lower'

const shape: RowShape<Field> = {
  fields: {
    ...pointFields,
    value: { from: ['supertrend', 'value'], reads: 'number' },
    direction: { from: ['direction', 'color'], reads: 'direction' },
    isUp: { from: ['upward'], reads: 'flag' },
    // In an uptrend, the price is above the line. This shows if a direction of 1 means up.
    close: { from: ['close', 'last', 'price'], reads: 'number', aside: true },
    rising: { from: ['rising'], reads: 'number', aside: ['value'] },
    falling: { from: ['falling'], reads: 'number', aside: ['value'] },
    upper: { from: ['upper'], reads: 'number', aside: ['value', 'rising'] },
    lower: { from: ['lower'], reads: 'number', aside: ['value', 'rising'] }
  },
  identifying: fields =>
    ['value', 'rising', 'falling'].some(field => fields.has(field)) ||
    (fields.has('upper') && fields.has('lower')),
  inherits: ['symbol', 'time'],
  listsFirst: true,
  framed: true,
  positions: rows => linePlaces(rows)
}

function linePlaces(rows: Cells): Places<Field> | null {
  const time = placeOf(rows, isMarketTime)
  const direction = placeOf(rows, cell => directionOf(cell) !== null)
  const value = placeOf(
    rows,
    cell => !isMarketTime(cell) && directionOf(cell) === null && (numberOf(cell) ?? 0) > 0
  )
  const isWhole = rows[0]?.length === 3 && time !== null && direction !== null && value !== null
  return isWhole ? { time, direction, value } : null
}

/** The format is a guess, because the service publishes no response of getSupertrend. */
export const decodeSupertrend: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  if (found === null) return null
  const isTurned = judgeDirection(found.rows, trace)
  const points = found.rows.map(row => {
    const reported = directionOf(row.found.direction) ?? turned(row.found.isUp) ?? directionByBands(row)
    const direction =
      reported !== null && isTurned && isSign(row.found.direction) ? opposite[reported] : reported
    const line = lineOf(row, direction)
    return { ...pointOf(row), value: line.value, direction: direction ?? line.direction }
  })
  const isLine = (_: unknown, place: number): boolean =>
    points[place]?.value !== null || found.rows[place]?.found.value !== undefined
  if (points.length > 0 && !points.some(isLine)) return null
  doubtUntimed(found.rows, trace, ['value', 'direction'])
  return { kind: 'supertrend', data: inSeries(points, ['value']), dropped: found.dropped }
}

function lineOf(
  { found }: Row<Field>,
  direction: Direction | null
): { readonly value: number | null; readonly direction: Direction | null } {
  const value = numberOf(found.value)
  if (value !== null) return { value, direction: null }
  const [rising, falling] = [found.rising ?? found.lower, found.falling ?? found.upper].map(
    line => numberOf(line) || null
  )
  if (rising && falling)
    return { value: direction === 'up' ? rising : direction === 'down' ? falling : null, direction: null }
  return { value: rising ?? falling ?? null, direction: rising ? 'up' : falling ? 'down' : null }
}

const turned = (isUp: unknown): Direction | null => (isUp === true ? 'up' : isUp === false ? 'down' : null)

/** The line is the lower band in an uptrend and the upper band in a downtrend. */
function directionByBands({ found }: Row<Field>): Direction | null {
  const [value, upper, lower] = [numberOf(found.value), numberOf(found.upper), numberOf(found.lower)]
  if (value === null || upper === lower) return null
  return value === lower ? 'up' : value === upper ? 'down' : null
}

const opposite: Readonly<Record<Direction, Direction>> = { up: 'down', down: 'up' }
const isSign = (direction: unknown): boolean => Math.abs(numberOf(direction) ?? 0) === 1

/** Marks the direction as doubtful if closing prices are missing or contradict each other. */
function judgeDirection(rows: readonly Row<Field>[], trace: Trace): boolean {
  let [agree, differ] = [0, 0]
  for (const row of rows) {
    const reported = directionOf(row.found.direction)
    const { value, direction } = lineOf(row, reported)
    const close = numberOf(row.found.close)
    const isComparable = value !== null && close !== null && close !== value
    const proved = direction ?? (isComparable ? (close > value ? 'up' : 'down') : null)
    if (reported === null || proved === null) continue
    if (reported === proved) agree++
    else differ++
  }
  const areSigns = rows.some(({ found }) => isSign(found.direction))
  const isTurned = areSigns && differ > agree
  const unproved =
    areSigns && agree + differ === 0 ? rows.length : areSigns ? Math.min(agree, differ) : differ
  trace.doubt('which', ['direction'], unproved)
  return isTurned
}
