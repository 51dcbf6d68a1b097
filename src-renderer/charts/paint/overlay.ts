import type { PaintBatch } from './batches'
import type { Candles } from '../series/candles'
import type { Ink } from './echarts'
import type { Frame } from '../scene/frame'
import type { Palette } from '../scene/palette'
import type { Plot } from '../scene/plot'

export interface OverlayView {
  /** The plot of the candle pane. */
  readonly plot: Plot
  readonly candles: Candles
  readonly palette: Palette
  readonly axisWidth: number
}

/**
 * Painted over the candles on the same canvas, so it moves in the same frame and is part of exported images.
 */
export interface Overlay {
  /** Clipped to the pane. */
  paint(ink: Ink, view: OverlayView): void
  /** Paints on the price axis, over its labels. */
  paintAxis(ink: Ink, view: OverlayView): void
  /** Prices that the scale should include if there is room. */
  readonly levels?: () => readonly number[]
}

/** Paints one part of all overlays: the one over the candles, or the one on the axis. */
export function overlayBatch(
  part: 'paint' | 'paintAxis',
  overlays: ReadonlySet<Overlay>,
  now: () => Frame,
  candles: Candles,
  palette: Palette
): PaintBatch {
  return {
    // Overlays set their own colours. The dash keeps ECharts from merging this path with others.
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
