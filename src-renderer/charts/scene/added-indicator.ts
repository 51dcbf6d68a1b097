import type { ShownIndicator } from '@contract'
import { indicatorDefinition } from '../../../src-shared/indicators/catalogue'
import { defaults } from '../../../src-shared/indicators/params'
import { freeHues } from './hues'

export const mostIndicators = 25

/** Does nothing if the indicator is unknown or the chart is full. */
export function withIndicator(
  items: readonly ShownIndicator[],
  indicator: string
): readonly ShownIndicator[] {
  const definition = indicatorDefinition(indicator)
  if (!definition || items.length >= mostIndicators) return items
  // Several lines in a pane of their own can't be confused with other indicators.
  const isApart = definition.place === 'own' && definition.outputs.length > 1
  const styles = isApart ? {} : freeHues(definition, items)
  const key = `${indicator} ${crypto.randomUUID()}`
  return [...items, { key, indicator, values: defaults(definition), styles, isHidden: false }]
}
