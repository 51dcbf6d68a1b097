export type ParameterText = () => string

export type IndicatorGroup = 'trend' | 'momentum' | 'volatility' | 'volume'
/** `points` means no unit. `price` means the currency of the coin's prices. */
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
  /** Default colour in the palette. `up` and `down` are the candle colours. */
  readonly hue: number | 'up' | 'down'
  readonly dash?: 'dashed' | 'dotted'
  /** The output is a mark on the zero line, present or not. Its value has no meaning. */
  readonly isMark?: true
  /** By how many candles the output is drawn ahead of the candle it's calculated at. Negative if behind. */
  readonly shift?: (read: IndicatorRead) => number
}

export interface Definition {
  readonly id: string
  readonly name: ParameterText
  readonly short: ParameterText
  readonly group: IndicatorGroup
  /** In words and symbols that traders know. */
  readonly formula: ParameterText
  readonly source: ParameterText | undefined
  readonly unit: Unit
  /** On the candles, or in a separate pane. */
  readonly place: 'price' | 'own'
  /** The ends of the axis, for values that can't be outside them. */
  readonly bounds?: readonly [low: number, high: number]
  /** Values at which a horizontal line is drawn, such as 30 and 70. */
  readonly levels?: readonly number[]
  readonly params: readonly Param[]
  readonly outputs: readonly Output[]
  readonly cloud?: readonly [first: string, second: string]
  readonly needsVolume?: boolean
  readonly constraint?: { readonly holds: (read: IndicatorRead) => boolean; readonly words: ParameterText }
  readonly warmUp: (read: IndicatorRead) => number
}
