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
  /**
   * Set if the output draws marks on the zero line, such as for a squeeze: one at each candle where its value
   * isn't NaN. The value itself has no meaning, so alerts don't offer it.
   */
  readonly isMark?: true
  /** By how many candles the output is drawn ahead of the candle it's calculated at. Negative if behind. */
  readonly shift?: (read: IndicatorRead) => number
}

export interface Definition {
  readonly id: string
  readonly name: ParameterText
  readonly short: ParameterText
  readonly group: IndicatorGroup
  /** The formula in words and symbols that traders know. */
  readonly formula: ParameterText
  /** Author and publication, if known. */
  readonly source: ParameterText | undefined
  readonly unit: Unit
  /** Drawn on the candles, or in a separate pane. */
  readonly place: 'price' | 'own'
  /** The ends of the axis, for values that can't be outside them. */
  readonly bounds?: readonly [low: number, high: number]
  /** Values at which a horizontal line is drawn, such as 30 and 70. */
  readonly levels?: readonly number[]
  readonly params: readonly Param[]
  readonly outputs: readonly Output[]
  /** Fills the area between two outputs, with the colour of the first while it is above. */
  readonly cloud?: readonly [first: string, second: string]
  readonly needsVolume?: boolean
  /** A rule that several parameters must meet together. */
  readonly constraint?: { readonly holds: (read: IndicatorRead) => boolean; readonly words: ParameterText }
  /** Number of candles until the first output has its first value. */
  readonly warmUp: (read: IndicatorRead) => number
}
