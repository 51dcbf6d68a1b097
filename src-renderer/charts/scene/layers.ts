import type { Tint } from './palette'
import type { LabelKind } from '../scales/price-scale'

/** One value per bar, NaN where there is none. Colours follow the theme. */
export type SceneLayer =
  | CandlesLayer
  | { readonly kind: 'volume' }
  | LineLayer
  | HistogramLayer
  | CloudLayer
  | DotsLayer
  | LevelsLayer

/** `hollow` colours candles by comparing with the previous close. `heikin-ashi` draws averages. */
export type CandleStyle = 'candles' | 'hollow' | 'heikin-ashi' | 'bars' | 'line' | 'area'
export type Dash = 'solid' | 'dashed' | 'dotted'

export interface CandlesLayer {
  readonly kind: 'candles'
  readonly style: CandleStyle
  /** Set only while other coins are compared. */
  readonly coin?: string
}

export interface LineLayer {
  readonly kind: 'line'
  readonly values: Float64Array
  readonly color: Tint
  readonly width: number
  readonly dash: Dash
  /** Slots to the right. Negative is to the left. */
  readonly shift: number
  readonly coin?: string
}

export interface HistogramLayer {
  readonly kind: 'histogram'
  readonly values: Float64Array
  readonly up: Tint
  readonly down: Tint
}

/** One colour where the first line is above, another where the second one is. */
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
  readonly bounds: readonly [low: number, high: number] | null
  /** Whether the axis starts at zero, as for volume. */
  readonly fromZero: boolean
  readonly labels: LabelKind
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
