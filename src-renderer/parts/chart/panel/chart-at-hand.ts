import type { DrawingEditor } from '../drawing/drawing-editor.svelte'
import type { OpenChart } from './open-chart.svelte'

export interface ChartAtHand {
  readonly open: OpenChart
  readonly editor: DrawingEditor
  /** Handles keys pressed anywhere in the window. */
  readonly press: (event: KeyboardEvent) => void
}
