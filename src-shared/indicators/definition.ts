/** A text of the catalogue, resolved when it's read. */
export type ParameterText = () => string

export type IndicatorGroup = 'trend' | 'momentum' | 'volatility' | 'volume'
/** Unit of the values. `points` have no unit; `price` is in the coin's currency. */
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

/** One column of values and how it's drawn. */
export interface Output {
  readonly id: string
  readonly name: ParameterText
  readonly kind: 'line' | 'histogram' | 'dots'
  /** Default colour in the palette. `up` and `down` are the candle colours. */
  readonly hue: number | 'up' | 'down'
  readonly dash?: 'dashed' | 'dotted'
  /** A mark on the zero line that is either present or not. Its value means nothing. */
  readonly isMark?: true
  /** Candles to draw it ahead of the candle it's computed at, or behind if negative. */
  readonly shift?: (read: IndicatorRead) => number
}

/** Describes an indicator. The computation is in `streams`. */
export interface Definition {
  readonly id: string
  readonly name: ParameterText
  /** For legends: `RSI`. */
  readonly short: ParameterText
  readonly group: IndicatorGroup
  /** In words and symbols that a trader knows. */
  readonly formula: ParameterText
  /** Author and publication, if known. */
  readonly source: ParameterText | undefined
  readonly unit: Unit
  /** On the candles, or in a separate pane. */
  readonly place: 'price' | 'own'
  /** Limits of the axis, for values that can't exceed them. */
  readonly bounds?: readonly [low: number, high: number]
  /** Horizontal guides, such as 30 and 70. */
  readonly levels?: readonly number[]
  readonly params: readonly Param[]
  readonly outputs: readonly Output[]
  /** Fills the area between two outputs, in the first one's colour while it's above. */
  readonly cloud?: readonly [first: string, second: string]
  readonly needsVolume?: boolean
  /** A rule between several parameters. */
  readonly constraint?: { readonly holds: (read: IndicatorRead) => boolean; readonly words: ParameterText }
  /** Number of candles up to and including the first value of the first output. */
  readonly warmUp: (read: IndicatorRead) => number
}
