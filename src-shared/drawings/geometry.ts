import type { EpochMs } from '../contract/values'
import type { CandleColumns } from '../indicators/columns'

/** A point is stored as a time and a price, so that it's valid for every interval and scale. */
export interface Anchor {
  /**
   * The time may have fractions of a millisecond or be in the future, so that lines keep their slope when the
   * interval changes.
   */
  readonly time: EpochMs
  readonly price: number
}

/** CSS px. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type Segment = readonly [Point, Point]

export interface DrawingGround {
  readonly plot: {
    readonly box: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>
    x(slot: number): number
    y(price: number): number
  }
  readonly candles: Pick<CandleColumns, 'time' | 'high' | 'low'> & {
    readonly intervalMs: number
    /** Returns the index of the last bar at or before a slot of the time axis, or -1. */
    barAt(slot: number): number
    /** The slot may be a fraction. */
    placeOf(time: EpochMs): number
  }
}

export function anchorPixel({ time, price }: Anchor, { plot, candles }: DrawingGround): Point {
  return { x: plot.x(candles.placeOf(time)), y: plot.y(price) }
}
