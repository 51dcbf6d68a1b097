import { definitionOf } from '../indicators/catalogue'
import { reader } from '../indicators/params'

/** One line computed from candles. `bar` is the candle itself: open, high, low, close, volume. */
export interface AlertLine {
  indicator: string
  params: Record<string, number>
  line: string
}

/** Counted in points or percent of its own: neither a price nor a volume. */
export function isUnitless({ indicator }: AlertLine): boolean {
  const unit = definitionOf(indicator)?.unit
  return unit === 'points' || unit === 'percent'
}

/** `RSI(14)`, `MACD(12, 26, 9) signal`, `close`. */
export function lineWords({ indicator, params, line }: AlertLine): string {
  if (indicator === 'bar') return line
  const definition = definitionOf(indicator)
  if (!definition) return `${indicator} ${line}`
  const read = reader(definition, params)
  const values = definition.params.map(({ id }) => read(id))
  const name = definition.short + (values.length === 0 ? '' : `(${values.join(', ')})`)
  const output = definition.outputs.find(({ id }) => id === line)
  return definition.outputs.length > 1 && output ? `${name} ${output.name.toLowerCase()}` : name
}
