import type { Interval } from '../contract/values'
import type { AlertLine } from './line'

interface Labelled {
  readonly label: string
}

export interface NumberField extends Labelled {
  readonly type: 'number'
  /** Shown beside the number. */
  readonly unit?: string
  /** It must be more than this. */
  readonly above?: 0
  readonly least?: number
  readonly most?: number
  readonly isWhole?: true
  /** What a new condition starts with; `price`: what the coin costs now. */
  readonly start?: number | 'price'
}

export interface ChoiceField<Value extends string = string> extends Labelled {
  readonly type: 'choice'
  /** What a person reads, by value, in the order it is offered. */
  readonly options: Readonly<Record<Value, string>>
  readonly start: NoInfer<Value>
}

export interface TextField extends Labelled {
  readonly type: 'text'
  readonly least: number
  readonly most: number
  readonly isTrimmed?: true
  /** Said where it is shorter. */
  readonly tooShort?: string
  /** Names that the last answer is known to hold are offered instead of typed. */
  readonly offers?: 'breadth'
}

/** A line of an indicator or of the candle itself, with the numbers it is computed with. */
export interface LineField extends Labelled {
  readonly type: 'line'
}

/** A fixed value or another line. */
export interface ThresholdField extends Labelled {
  readonly type: 'threshold'
}

export type Field = NumberField | ChoiceField | TextField | LineField | ThresholdField
/** What is set of a condition, in the order in which it is read. */
export type Fields = Readonly<Record<string, Field>>

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

/** What a condition with these fields holds. */
export type Values<Of extends Fields> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> }

/** How a value stands to a threshold. `crosses`: either way. */
export type Comparison = 'above' | 'below' | 'crosses' | 'crosses up' | 'crosses down'
export type Way = 'up' | 'down' | 'either'

export const choice = <const Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
  start: NoInfer<Value>
): ChoiceField<Value> => ({ type: 'choice', label, options, start })

export const number = (label: string, limits: Omit<NumberField, 'type' | 'label'> = {}): NumberField => ({
  type: 'number',
  label,
  ...limits
})

export const percent = (limits: Omit<NumberField, 'type' | 'label' | 'unit'>): NumberField =>
  number('Percent', { unit: '%', ...limits })

/** Beside other figures one has to read which it is, also once it is filled in. */
export const parameter = (label: string, limits: Omit<NumberField, 'type' | 'label' | 'unit'>): NumberField =>
  number(label, { unit: label, ...limits })

export const comparison = (start: Comparison = 'above'): ChoiceField<Comparison> =>
  choice(
    'How',
    {
      above: 'is above',
      below: 'is below',
      crosses: 'crosses',
      'crosses up': 'crosses up',
      'crosses down': 'crosses down'
    },
    start
  )

export const way = (up: string, down: string, either: string): ChoiceField<Way> =>
  choice('Way', { up, down, either }, 'either')

export const interval = (start: Interval = '1h'): ChoiceField<Interval> =>
  choice('Interval', { '1m': '1m', '5m': '5m', '15m': '15m', '1h': '1h', '4h': '4h', '1d': '1d' }, start)
