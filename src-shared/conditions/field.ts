import type { Interval } from '../contract/values'
import type { InputIssue } from '../contract/fault-cause'
import { m } from '../messages/m'
import type { AlertLine } from './line'

/** This is a function, because the language may change. */
export type FieldText = () => string

interface Labelled {
  readonly label: FieldText
  /** The command that creates the condition sets this field, so the form doesn't show it. */
  readonly isHidden?: true
}

export interface NumberField extends Labelled {
  readonly type: 'number'
  readonly unit?: FieldText
  /** Exclusive. */
  readonly above?: 0
  readonly least?: number
  readonly most?: number
  readonly isWhole?: true
  /** `price` stands for the coin's current price. */
  readonly start?: number | 'price'
}

export interface ChoiceField<Value extends string = string> extends Labelled {
  readonly type: 'choice'
  readonly options: Readonly<Record<Value, FieldText>>
  readonly start: NoInfer<Value>
}

export interface TextField extends Labelled {
  readonly type: 'text'
  readonly least: number
  readonly most: number
  readonly isTrimmed?: true
  readonly tooShort?: InputIssue
  /** With `breadth`, the form suggests the names in the last market breadth response. */
  readonly offers?: 'breadth'
}

export interface LineField extends Labelled {
  readonly type: 'line'
}

export interface ThresholdField extends Labelled {
  readonly type: 'threshold'
}

export type Field = NumberField | ChoiceField | TextField | LineField | ThresholdField
export type ConditionFields = Readonly<Record<string, Field>>

export type Threshold = { value: number } | { line: AlertLine }

type ValueOf<One extends Field> = One extends NumberField
  ? number
  : One extends TextField
    ? string
    : One extends LineField
      ? AlertLine
      : One extends ThresholdField
        ? Threshold
        : One extends ChoiceField<infer Value>
          ? Value
          : never

export type FieldValues<Of extends ConditionFields> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> }

export type Comparison = 'above' | 'below' | 'crosses' | 'crosses up' | 'crosses down'
/** `touches`: the value comes very near the threshold or crosses it. */
export type Relation = Comparison | 'touches' | 'appears'
export type Way = 'up' | 'down' | 'either'

export const choice = <const Value extends string>(
  label: FieldText,
  options: Readonly<Record<Value, FieldText>>,
  start: NoInfer<Value>
): ChoiceField<Value> => ({ type: 'choice', label, options, start })

export const number = (label: FieldText, limits: Omit<NumberField, 'type' | 'label'> = {}): NumberField => ({
  type: 'number',
  label,
  ...limits
})

export const percent = (limits: Omit<NumberField, 'type' | 'label' | 'unit'>): NumberField =>
  number(m.conditions.percent, { unit: m.conditions.percentUnit, ...limits })

/** The label stays visible after the user has filled in the number, because the form has several numbers. */
export const parameter = (
  label: FieldText,
  limits: Omit<NumberField, 'type' | 'label' | 'unit'>
): NumberField => number(label, { unit: label, ...limits })

export const comparison = (start: Comparison = 'above'): ChoiceField<Comparison> =>
  choice(m.conditions.how, { ...m.conditions.is, ...m.conditions.comparison }, start)

export const way = (words: Readonly<Record<Way, FieldText>>): ChoiceField<Way> =>
  choice(m.conditions.way, words, 'either')

export const asIs = <const Value extends string>(
  values: readonly Value[]
): Readonly<Record<Value, FieldText>> =>
  Object.fromEntries<FieldText>(values.map(value => [value, () => value])) as Record<Value, FieldText>

export const interval = (start: Interval = '1h'): ChoiceField<Interval> =>
  choice(m.common.interval, asIs<Interval>(['1m', '5m', '15m', '1h', '4h', '1d']), start)
