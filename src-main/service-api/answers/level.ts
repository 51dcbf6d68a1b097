import { aliases, type Found } from './aliases'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { findRows } from './rows'
import { inSeries, pointOf } from './series'
import { timeOf } from './times'

const names = {
  time: ['time', 'date', 'datetime', 'timestamp', 'time_close', 'time_open', 't'],
  symbol: ['symbol', 'coin', 'pair'],
  value: [
    'atr',
    'average_true_range',
    'atr_value',
    'atr14',
    'atr_14',
    'value',
    'v',
    'values',
    'result',
    'data'
  ]
}

type Field = keyof typeof names

const levelAliases = aliases<Field>(names)

/** getATR, by rule: one value, a series, a column, pairs of time and value, or values under dates or coins. */
export const decodeLevel: Decoder = (body, asked) => {
  const shape = { ...byFieldNames(levelAliases, ['value']), bare: 'value' as const, byPosition }
  const found = findRows<Field>(body, shape, asked)
  if (found === null) return null
  const points = found.rows.map(row => ({ ...pointOf(row), value: numberOf(row.found.value) }))
  return { kind: 'level', data: inSeries(points, ['value']), dropped: found.dropped }
}

function byPosition(values: readonly unknown[], keyed: boolean): Found<Field> | null {
  const [time, value] = values
  const isPair = !keyed && values.length === 2 && timeOf(time) !== null && timeOf(value) === null
  return isPair && (value === null || numberOf(value) !== null) ? { time, value } : null
}
