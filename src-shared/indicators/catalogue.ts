import { averages } from './definitions/averages'
import { momentum } from './definitions/momentum'
import { momentumAverages } from './definitions/momentum-averages'
import { pressure } from './definitions/pressure'
import { trend } from './definitions/trend'
import { turns } from './definitions/turns'
import { volatility } from './definitions/volatility'
import { volumes } from './definitions/volume'
import { m } from '../messages/m'
import type { Definition, Group } from './definition'

/** Every indicator there is, in the order a menu shows them. */
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

/** What each group is called. */
export const groupNames: Readonly<Record<Group, () => string>> = m.indicators.group

const byId = new Map(catalogue.map(definition => [definition.id, definition]))

/** The indicator of an id; undefined for one there is none of (any more). */
export function definitionOf(id: string): Definition | undefined {
  return byId.get(id)
}

/**
 * Those whose name, short name, group or source has every word typed; all when nothing is. First the one that is called
 * so, then those whose short name begins so: of `tr` the true range, not the whole of a trend.
 */
export function searchCatalogue(text: string): readonly Definition[] {
  const typed = text.trim().toLowerCase()
  const words = typed.split(/\s+/)
  const rank = ({ short }: Definition): number => {
    const called = short().toLowerCase()
    return called === typed ? 0 : called.startsWith(typed) ? 1 : 2
  }
  return catalogue
    .filter(({ name, short, group, source, id }) => {
      const said = `${name()} ${short()} ${groupNames[group]()} ${source()} ${id}`.toLowerCase()
      return words.every(word => said.includes(word))
    })
    .sort((a, b) => rank(a) - rank(b))
}
