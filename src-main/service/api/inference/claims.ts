import type { Answer } from '../answers/answer'
import type { InferredFields } from './fields'
import type { LeafColumn } from './leaf-columns'

/**
 * `field` is the field in question. A `helper` isn't part of the rows and only says something about another
 * value, such as its period. `other` is another field of the rows.
 */
export type Claim = 'field' | 'helper' | 'other' | 'none'

export const claimWeight: Readonly<Record<Claim, number>> = { field: 2, helper: 1.5, other: 1, none: 0 }

export function claimsOf(
  { reading }: Answer,
  rows: readonly InferredFields[]
): (column: Pick<LeafColumn, 'places'>, field: string) => Claim {
  const fields = new Map<string, Set<string>>()
  for (const { path, field } of reading?.sources ?? []) {
    const own = fields.get(path) ?? new Set()
    fields.set(path, own.add(fieldName(field)))
  }
  const others = new Set(rows.flatMap(row => Object.keys(row)))
  return ({ places }, field) => {
    const read = [...places].flatMap(place => fields.get(place) ?? [])
    if (read.some(own => own.has(field))) return 'field'
    if (read.some(own => ![...own].some(one => others.has(one)))) return 'helper'
    return read.length > 0 ? 'other' : 'none'
  }
}

const sameField: Readonly<Record<string, string>> = {
  last: 'close',
  amount: 'changePercent',
  change: 'changePercent',
  turnover: 'volume',
  opensAt: 'time',
  closesAt: 'time',
  pair: 'symbol',
  id: 'symbol',
  window: 'days',
  study: 'name',
  color: 'direction',
  isUp: 'direction',
  advice: 'trend'
}

function fieldName(field: string): string {
  if (/^in /.test(field)) return 'percent'
  if (field.startsWith('of ')) return `values.${field.slice(3)}`
  if (/^[a-z]*ma\d+$/.test(field)) return `averages.${field}`
  return sameField[field] ?? field
}
