import { at } from '../../src-shared/indicators/columns'
import { firstInView } from './scene/compare'
import type { CrosshairState } from './crosshair'
import type { Frame } from './scene/frame'
import type { Palette } from './scene/palette'
import { readColumn, type Reading } from './scene/reading'
import type { Scene } from './scene/scene'

/** What a legend shows. */
export interface LegendFacts {
  /** The column under the crosshair, or the last one; null where the crosshair stands on a gap, or there is no candle. */
  readonly reading: Reading | null
  readonly isUnderCrosshair: boolean
  /** Candles missing where the crosshair stands. */
  readonly missing: number
  /** Candles drawn as one at this zoom. */
  readonly slotsInColumn: number
  /** The last candle on screen, by index; -1 while there is none. */
  readonly newestBar: number
  /** The close that moves; NaN while there is none. */
  readonly lastClose: number
  readonly palette: Palette
  /** How far values stand from their first in view, at a bar, in percent points; NaN where there is nothing. */
  readonly percentSince: (values: Float64Array, bar: number) => number
  /** Where each pane stands, px from the top, so that its legend stands there too. */
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
