import type { DrawingEditor } from '../drawing/drawing-editor.svelte'
import type { OpenChart } from './open-chart.svelte'

/** A chart on screen and what belongs to it, for the one toolbar all charts share. */
export interface ChartAtHand {
  readonly open: OpenChart
  readonly editor: DrawingEditor
  /** What a key does to it, wherever the focus is. */
  readonly press: (event: KeyboardEvent) => void
}
