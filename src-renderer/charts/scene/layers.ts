import type { Tint } from './palette'
import type { LabelKind } from '../scales/price-scale'

/** What a chart may draw. Values are one a bar, NaN where there is nothing; colours follow the theme. */
export type Layer =
  | CandlesLayer
  | { readonly kind: 'volume' }
  | LineLayer
  | HistogramLayer
  | CloudLayer
  | DotsLayer
  | LevelsLayer

/** hollow: a body is an outline where it closed above its open, coloured by the close before. heikin-ashi: averaged. */
export type CandleStyle = 'candles' | 'hollow' | 'heikin-ashi' | 'bars' | 'line' | 'area'
export type Dash = 'solid' | 'dashed' | 'dotted'

export interface CandlesLayer {
  readonly kind: 'candles'
  readonly style: CandleStyle
  /** Its symbol, where other coins' lines are drawn beside it. */
  readonly coin?: string
}

export interface LineLayer {
  readonly kind: 'line'
  readonly values: Float64Array
  readonly color: Tint
  readonly width: number
  readonly dash: Dash
  /** Slots to move the line along the axis; later is positive. */
  readonly shift: number
  /** Another coin's symbol: its line is drawn in percent from its own first value in view, beside the percent of the candles. */
  readonly coin?: string
}

export interface HistogramLayer {
  readonly kind: 'histogram'
  readonly values: Float64Array
  /** For values at or above zero, and below it. */
  readonly up: Tint
  readonly down: Tint
}

/** The area between two lines: one colour where the first is above, another where the second is. */
export interface CloudLayer {
  readonly kind: 'cloud'
  readonly first: Float64Array
  readonly second: Float64Array
  readonly firstAbove: Tint
  readonly secondAbove: Tint
  readonly shift: number
}

export interface DotsLayer {
  readonly kind: 'dots'
  readonly values: Float64Array
  readonly color: Tint
}

/** Lines straight across: 30 and 70 of an RSI. */
export interface LevelsLayer {
  readonly kind: 'levels'
  readonly levels: readonly number[]
  readonly color: Tint
}

/** One strip of the chart with a vertical axis of its own. */
export interface Pane {
  readonly id: string
  /** Its share of the height, beside the others. */
  readonly weight: number
  readonly layers: readonly Layer[]
  /** Ends of an axis that does not move with what is in view: 0 to 100. */
  readonly bounds: readonly [low: number, high: number] | null
  /** The axis begins at zero: volume. */
  readonly fromZero: boolean
  /** How its values are written: as prices, or as amounts that run into billions. */
  readonly labels: LabelKind
}

/** The columns of values a layer draws, each with its place along the axis. */
export function valuesOf(layer: Layer): readonly { values: Float64Array; shift: number }[] {
  switch (layer.kind) {
    case 'line':
      return [{ values: layer.values, shift: layer.shift }]
    case 'histogram':
    case 'dots':
      return [{ values: layer.values, shift: 0 }]
    case 'cloud':
      return [layer.first, layer.second].map(values => ({ values, shift: layer.shift }))
    default:
      return []
  }
}
