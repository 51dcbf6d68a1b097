import type { ComparisonKind, ShownIndicator } from '@contract'
import { definitionOf } from '../../../../src-shared/indicators/catalogue'
import type { Definition, Output } from '../../../../src-shared/indicators/definition'

/** What of ours a line of the service is the counterpart of. */
export interface LocalOutput {
  /** The indicator on the chart; null where ours is not shown, which leaves its usual colours. */
  readonly item: ShownIndicator | null
  readonly definition: Definition
  readonly output: Output
}

type Pick = (definition: Definition, values: ShownIndicator['values']) => Output | undefined

/** Figures of the technical analysis, by the indicator and output they are of. */
const figures: Readonly<Record<string, readonly [indicator: string, output: string]>> = {
  rsi: ['rsi', 'value'],
  macd: ['macd', 'macd'],
  macdSignal: ['macd', 'signal'],
  macdHistogram: ['macd', 'histogram']
}

/**
 * Ours to a line of the service, among the indicators on a chart: its pane and its colour are those of ours. Null where
 * there is none, or where it would need a pane that is not there.
 */
export function localOutputOf(
  kind: ComparisonKind,
  line: string,
  items: readonly ShownIndicator[]
): LocalOutput | null {
  const [, average, period] = /^(sma|ema)_?(\d+)$/i.exec(line) ?? []
  if (average && period) {
    const hasPeriod: Pick = ({ params, outputs }, values) =>
      outputs[params.findIndex(({ id, default: start }) => (values[id] ?? start) === Number(period))]
    const name = average.toLowerCase()
    return shown(items, `${name}-ribbon`, hasPeriod) ?? shown(items, name, hasPeriod)
  }
  const [indicator, id] = kind === 'technical' ? (figures[line] ?? []) : [kind, line]
  if (!indicator) return null
  // Ours is two lines, one for each side; the service's is one that changes sides, and colour.
  const pick: Pick = ({ outputs }) =>
    kind === 'supertrend' ? outputs[0] : outputs.find(output => output.id === id)
  return shown(items, indicator, pick) ?? alone(indicator, pick)
}

function shown(items: readonly ShownIndicator[], indicator: string, pick: Pick): LocalOutput | null {
  const definition = definitionOf(indicator)
  if (!definition) return null
  for (const item of items) {
    const output = item.indicator === indicator && !item.isHidden ? pick(definition, item.values) : undefined
    if (output) return { item, definition, output }
  }
  return null
}

/** Over the candles there is room without ours. */
function alone(indicator: string, pick: Pick): LocalOutput | null {
  const definition = definitionOf(indicator)
  const output = definition?.place === 'price' ? pick(definition, {}) : undefined
  return definition && output ? { item: null, definition, output } : null
}
