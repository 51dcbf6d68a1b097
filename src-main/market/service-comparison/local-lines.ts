import { indicatorDefinition } from '../../../src-shared/indicators/catalogue'
import { at } from '../../../src-shared/indicators/columns'
import { defaults, reader, type ParameterValues } from '../../../src-shared/indicators/params'
import { IndicatorRun } from '../../../src-shared/indicators/run'
import type { Interval } from '../../../src-shared/contract/values'
import type { Bar } from '../bar'
import { intervalMs } from '../../../src-shared/interval'
import type { ComparedLine } from './difference'

/** The outputs of an indicator, at the bars where the chart draws them. */
export function indicatorLines(
  id: string,
  bars: readonly Bar[],
  interval: Interval,
  values: ParameterValues = {}
): Readonly<Record<string, ComparedLine>> {
  const definition = indicatorDefinition(id)
  if (!definition) return {}
  const read = reader(definition, { ...defaults(definition), ...values })
  const run = new IndicatorRun(definition, read)
  run.load(bars.map(bar => ({ ...bar, volume: bar.volume ?? NaN })))
  return Object.fromEntries(
    definition.outputs.map((output, index) => {
      const column = run.outputs[index] ?? []
      return [output.id, lineOf(bars, interval, bar => at(column, bar), output.shift?.(read) ?? 0)]
    })
  )
}

/** Leaves out values that aren't finite. `shift` is in bars. */
export function lineOf(
  bars: readonly Bar[],
  interval: Interval,
  valueAt: (index: number) => number,
  shift = 0
): ComparedLine {
  const line = new Map<number, number>()
  bars.forEach((_, index) => {
    const value = valueAt(index)
    if (Number.isFinite(value)) line.set(timeAt(bars, interval, index + shift), value)
  })
  return line
}

/** Extrapolates before the first and after the last bar. */
function timeAt(bars: readonly Bar[], interval: Interval, index: number): number {
  const known = bars[index]?.time
  if (known !== undefined) return known
  const edge = index < 0 ? 0 : bars.length - 1
  return (bars[edge]?.time ?? 0) + (index - edge) * intervalMs[interval]
}
