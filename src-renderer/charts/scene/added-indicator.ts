import type { ShownIndicator } from '@contract'
import { indicatorDefinition } from '../../../src-shared/indicators/catalogue'
import { defaults } from '../../../src-shared/indicators/params'
import { freeHue } from './hues'

export const mostIndicators = 25

/**
 * Adds an indicator with default settings and an unused colour. Does nothing if it is unknown or the chart is
 * full.
 */
export function withIndicator(
  items: readonly ShownIndicator[],
  indicator: string
): readonly ShownIndicator[] {
  const definition = indicatorDefinition(indicator)
  if (!definition || items.length >= mostIndicators) return items
  const [first] = definition.outputs
  const isPlain = definition.outputs.length === 1 && typeof first?.hue === 'number'
  const styles = isPlain && first ? { [first.id]: { hue: freeHue(items) } } : {}
  const key = `${indicator} ${crypto.randomUUID()}`
  return [...items, { key, indicator, values: defaults(definition), styles, isHidden: false }]
}
