import { conditionDefinition, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { Field, Threshold } from '../../src-shared/conditions/field'
import type { AlertLine } from '../../src-shared/conditions/line'
import type { AlertDraft, AlertScope } from '../../src-shared/contract/alerts'
import { indicatorDefinition as indicatorOf } from '../../src-shared/indicators/catalogue'
import { reader } from '../../src-shared/indicators/params'

export function equivalenceKey({ coin, scope, anyOf, bars }: AlertDraft): string {
  const groups = anyOf.map(group => [...new Set(group.map(conditionKey))].sort().join(' & '))
  return JSON.stringify([scope === null ? coin : scopeKey(scope), bars, [...new Set(groups)].sort()])
}

/** A watchlist that doesn't exist here is identified by its name. */
function scopeKey(scope: AlertScope): unknown {
  if (scope.kind === 'coins') return scope.coins.toSorted()
  return scope.kind === 'list' ? [scope.kind, scope.id ?? scope.name] : [scope.kind]
}

const conditionKey = (condition: AlertCondition): string => JSON.stringify(ordered(inFull(condition)))

function inFull(condition: AlertCondition): Readonly<Record<string, unknown>> {
  const { fields } = conditionDefinition(condition)
  const values = Object.entries(condition).map(([name, value]) => [name, valueInFull(fields[name], value)])
  return Object.fromEntries(values) as Record<string, unknown>
}

function valueInFull(field: Field | undefined, value: unknown): unknown {
  if (field?.type === 'line') return lineInFull(value as AlertLine)
  if (field?.type !== 'threshold') return value
  const against = value as Threshold
  return 'line' in against ? { line: lineInFull(against.line) } : against
}

function lineInFull(line: AlertLine): AlertLine {
  const definition = indicatorOf(line.indicator)
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
