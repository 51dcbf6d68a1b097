import type { Tint } from './palette'
import type { LabelKind } from '../scales/price-scale'

/**
 * Something drawn in a pane. Arrays have one value per bar, NaN where there is none. Colours follow the
 * theme.
 */
export type SceneLayer =
  | CandlesLayer
  | { readonly kind: 'volume' }
  | LineLayer
  | HistogramLayer
  | CloudLayer
  | DotsLayer
  | LevelsLayer

/**
 * `hollow` outlines candles that closed above their open, and colours them by comparing with the previous
 * close. `heikin-ashi` draws averaged candles.
 */
export type CandleStyle = 'candles' | 'hollow' | 'heikin-ashi' | 'bars' | 'line' | 'area'
export type Dash = 'solid' | 'dashed' | 'dotted'

export interface CandlesLayer {
  readonly kind: 'candles'
  readonly style: CandleStyle
  /** Set only while other coins are compared with the chart's own coin. */
  readonly coin?: string
}

export interface LineLayer {
  readonly kind: 'line'
  readonly values: Float64Array
  readonly color: Tint
  readonly width: number
  readonly dash: Dash
  /** Number of slots by which the line is shifted to the right. Negative is to the left. */
  readonly shift: number
  /**
   * Set if the line is a compared coin. All lines are then drawn in percent from their first value in view.
   */
  readonly coin?: string
}

export interface HistogramLayer {
  readonly kind: 'histogram'
  readonly values: Float64Array
  readonly up: Tint
  readonly down: Tint
}

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
  readonly weight: number
  readonly layers: readonly SceneLayer[]
  /** Fixed ends of the axis, such as 0 to 100. */
  readonly bounds: readonly [low: number, high: number] | null
  readonly fromZero: boolean
  readonly labels: LabelKind
  /** How many lines of a legend the scale leaves room for. The default is 0. */
  readonly legendLines?: number
  readonly isLegendUnfolded?: boolean
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
