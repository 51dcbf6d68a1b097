import { averages } from './definitions/averages'
import { momentum } from './definitions/momentum'
import { momentumAverages } from './definitions/momentum-averages'
import { pressure } from './definitions/pressure'
import { trend } from './definitions/trend'
import { turns } from './definitions/turns'
import { volatility } from './definitions/volatility'
import { volumes } from './definitions/volume'
import { m } from '../messages/m'
import type { Definition, IndicatorGroup } from './definition'

/** The indicators are in menu order. */
export const catalogue: readonly Definition[] = [
  ...averages,
  ...trend,
  ...momentum,
  ...momentumAverages,
  ...turns,
  ...pressure,
  ...volatility,
  ...volumes
]

export const groupNames: Readonly<Record<IndicatorGroup, () => string>> = m.indicators.group

const byId = new Map(catalogue.map(definition => [definition.id, definition]))

export function indicatorDefinition(id: string): Definition | undefined {
  return byId.get(id)
}

/**
 * An indicator whose short name is exactly the text comes first, then those whose short names start with it.
 */
export function searchCatalogue(text: string): readonly Definition[] {
  const typed = text.trim().toLowerCase()
  const words = typed.split(/\s+/)
  const rank = ({ short }: Definition): number => {
    const called = short().toLowerCase()
    return called === typed ? 0 : called.startsWith(typed) ? 1 : 2
  }
  return catalogue
    .filter(({ name, short, group, id }) => {
      const searchable = `${name()} ${short()} ${groupNames[group]()} ${id}`.toLowerCase()
      return words.every(word => searchable.includes(word))
    })
    .sort((a, b) => rank(a) - rank(b))
}
