import type { Batch } from './batches'
import type { Candles } from '../series/candles'
import type { Ink } from './echarts'
import type { Frame } from '../scene/frame'
import type { Palette } from '../scene/palette'
import type { Plot } from '../scene/plot'

/** The picture a overlay lies on. */
export interface OverlayView {
  /** The pane of the candles. */
  readonly plot: Plot
  readonly candles: Candles
  readonly palette: Palette
  readonly axisWidth: number
}

/**
 * Something painted over the candles, with every picture and on the same canvas: it moves in the same frame, and is
 * there wherever the picture goes.
 */
export interface Overlay {
  /** Cut off at the edges of the pane. */
  paint(ink: Ink, view: OverlayView): void
  /** On the price axis, in front of its labels. */
  paintAxis(ink: Ink, view: OverlayView): void
  /** Prices the scale should reach for. */
  readonly levels?: () => readonly number[]
}

/** The part of the overlays that lies over the first pane, or the part beside it. */
export function overlayBatch(
  part: 'paint' | 'paintAxis',
  overlays: ReadonlySet<Overlay>,
  now: () => Frame,
  candles: Candles,
  palette: Palette
): Batch {
  return {
    // Nothing is left to fill: overlays bring their own colours. A dash keeps ECharts from joining this path to others.
    style: { fill: palette.text, lineDash: 'solid' },
    paint(_, ink) {
      const { panes, axisWidth } = now()
      const plot = panes[0]?.plot
      if (!plot) return
      ink.save()
      for (const overlay of overlays) overlay[part](ink, { plot, candles, palette, axisWidth })
      ink.restore()
      ink.beginPath()
    }
  }
}
