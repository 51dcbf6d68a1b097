export type ParameterText = () => string

export type IndicatorGroup = 'trend' | 'momentum' | 'volatility' | 'volume'
/** The unit of an indicator's values. `points` means no unit. `price` means the currency of the coin's prices. */
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
  /** The default colour, as an index into the palette. `up` and `down` are the colours of candles. */
  readonly hue: number | 'up' | 'down'
  readonly dash?: 'dashed' | 'dotted'
  /**
   * Set if the output draws marks on the zero line, such as for a squeeze, at each candle whose value isn't NaN. Not
   * offered for alerts.
   */
  readonly isMark?: true
  /** How many candles the output is shifted into the future. Negative for the past. */
  readonly shift?: (read: IndicatorRead) => number
}

export interface Definition {
  readonly id: string
  readonly name: ParameterText
  readonly short: ParameterText
  readonly group: IndicatorGroup
  /** The formula, in words and symbols that traders know. */
  readonly formula: ParameterText
  /** The author and publication of the formula, if known. */
  readonly source: ParameterText | undefined
  readonly unit: Unit
  /** `price`: drawn on the candles. `own`: drawn in a separate pane. */
  readonly place: 'price' | 'own'
  /** The ends of the axis, for indicators whose values can't be outside them. */
  readonly bounds?: readonly [low: number, high: number]
  /** Values at which a horizontal line is drawn, such as 30 and 70. */
  readonly levels?: readonly number[]
  readonly params: readonly Param[]
  readonly outputs: readonly Output[]
  /** Two outputs between which the area is filled, with the colour of the first while it's above the second. */
  readonly cloud?: readonly [first: string, second: string]
  readonly needsVolume?: boolean
  /** A rule that several parameters must meet together, such as fast < slow. */
  readonly constraint?: { readonly holds: (read: IndicatorRead) => boolean; readonly words: ParameterText }
  /** The number of candles needed until the first output has a value. */
  readonly warmUp: (read: IndicatorRead) => number
}
