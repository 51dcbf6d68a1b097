import type { ComparisonKind, ShownIndicator } from '@contract'
import { indicatorDefinition } from '../../../../src-shared/indicators/catalogue'
import type { Definition, Output } from '../../../../src-shared/indicators/definition'

export interface LocalOutput {
  /** Null if the chart doesn't show the indicator. The service's line then has the default colours. */
  readonly item: ShownIndicator | null
  readonly definition: Definition
  readonly output: Output
}

type Pick = (definition: Definition, values: ShownIndicator['values']) => Output | undefined

const figures: Readonly<Record<string, readonly [indicator: string, output: string]>> = {
  rsi: ['rsi', 'value'],
  macd: ['macd', 'macd'],
  macdSignal: ['macd', 'signal'],
  macdHistogram: ['macd', 'histogram']
}

/**
 * Candlewick's output that matches a line of the service. It determines the line's pane and colour. Null if
 * there is none, or if its pane isn't shown.
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
  // Candlewick's indicator has a line for each side of the stop, whereas the service's has a single line that
  // switches between them.
  const pick: Pick = ({ outputs }) =>
    kind === 'supertrend' ? outputs[0] : outputs.find(output => output.id === id)
  return shown(items, indicator, pick) ?? alone(indicator, pick)
}

function shown(items: readonly ShownIndicator[], indicator: string, pick: Pick): LocalOutput | null {
  const definition = indicatorDefinition(indicator)
  if (!definition) return null
  for (const item of items) {
    const output = item.indicator === indicator && !item.isHidden ? pick(definition, item.values) : undefined
    if (output) return { item, definition, output }
  }
  return null
}

/**
 * If the chart doesn't show the indicator, only lines on the price scale can be drawn, because others have no
 * pane.
 */
function alone(indicator: string, pick: Pick): LocalOutput | null {
  const definition = indicatorDefinition(indicator)
  const output = definition?.place === 'price' ? pick(definition, {}) : undefined
  return definition && output ? { item: null, definition, output } : null
}
