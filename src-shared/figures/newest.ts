import { definitionOf } from '../indicators/catalogue'
import type { Bar } from '../indicators/columns'
import { defaults, reader, type Values } from '../indicators/params'
import { IndicatorRun } from '../indicators/run'

/** An indicator's outputs at the last candle, NaN if there's no value. */
export function newestOf(
  id: string,
  bars: readonly Bar[],
  values: Values = {}
): Readonly<Record<string, number>> {
  const definition = definitionOf(id)
  if (!definition) return {}
  const run = new IndicatorRun(definition, reader(definition, { ...defaults(definition), ...values }))
  run.load(bars)
  return Object.fromEntries(
    definition.outputs.map((output, index) => [output.id, run.size > 0 ? (run.newest[index] ?? NaN) : NaN])
  )
}
