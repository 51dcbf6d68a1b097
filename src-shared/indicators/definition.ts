/** Words of the catalogue, said when they are read. */
export type Said = () => string

export type Group = 'trend' | 'momentum' | 'volatility' | 'volume'
/** What its values are counted in. `points` have no unit; `price` is the coin's own. */
export type Unit = 'price' | 'percent' | 'points' | 'volume'

/** A number a person may change. */
export interface Param {
  readonly id: string
  readonly name: Said
  readonly min: number
  readonly max: number
  readonly isWhole: boolean
  readonly default: number
}

/** Reads a parameter's value by its id. */
export type Read = (id: string) => number

/** One column of values, and how it is drawn. */
export interface Output {
  readonly id: string
  readonly name: Said
  readonly kind: 'line' | 'histogram' | 'dots'
  /** Which of the palette's colours it has at first; `up` and `down` are those of the candles. */
  readonly hue: number | 'up' | 'down'
  readonly dash?: 'dashed' | 'dotted'
  /** It stands on the zero line or is not there: a mark, no value to compare. */
  readonly isMark?: true
  /** Candles it is drawn ahead (or, negative, behind) of the one it was computed at. */
  readonly shift?: (read: Read) => number
}

/** An indicator: what it is and what it needs. How it is computed stands apart, in `streams`. */
export interface Definition {
  readonly id: string
  readonly name: Said
  /** For legends: `RSI`. */
  readonly short: Said
  readonly group: Group
  /** The formula, in words and signs a trader reads. */
  readonly formula: Said
  /** Who described it, and where. */
  readonly source: Said
  readonly unit: Unit
  /** Over the candles, or in a pane of its own. */
  readonly place: 'price' | 'own'
  /** Ends of its axis, where its values cannot leave them. */
  readonly bounds?: readonly [low: number, high: number]
  /** Lines across that are looked at: 30 and 70. */
  readonly levels?: readonly number[]
  readonly params: readonly Param[]
  readonly outputs: readonly Output[]
  /** The area between two outputs is filled: in the first one's colour where it is above. */
  readonly cloud?: readonly [first: string, second: string]
  readonly needsVolume?: boolean
  /** What must hold between its parameters. */
  readonly constraint?: { readonly holds: (read: Read) => boolean; readonly words: Said }
  /** Candles needed before the first value of the first output is there. */
  readonly warmUp: (read: Read) => number
}
