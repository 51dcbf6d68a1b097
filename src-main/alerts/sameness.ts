import { definitionOf } from '../../src-shared/indicators/catalogue'
import { reader } from '../../src-shared/indicators/params'
import type { AlertCondition, AlertDraft, AlertLine } from '../../src-shared/contract/alerts'

/** The same for alerts that notice the same, in whatever order their conditions were set. */
export function samenessOf({ coin, anyOf, bars }: AlertDraft): string {
  const groups = anyOf.map(group => [...new Set(group.map(conditionKey))].sort().join(' & '))
  return JSON.stringify([coin, bars, [...new Set(groups)].sort()])
}

const conditionKey = (condition: AlertCondition): string => JSON.stringify(ordered(inFull(condition)))

/** What was left out of an indicator's values is what it starts with. */
function inFull(condition: AlertCondition): AlertCondition {
  if (condition.kind !== 'indicator') return condition
  const { line, against } = condition
  return {
    ...condition,
    line: lineInFull(line),
    against: 'line' in against ? { line: lineInFull(against.line) } : against
  }
}

function lineInFull(line: AlertLine): AlertLine {
  const definition = definitionOf(line.indicator)
  if (!definition) return line
  const read = reader(definition, line.params)
  return { ...line, params: Object.fromEntries(definition.params.map(({ id }) => [id, read(id)])) }
}

function ordered(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().toLowerCase()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, ordered(part)])
}
