import type { DrawingEditor } from '../drawing/drawing-editor.svelte'
import type { OpenChart } from './open-chart.svelte'

/** An open chart for the toolbar that all charts share. */
export interface ChartAtHand {
  readonly open: OpenChart
  readonly editor: DrawingEditor
  /** Handles a key, wherever the focus is. */
  readonly press: (event: KeyboardEvent) => void
}
