import type { Batch } from './batches'
import type { Candles } from '../series/candles'
import type { Ink } from './echarts'
import type { Frame } from '../scene/frame'
import type { Palette } from '../scene/palette'
import type { Plot } from '../scene/plot'

/** The picture a sheet lies on. */
export interface SheetView {
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
export interface Sheet {
  /** Cut off at the edges of the pane. */
  paint(ink: Ink, view: SheetView): void
  /** On the price axis, in front of its labels. */
  paintAxis(ink: Ink, view: SheetView): void
  /** Prices the scale should reach for. */
  readonly levels?: () => readonly number[]
}

/** The part of the sheets that lies over the first pane, or the part beside it. */
export function sheetBatch(
  part: 'paint' | 'paintAxis',
  sheets: ReadonlySet<Sheet>,
  now: () => Frame,
  candles: Candles,
  palette: Palette
): Batch {
  return {
    // Nothing is left to fill: sheets bring their own colours. A dash keeps ECharts from joining this path to others.
    style: { fill: palette.text, lineDash: 'solid' },
    paint(_, ink) {
      const { panes, axisWidth } = now()
      const plot = panes[0]?.plot
      if (!plot) return
      ink.save()
      for (const sheet of sheets) sheet[part](ink, { plot, candles, palette, axisWidth })
      ink.restore()
      ink.beginPath()
    }
  }
}
