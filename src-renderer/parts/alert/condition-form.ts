import type { AlertCondition, AlertLine, ConditionKind } from '@contract'
import { conditionOfKind } from '../../../src-shared/conditions/catalogue'
import type { Field, NumberField, Said, TextField } from '../../../src-shared/conditions/field'
import { m } from '../../../src-shared/messages/m'
import type { Option } from './choices'
import { lineOf, lineOptions, lineParams, lineValue } from './lines'

/** What stands in the fields of one condition, as typed. */
export type FormValues = Readonly<Record<string, string>>

export interface ConditionForm {
  readonly kind: ConditionKind
  readonly values: FormValues
}

export interface ConditionField {
  readonly name: string
  readonly label: string
  /** Given: one of these; else it is typed. */
  readonly options?: readonly Option[]
  readonly unit?: string
  readonly isText?: boolean
  /** A price of the coin, in the coin's money. */
  readonly isPrice?: true
}

const fieldsIn = (kind: ConditionKind): readonly (readonly [string, Field])[] =>
  Object.entries(conditionOfKind(kind).fields)

/**
 * The fields of a condition, in the order in which it is read.
 * @param breadth the numbers a breadth answer is known to hold; with none known a name is typed.
 */
export const fieldsOf = (
  { kind, values }: ConditionForm,
  breadth: readonly string[] = []
): readonly ConditionField[] =>
  fieldsIn(kind).flatMap(([name, field]) => shownAs(name, field, values, breadth))

function shownAs(
  name: string,
  field: Field,
  values: FormValues,
  breadth: readonly string[]
): readonly ConditionField[] {
  switch (field.type) {
    case 'number':
      return [numberField(name, field)]
    case 'choice':
      return [{ name, label: field.label(), options: optionsOf(field.options) }]
    case 'text':
      return [textField(name, field, values[name] ?? '', field.offers === 'breadth' ? breadth : [])]
    case 'line':
      return lineFields('', field.label(), values)
    case 'threshold':
      return [
        {
          name,
          label: field.label(),
          options: optionsOf({ value: m.conditions.aValue, line: m.conditions.anotherLine })
        },
        ...(values[name] === 'line'
          ? lineFields('other ', m.conditions.otherLine(), values)
          : [{ name: 'value', label: m.conditions.value() }])
      ]
  }
}

const optionsOf = (options: Readonly<Record<string, Said>>): readonly Option[] =>
  Object.entries(options).map(([value, label]) => ({ value, label: label() }))

const numberField = (
  name: string,
  { label, unit, start }: Pick<NumberField, 'label' | 'unit' | 'start'>
): ConditionField => ({
  name,
  label: label(),
  ...(unit === undefined ? {} : { unit: unit() }),
  ...(start === 'price' && { isPrice: true })
})

/** A name set before stays among the choices, also where the last answer does not have it. */
function textField(
  name: string,
  { label }: TextField,
  chosen: string,
  known: readonly string[]
): ConditionField {
  const words = label()
  if (known.length === 0) return { name, label: words, isText: true }
  const names = chosen === '' || known.includes(chosen) ? known : [...known, chosen]
  const options = names.map(value => ({
    value,
    label: value.replaceAll('.', ' › ').replaceAll('_', ' ')
  }))
  const choose = { value: '', label: m.conditions.chooseOne({ what: words.toLowerCase() }) }
  return { name, label: words, options: [choose, ...options] }
}

const lineFields = (prefix: string, label: string, values: FormValues): readonly ConditionField[] => [
  { name: `${prefix}line`, label, options: lineOptions() },
  ...lineParams(values[`${prefix}line`] ?? '').map(({ id, name }) =>
    numberField(`${prefix}${id}`, { label: name, unit: name })
  )
]

/** What a new condition of a kind starts with. */
export const blank = (kind: ConditionKind, price: number | null = null): ConditionForm => ({
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

/** The form of a condition that is set already. */
export function formOf(condition: AlertCondition): ConditionForm {
  const { kind } = condition
  const held = fieldsIn(kind).flatMap(([name, field]) =>
    Object.entries(writtenAs(name, field, (condition as Readonly<Record<string, unknown>>)[name]))
  )
  return { kind, values: { ...blank(kind).values, ...Object.fromEntries(held) } }
}

/** @param value what a field of this type holds. */
function writtenAs(name: string, { type }: Field, value: unknown): FormValues {
  if (type === 'line') return lineValues('', value as AlertLine)
  if (type !== 'threshold') return { [name]: String(value) }
  const against = value as { value: number } | { line: AlertLine }
  return 'line' in against
    ? { [name]: 'line', ...lineValues('other ', against.line) }
    : { [name]: 'value', value: String(against.value) }
}

const lineValues = (prefix: string, line: AlertLine): FormValues => ({
  [`${prefix}line`]: lineValue(line),
  ...Object.fromEntries(Object.entries(line.params).map(([id, value]) => [`${prefix}${id}`, String(value)]))
})

/** The condition as typed; what is no number is NaN, which nothing accepts. */
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
      return lineOf(text('line'), figure)
    case 'threshold':
      return text(name) === 'line'
        ? { line: lineOf(text('other line'), id => figure(`other ${id}`)) }
        : { value: figure('value') }
  }
}

/** Whether every field holds what it should. */
export const isComplete = (form: ConditionForm): boolean =>
  fieldsOf(form).every(({ name, options, isText }) => {
    const value = (form.values[name] ?? '').trim()
    return options ? value !== '' : isText ? value.length > 1 : value !== '' && Number.isFinite(parsed(value))
  })

/** Numbers as people type them: `70,000`, `−5`; NaN for what is none. */
export const parsed = (text: string): number => {
  const plain = text.replaceAll(/[,\s\u00a0\u202f]/gu, '').replace('−', '-')
  return plain === '' ? NaN : Number(plain)
}

const shown = (price: number | null): string => (price === null ? '' : String(Number(price.toPrecision(6))))
