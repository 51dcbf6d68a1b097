import type { FieldEdit } from '../../../../src-shared/contract/field-edits'
import type { FieldSource } from '../../../../src-shared/contract/response-mapping'
import { spanNamed } from '../reader/span-names'
import { daysOf } from '../reader/spans'
import { isCurrency } from './edit-places'

type Fields = Readonly<Record<string, FieldSource>>

const levels = /^(?:pivot|[rs]\d)$/

export const isApart = (kind: string, field: string | null): boolean =>
  field !== null &&
  ((kind === 'windows' && !['percent', 'window', 'symbol'].includes(field)) ||
    (kind === 'supportResistance' && (levels.test(field) || field === 'support' || field === 'resistance')))

export function fieldsOf(kind: string, { field, unit }: FieldEdit, source: FieldSource): Fields {
  const name = field ?? ''
  switch (kind) {
    case 'windows':
      if (name === 'window') return { days: source }
      return isApart(kind, name)
        ? { days: { value: daysOf(spanNamed(name) ?? '') ?? 0 }, percent: source }
        : { [name]: source }
    case 'supportResistance':
      if (levels.test(name)) return { name: { value: name }, price: source }
      if (name === 'support' || name === 'resistance') {
        const side = name === 'support' ? 's' : 'r'
        return { name: { ranked: { by: 'price', before: side, down: ['s'] } }, price: source }
      }
      return { [name === 'label' || name === 'side' ? 'name' : name]: source }
    case 'correlation':
      return name === 'pair' ? { a: partOf(source, 0), b: partOf(source, 1) } : { [name]: source }
    case 'technical':
      return { [name === 'verdict' || name === 'symbol' ? name : `values.${name}`]: source }
    case 'breadth':
      return { [`values.${name}`]: source }
    case 'ribbon':
      return { [/^(?:sma|ema)\d/.test(name) ? `averages.${name}` : name]: source }
    case 'breakouts':
      return { [name === 'event' || name === 'window' ? 'name' : name]: source }
    default:
      return { [name]: source, ...(name === 'price' && isCurrency(unit) && { currency: { value: unit } }) }
  }
}

const partOf = (source: FieldSource, part: number): FieldSource =>
  'reads' in source ? { ...source, reads: { as: 'text', part } } : source
