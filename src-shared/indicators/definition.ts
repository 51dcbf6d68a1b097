export type ParameterText = () => string

export type IndicatorGroup = 'trend' | 'momentum' | 'volatility' | 'volume'
/** `points` means no unit, `price` the currency of the coin's prices. */
export type Unit = 'price' | 'percent' | 'points' | 'volume'

export interface Param {
  readonly id: string
  readonly name: ParameterText
  readonly min: number
  readonly max: number
  readonly isWhole: boolean
  readonly default: number
}

export type IndicatorRead = (id: string) => number

export interface Output {
  readonly id: string
  readonly name: ParameterText
  readonly kind: 'line' | 'histogram' | 'dots'
  /** An index into the palette. `up` and `down` are the colours of candles. */
  readonly hue: number | 'up' | 'down'
  readonly dash?: 'dashed' | 'dotted'
  /** Draws marks on the zero line wherever the value isn't NaN. They aren't offered for alerts. */
  readonly isMark?: true
  /** How many candles into the future. Negative for the past. */
  readonly shift?: (read: IndicatorRead) => number
}

export interface Definition {
  readonly id: string
  readonly name: ParameterText
  readonly short: ParameterText
  readonly group: IndicatorGroup
  /** In words and symbols that traders know. */
  readonly formula: ParameterText
  readonly unit: Unit
  /** `price`: on the candles. `own`: in a separate pane. */
  readonly place: 'price' | 'own'
  /** The ends of the axis, if values can't be outside them. */
  readonly bounds?: readonly [low: number, high: number]
  /** Drawn as horizontal lines, such as 30 and 70. */
  readonly levels?: readonly number[]
  readonly params: readonly Param[]
  readonly outputs: readonly Output[]
  /** Fills the area between two outputs, in the colour of the first while it's above. */
  readonly cloud?: readonly [first: string, second: string]
  readonly needsVolume?: boolean
  /** For several parameters, such as fast < slow. */
  readonly constraint?: { readonly holds: (read: IndicatorRead) => boolean; readonly words: ParameterText }
  /** The number of candles until the first output has a value. */
  readonly warmUp: (read: IndicatorRead) => number
}
