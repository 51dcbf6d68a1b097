import type { PaintBatch } from './batches'
import type { Candles } from '../series/candles'
import type { Ink } from './echarts'
import type { Frame } from '../scene/frame'
import type { Palette } from '../scene/palette'
import type { Plot } from '../scene/plot'

export interface OverlayView {
  readonly plot: Plot
  readonly candles: Candles
  readonly palette: Palette
  readonly axisWidth: number
}

/**
 * Something painted over the candles. It is on their canvas, so that it moves with them and is part of
 * exported images. `paint` is clipped to the pane.
 */
export interface Overlay {
  paint(ink: Ink, view: OverlayView): void
  paintAxis(ink: Ink, view: OverlayView): void
  /** Returns prices to include in the scale if the candles leave enough room. */
  readonly levels?: () => readonly number[]
}

export function overlayBatch(
  part: 'paint' | 'paintAxis',
  overlays: ReadonlySet<Overlay>,
  now: () => Frame,
  candles: Candles,
  palette: Palette
): PaintBatch {
  return {
    // `fill` is only a default, because each overlay sets its own colours. `lineDash` keeps ECharts from
    // merging this path with others.
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
