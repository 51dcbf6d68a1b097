import type { DrawingEditor } from '../drawing/drawing-editor.svelte'
import type { OpenChart } from './open-chart.svelte'

export interface ChartAtHand {
  readonly open: OpenChart
  readonly editor: DrawingEditor
  /** Handles a key press anywhere in the window. */
  readonly press: (event: KeyboardEvent) => void
}
