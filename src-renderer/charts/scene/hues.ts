import type { ShownIndicator } from '@contract'
import { indicatorDefinition } from '../../../src-shared/indicators/catalogue'
import type { Definition, Output } from '../../../src-shared/indicators/definition'
import { hueNames } from './palette'

export function hueOf(item: Pick<ShownIndicator, 'styles'>, output: Output): Output['hue'] {
  return item.styles[output.id]?.hue ?? output.hue
}

/**
 * Replaces hues that are already in use, so that two averages can be told apart. Outputs that have the same
 * hue, such as the lines of a band, still have the same one afterwards.
 */
export function freeHues(
  { outputs }: Pick<Definition, 'outputs'>,
  items: readonly ShownIndicator[]
): ShownIndicator['styles'] {
  const used = new Set(
    items.flatMap(item =>
      (indicatorDefinition(item.indicator)?.outputs ?? []).map(output => hueOf(item, output))
    )
  )
  const own = new Set(outputs.map(({ hue }) => hue))
  const free = [...hueNames.keys()].filter(hue => !used.has(hue) && !own.has(hue))
  const taken = [...own].filter(hue => typeof hue === 'number' && used.has(hue))
  const replaced = new Map(
    taken.map((hue, at) => [hue, free[at] ?? (items.length + at) % hueNames.length] as const)
  )
  return Object.fromEntries(
    outputs.flatMap(({ id, hue }) => (replaced.has(hue) ? [[id, { hue: replaced.get(hue) }]] : []))
  )
}
