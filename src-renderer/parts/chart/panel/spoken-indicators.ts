import type { ShownIndicator } from '@contract'
import { indicatorDefinition } from '../../../../src-shared/indicators/catalogue'
import { formatList } from '../../../../src-shared/format/list'
import { formatValues, indicatorTitle, indicatorValueAt } from '../indicators/indicator-words'
import { shiftOf } from './panes'

export function spokenIndicators(
  items: readonly ShownIndicator[],
  values: ReadonlyMap<string, { readonly outputs: readonly (Float64Array | undefined)[] }>,
  bar: number
): readonly string[] {
  return items.flatMap(item => {
    const definition = indicatorDefinition(item.indicator)
    if (!definition || item.isHidden) return []
    const columns = values.get(item.key)?.outputs
    const read = definition.outputs
      .map((output, index) => indicatorValueAt(columns?.[index], bar, shiftOf(item, definition, output)))
      .filter(value => !Number.isNaN(value))
    return [
      `${indicatorTitle(definition, item.values)} ${formatList(formatValues(definition.unit, read))}`.trim()
    ]
  })
}
