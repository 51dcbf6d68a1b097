import type { DrawingEditor } from '../drawing/drawing-editor.svelte'
import type { OpenChart } from './open-chart.svelte'

export interface ChartAtHand {
  readonly open: OpenChart
  readonly editor: DrawingEditor
  readonly press: (event: KeyboardEvent) => void
}
