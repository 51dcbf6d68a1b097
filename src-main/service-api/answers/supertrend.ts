import { aliases } from './aliases'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { findRows } from './rows'
import { inSeries, pointOf } from './series'
import { directionOf } from './words'

const supertrendAliases = aliases({
  time: ['time', 'date', 'datetime', 'timestamp', 'time_close', 'time_open', 't'],
  symbol: ['symbol', 'coin', 'pair'],
  value: ['supertrend', 'super_trend', 'supertrend_value', 'value', 'line', 'level'],
  direction: ['direction', 'trend', 'signal', 'side', 'supertrend_direction', 'supertrend_signal']
})

/** getSupertrend, by rule: nothing public shows its shape. */
export const decodeSupertrend: Decoder = (body, asked) => {
  const found = findRows(body, { ...byFieldNames(supertrendAliases, ['value']) }, asked)
  if (found === null) return null
  const points = found.rows.map(row => ({
    ...pointOf(row),
    value: numberOf(row.found.value),
    direction: directionOf(row.found.direction)
  }))
  return { kind: 'supertrend', data: inSeries(points, ['value']), dropped: found.dropped }
}
