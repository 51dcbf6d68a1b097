import type { Tint } from './palette'
import type { LabelKind } from '../scales/price-scale'

/** Columns have one value per bar, NaN where it is missing. Colours follow the theme. */
export type SceneLayer =
  | CandlesLayer
  | { readonly kind: 'volume' }
  | LineLayer
  | HistogramLayer
  | CloudLayer
  | DotsLayer
  | LevelsLayer

/**
 * hollow: outlined if the close is above the open, coloured by comparing with the previous close.
 * heikin-ashi: averaged.
 */
export type CandleStyle = 'candles' | 'hollow' | 'heikin-ashi' | 'bars' | 'line' | 'area'
export type Dash = 'solid' | 'dashed' | 'dotted'

export interface CandlesLayer {
  readonly kind: 'candles'
  readonly style: CandleStyle
  /** Set if other coins are compared with this one. */
  readonly coin?: string
}

export interface LineLayer {
  readonly kind: 'line'
  readonly values: Float64Array
  readonly color: Tint
  readonly width: number
  readonly dash: Dash
  /** Slots that the line is shifted to the right. Negative is to the left. */
  readonly shift: number
  /**
   * A compared coin. Its line is drawn in percent from its first value in view, next to the candles' percent.
   */
  readonly coin?: string
}

export interface HistogramLayer {
  readonly kind: 'histogram'
  readonly values: Float64Array
  /** Colours of bars at or above zero, and below it. */
  readonly up: Tint
  readonly down: Tint
}

/**
 * The area between two lines. It has one colour where the first line is above and another where it is below.
 */
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

export interface LevelsLayer {
  readonly kind: 'levels'
  readonly levels: readonly number[]
  readonly color: Tint
}

export interface Pane {
  readonly id: string
  /** Share of the height, relative to the other panes. */
  readonly weight: number
  readonly layers: readonly SceneLayer[]
  /** Fixed ends of the axis, such as 0 to 100. */
  readonly bounds: readonly [low: number, high: number] | null
  /** The axis starts at zero, as for volume. */
  readonly fromZero: boolean
  readonly labels: LabelKind
  /** Lines of the legend over the pane. The scale leaves room for them, so that they cover nothing. Default: 0. */
  readonly legendLines?: number
}

export function layerValues(layer: SceneLayer): readonly { values: Float64Array; shift: number }[] {
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
