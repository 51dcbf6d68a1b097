import type { AlertCondition, AlertDraft } from '../contract/alerts'

/** The same for alerts that notice the same, in whatever order their conditions were set. */
export function samenessOf({ coin, anyOf, bars }: AlertDraft): string {
  const groups = anyOf.map(group => [...new Set(group.map(conditionKey))].sort().join(' & '))
  return JSON.stringify([coin, bars, [...new Set(groups)].sort()])
}

const conditionKey = (condition: AlertCondition): string => JSON.stringify(ordered(condition))

function ordered(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().toLowerCase()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, ordered(part)])
}
