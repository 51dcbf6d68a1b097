import { at } from '../../src-shared/indicators/columns'
import { firstInView } from './scene/compare'
import type { CrosshairState } from './crosshair'
import type { Frame } from './scene/frame'
import type { Palette } from './scene/palette'
import { readColumn, type CrosshairReading } from './scene/reading'
import type { Scene } from './scene/scene'

export interface LegendFacts {
  /**
   * The candle at the crosshair or, without a crosshair, the one in the last column. Null over a gap, or if
   * there are no candles.
   */
  readonly reading: CrosshairReading | null
  readonly isUnderCrosshair: boolean
  readonly missing: number
  readonly slotsInColumn: number
  /** Index of the latest bar, or -1 if there is none. */
  readonly newestBar: number
  /** The latest close, or NaN if there is none. */
  readonly lastClose: number
  readonly palette: Palette
  /** Percent change from the first value in view to the bar's value. NaN if there is no value. */
  readonly percentSince: (values: Float64Array, bar: number) => number
  /** Where the panes are, in px from the top, so that legends can be placed in them. */
  readonly panes: readonly { readonly id: string; readonly top: number; readonly height: number }[]
}

export function legendFacts(
  scene: Scene,
  frame: Frame,
  cross: CrosshairState | null,
  palette: Palette
): LegendFacts {
  const lastColumn = scene.detail(frame.step).size - 1
  const missing = cross?.missing ?? 0
  return {
    reading: cross?.reading ?? (missing > 0 ? null : readColumn(scene, frame.step, lastColumn)),
    isUnderCrosshair: Boolean(cross?.reading),
    missing,
    slotsInColumn: frame.step.slots,
    newestBar: scene.candles.size - 1,
    lastClose: scene.candles.lastClose,
    palette,
    percentSince(values, bar) {
      const plot = frame.panes[0]?.plot
      const first = plot ? firstInView(scene.line(values, plot, 0), plot) : NaN
      return (at(values, bar) / first - 1) * 100
    },
    panes: frame.panes.map(({ pane, plot: { box } }) => ({ id: pane.id, top: box.top, height: box.height }))
  }
}
