import { aliases } from './aliases'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { numberOf } from './numbers'
import { findRows } from './rows'
import { inSeries, pointOf } from './series'

const bandAliases = aliases({
  time: ['time', 'date', 'datetime', 'timestamp', 'time_close', 'time_open', 't'],
  symbol: ['symbol', 'coin', 'pair'],
  upper: ['upper', 'upper_band', 'bb_upper', 'bollinger_upper', 'band_upper', 'bollinger_high', 'u'],
  middle: [
    'middle',
    'middle_band',
    'bb_middle',
    'bollinger_middle',
    'band_middle',
    'mid',
    'basis',
    'sma',
    'm'
  ],
  lower: ['lower', 'lower_band', 'bb_lower', 'bollinger_lower', 'band_lower', 'bollinger_low', 'l']
})

/** getBollinger: one point or a series. */
export const decodeBands: Decoder = (body, asked) => {
  const found = findRows(body, { ...byFieldNames(bandAliases, ['upper', 'lower']) }, asked)
  if (found === null) return null
  const points = found.rows.map(row => ({
    ...pointOf(row),
    upper: numberOf(row.found.upper),
    middle: numberOf(row.found.middle),
    lower: numberOf(row.found.lower)
  }))
  return { kind: 'bands', data: inSeries(points, ['upper', 'middle', 'lower']), dropped: found.dropped }
}
