import { isColumn, type AlertLine } from '../../../src-shared/conditions/line'
import { indicatorDefinition } from '../../../src-shared/indicators/catalogue'
import { at, barsOf, type IndicatorBar, type CandleColumns } from '../../../src-shared/indicators/columns'
import type { Output } from '../../../src-shared/indicators/definition'
import { reader } from '../../../src-shared/indicators/params'
import { IndicatorRun } from '../../../src-shared/indicators/run'
import { lineIssue } from './line-issue'

/**
 * The line that an alert compares: a candle column, or an indicator output shifted to where the chart draws
 * it. Has one value per candle, NaN where missing. Null if there's no such line.
 * @param bars returns the candles as objects
 */
export function alertLine(
  candles: CandleColumns,
  line: AlertLine,
  bars: () => readonly IndicatorBar[] = () => barsOf(candles)
): Float64Array | null {
  if (lineIssue(line) !== null) return null
  if (line.indicator === 'bar') return isColumn(line.line) ? candles[line.line] : null
  const definition = indicatorDefinition(line.indicator)
  if (!definition) return null
  const size = candles.time.length
  // Without volumes, the indicator would be a flat line.
  if (definition.needsVolume && candles.volume.every(Number.isNaN)) return new Float64Array(size).fill(NaN)
  const read = reader(definition, line.params)
  const run = new IndicatorRun(definition, read)
  run.load(bars(), true)
  const index = definition.outputs.findIndex(({ id }) => id === line.line)
  const output = definition.outputs[index]
  const column = run.outputs[index]
  return output && column ? asDrawn(column.subarray(0, size), output, read) : null
}

function asDrawn(column: Float64Array, { shift }: Output, read: (id: string) => number): Float64Array {
  const ahead = shift?.(read) ?? 0
  if (ahead <= 0) return column
  return column.map((_, index) => (index < ahead ? NaN : at(column, index - ahead)))
}
