import type { ShownIndicator } from '@contract'
import { indicatorDefinition } from '../../../src-shared/indicators/catalogue'
import type { Output } from '../../../src-shared/indicators/definition'
import { hueNames } from './palette'

export function hueOf(item: Pick<ShownIndicator, 'styles'>, output: Output): Output['hue'] {
  return item.styles[output.id]?.hue ?? output.hue
}

/** Picks a hue that no other indicator uses, so that two averages can be told apart. */
export function freeHue(items: readonly ShownIndicator[]): number {
  const used = new Set(
    items.flatMap(item =>
      (indicatorDefinition(item.indicator)?.outputs ?? []).map(output => hueOf(item, output))
    )
  )
  const free = hueNames.findIndex((_, hue) => !used.has(hue))
  return free < 0 ? items.length % hueNames.length : free
}
