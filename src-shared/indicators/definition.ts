export type ParameterText = () => string

export type IndicatorGroup = 'trend' | 'momentum' | 'volatility' | 'volume'
/** `points` means that values have no unit. `price` is the currency of the coin's prices. */
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
  /** An index into the chart's palette. `up` and `down` are the colours of rising and falling candles. */
  readonly hue: number | 'up' | 'down'
  readonly dash?: 'dashed' | 'dotted'
  /**
   * The chart shows a mark on the zero line for every candle at which the value isn't NaN. Alerts can't use
   * this output.
   */
  readonly isMark?: true
  /** Negative if the output is moved into the past. */
  readonly shift?: (read: IndicatorRead) => number
}

export interface Definition {
  readonly id: string
  readonly name: ParameterText
  readonly short: ParameterText
  readonly group: IndicatorGroup
  readonly formula: ParameterText
  readonly unit: Unit
  readonly place: 'price' | 'own'
  /** The ends of the axis, for indicators whose values can't be outside them. */
  readonly bounds?: readonly [low: number, high: number]
  readonly levels?: readonly number[]
  readonly params: readonly Param[]
  readonly outputs: readonly Output[]
  /** The area has the colour of the first output where that is above the second. */
  readonly cloud?: readonly [first: string, second: string]
  readonly needsVolume?: boolean
  /** The rule involves several parameters, such as fast < slow. */
  readonly constraint?: { readonly holds: (read: IndicatorRead) => boolean; readonly words: ParameterText }
  /** The number of candles until the first output has a value. */
  readonly warmUp: (read: IndicatorRead) => number
}
