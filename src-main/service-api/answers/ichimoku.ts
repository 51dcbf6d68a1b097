import { aliases } from './aliases'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { findRows } from './rows'
import { inSeries, pointOf } from './series'

const lines = ['conversion', 'base', 'spanA', 'spanB', 'lagging'] as const

const ichimokuAliases = aliases({
  time: ['time', 'date', 'datetime', 'timestamp', 'time_close', 'time_open', 't'],
  symbol: ['symbol', 'coin', 'pair'],
  conversion: ['conversion', 'conversion_line', 'tenkan', 'tenkan_sen', 'tenkan_line'],
  base: ['base', 'base_line', 'kijun', 'kijun_sen', 'kijun_line'],
  spanA: ['span_a', 'leading_span_a', 'senkou_span_a', 'senkou_a', 'leading_a', 'cloud_a'],
  spanB: ['span_b', 'leading_span_b', 'senkou_span_b', 'senkou_b', 'leading_b', 'cloud_b'],
  lagging: ['lagging', 'lagging_span', 'lagging_line', 'chikou', 'chikou_span']
})

/** getIchimoku, by rule: nothing public shows its shape. */
export const decodeIchimoku: Decoder = (body, asked) => {
  const found = findRows(body, { ...byFieldNames(ichimokuAliases, lines) }, asked)
  if (found === null) return null
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
