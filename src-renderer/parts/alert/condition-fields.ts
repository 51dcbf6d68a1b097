import type { ConditionKind } from '@contract'
import { conditionOfKind } from '../../../src-shared/conditions/catalogue'
import type { Field, NumberField, FieldText, TextField } from '../../../src-shared/conditions/field'
import { m } from '../../../src-shared/messages/m'
import type { Option } from './choices'
import { lineOptions, lineParams } from './lines'

export type FormValues = Readonly<Record<string, string>>

export interface ConditionForm {
  readonly kind: ConditionKind
  readonly values: FormValues
}

export interface ConditionField {
  readonly name: string
  readonly label: string
  /** The values to choose from. If there are none, the user types the value. */
  readonly options?: readonly Option[]
  readonly unit?: string
  readonly isText?: boolean
  readonly isPrice?: true
}

export const fieldsIn = (kind: ConditionKind): readonly (readonly [string, Field])[] =>
  Object.entries(conditionOfKind(kind).fields)

/**
 * The fields of a condition, in the order in which they appear in its sentence.
 * @param breadth known names of market breadth values. If empty, the user types the name.
 */
export const conditionFields = (
  { kind, values }: ConditionForm,
  breadth: readonly string[] = []
): readonly ConditionField[] =>
  fieldsIn(kind).flatMap(([name, field]) => (field.isHidden ? [] : shownAs(name, field, values, breadth)))

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
          options: optionsOf({ value: m.conditions.againstValue, line: m.conditions.againstLine })
        },
        ...(values[name] === 'line'
          ? lineFields('other ', m.conditions.otherLine(), values)
          : [{ name: 'value', label: m.conditions.value() }])
      ]
  }
}

const optionsOf = (options: Readonly<Record<string, FieldText>>): readonly Option[] =>
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

/** Keeps the chosen name, even if the latest response doesn't contain it. */
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
  const choose = { value: '', label: m.conditions.choose({ field: words.toLowerCase() }) }
  return { name, label: words, options: [choose, ...options] }
}

const lineFields = (prefix: string, label: string, values: FormValues): readonly ConditionField[] => [
  { name: `${prefix}line`, label, options: lineOptions() },
  ...lineParams(values[`${prefix}line`] ?? '').map(({ id, name }) =>
    numberField(`${prefix}${id}`, { label: name, unit: name })
  )
]
