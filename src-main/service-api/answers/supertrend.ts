import type { RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { Direction } from './answer'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { inSeries, pointFields, pointOf, type PointField } from './series'
import { directionOf } from './words'

const shape: RowShape<PointField | 'value' | 'direction' | 'isUp'> = {
  fields: {
    ...pointFields,
    value: { from: ['supertrend', 'value'], reads: 'number' },
    direction: { from: ['direction', 'color'], reads: 'direction' },
    isUp: { from: ['upward'], reads: 'flag' }
  },
  telling: ['value'],
  inherits: ['symbol', 'time']
}

/** getSupertrend, by rule: nothing public shows its shape. */
export const decodeSupertrend: Decoder = (body, asked, trace = new Trace()) => {
  const found = findRows(body, shape, asked, trace)
  if (found === null) return null
  const points = found.rows.map(row => ({
    ...pointOf(row),
    value: numberOf(row.found.value),
    direction: directionOf(row.found.direction) ?? turned(row.found.isUp)
  }))
  return { kind: 'supertrend', data: inSeries(points, ['value']), dropped: found.dropped }
}

/** `isUptrend: false` is down. */
const turned = (isUp: unknown): Direction | null => (isUp === true ? 'up' : isUp === false ? 'down' : null)
