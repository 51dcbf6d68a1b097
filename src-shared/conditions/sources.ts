import { definitionOf, type AlertCondition } from './catalogue'
import type { Source } from './definition'

export const sourcesOf = ({
  anyOf
}: {
  readonly anyOf: readonly (readonly AlertCondition[])[]
}): ReadonlySet<Source> => new Set(anyOf.flat().flatMap(condition => definitionOf(condition).sources))
