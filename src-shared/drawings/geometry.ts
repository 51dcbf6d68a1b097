import type { EpochMs } from '../contract/values'
import type { CandleColumns } from '../indicators/columns'

/** A time and a price, so that the point stays the same in every interval and scale. */
export interface Anchor {
  /** May be fractional or in the future, so that lines keep their slope when the interval changes. */
  readonly time: EpochMs
  readonly price: number
}

/** CSS px. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type Segment = readonly [Point, Point]

/** The pane of the candles, and the candles. */
export interface DrawingGround {
  readonly plot: {
    /** The visible pane, CSS px. */
    readonly box: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>
    x(slot: number): number
    y(price: number): number
  }
  readonly candles: Pick<CandleColumns, 'time' | 'high' | 'low'> & {
    readonly intervalMs: number
    /** The last bar at or before a slot of the time axis, or -1. */
    barAt(slot: number): number
    /** The slot of a time, with fractions. */
    placeOf(time: EpochMs): number
  }
}

export function anchorPixel({ time, price }: Anchor, { plot, candles }: DrawingGround): Point {
  return { x: plot.x(candles.placeOf(time)), y: plot.y(price) }
}
