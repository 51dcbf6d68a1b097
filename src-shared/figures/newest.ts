import { indicatorDefinition } from '../indicators/catalogue'
import type { IndicatorBar } from '../indicators/columns'
import { defaults, reader, type ParameterValues } from '../indicators/params'
import { IndicatorRun } from '../indicators/run'

export function newestIndicatorValues(
  id: string,
  bars: readonly IndicatorBar[],
  values: ParameterValues = {}
): Readonly<Record<string, number>> {
  const definition = indicatorDefinition(id)
  if (!definition) return {}
  const run = new IndicatorRun(definition, reader(definition, { ...defaults(definition), ...values }))
  run.load(bars)
  return Object.fromEntries(
    definition.outputs.map((output, index) => [output.id, run.size > 0 ? (run.newest[index] ?? NaN) : NaN])
  )
}
