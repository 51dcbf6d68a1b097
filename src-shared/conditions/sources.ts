import { conditionDefinition, type AlertCondition } from './catalogue'
import type { ConditionSource } from './definition'

export const sourcesOf = ({
  anyOf
}: {
  readonly anyOf: readonly (readonly AlertCondition[])[]
}): ReadonlySet<ConditionSource> =>
  new Set(anyOf.flat().flatMap(condition => conditionDefinition(condition).sources))
