import type { AlertCondition, AlertDraft, AlertLine, ConditionKind } from '@contract'
import { formatTyped, formatTypedPrice } from '../../../src-shared/format/figure'
import type { Field } from '../../../src-shared/conditions/field'
import { fieldsIn, conditionFields, type ConditionForm, type FormValues } from './condition-fields'
import { alertLineOf, lineValue } from './lines'
import { typedDecimal } from '../../ui/typed-decimal'

export const blankCondition = (kind: ConditionKind, price: number | null = null): ConditionForm => ({
  kind,
  values: Object.fromEntries(fieldsIn(kind).flatMap(([name, field]) => startOf(name, field, price)))
})

function startOf(name: string, field: Field, price: number | null): readonly (readonly [string, string])[] {
  switch (field.type) {
    case 'number':
      return [[name, field.start === 'price' ? shown(price) : String(field.start ?? '')]]
    case 'choice':
      return [[name, field.start]]
    case 'text':
      return [[name, '']]
    case 'line':
      return [['line', 'bar close']]
    case 'threshold':
      return [
        [name, 'value'],
        ['other line', 'bar close']
      ]
  }
}

export function formOf(condition: AlertCondition): ConditionForm {
  const { kind } = condition
  const fieldValues = fieldsIn(kind).flatMap(([name, field]) =>
    Object.entries(writtenAs(name, field, (condition as Readonly<Record<string, unknown>>)[name]))
  )
  return { kind, values: { ...blankCondition(kind).values, ...Object.fromEntries(fieldValues) } }
}

/** @param value has the type that the field describes */
function writtenAs(name: string, { type }: Field, value: unknown): FormValues {
  if (type === 'line') return lineValues('', value as AlertLine)
  if (type !== 'threshold') return { [name]: typeof value === 'number' ? formatTyped(value) : String(value) }
  const against = value as { value: number } | { line: AlertLine }
  return 'line' in against
    ? { [name]: 'line', ...lineValues('other ', against.line) }
    : { [name]: 'value', value: formatTyped(against.value) }
}

const lineValues = (prefix: string, line: AlertLine): FormValues => ({
  [`${prefix}line`]: lineValue(line),
  ...Object.fromEntries(Object.entries(line.params).map(([id, value]) => [`${prefix}${id}`, String(value)]))
})

/** Builds the condition. An invalid number becomes NaN, so that the condition can't be saved. */
export const conditionOf = ({ kind, values }: ConditionForm): AlertCondition =>
  ({
    kind,
    ...Object.fromEntries(fieldsIn(kind).map(([name, { type }]) => [name, readAs(name, type, values)]))
  }) as AlertCondition

function readAs(name: string, type: Field['type'], values: FormValues): unknown {
  const text = (field: string): string => (values[field] ?? '').trim()
  const figure = (field: string): number => parsed(text(field))
  switch (type) {
    case 'number':
      return figure(name)
    case 'choice':
    case 'text':
      return text(name)
    case 'line':
      return alertLineOf(text('line'), figure)
    case 'threshold':
      return text(name) === 'line'
        ? { line: alertLineOf(text('other line'), id => figure(`other ${id}`)) }
        : { value: figure('value') }
  }
}

export interface JoinedForm {
  readonly join: 'and' | 'or'
  readonly form: ConditionForm
}

export const conditionForms = (anyOf: AlertDraft['anyOf']): readonly JoinedForm[] =>
  anyOf.flatMap((group, position) =>
    group.map((condition, index): JoinedForm => ({
      join: index === 0 && position > 0 ? 'or' : 'and',
      form: formOf(condition)
    }))
  )

export function anyOfForms(forms: readonly JoinedForm[]): AlertDraft['anyOf'] {
  const groups: AlertDraft['anyOf'] = []
  for (const { join, form } of forms) {
    const group = join === 'and' ? groups.at(-1) : undefined
    if (group) group.push(conditionOf(form))
    else groups.push([conditionOf(form)])
  }
  return groups
}

export const isComplete = (form: ConditionForm): boolean =>
  conditionFields(form).every(({ name, options, isText }) => {
    const value = (form.values[name] ?? '').trim()
    return options ? value !== '' : isText ? value.length > 1 : value !== '' && Number.isFinite(parsed(value))
  })

/** Reads a number such as `70,000`, `0,5` or `−5`. NaN if it is invalid. */
export const parsed = (text: string): number => {
  const plain = typedDecimal(text)
  return plain === '' ? NaN : Number(plain)
}

const shown = (price: number | null): string => (price === null ? '' : formatTypedPrice(price))
