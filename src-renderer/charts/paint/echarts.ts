import { CustomChart, LineChart, TreemapChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { graphic, init, use, type EChartsType } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([CustomChart, LineChart, TreemapChart, GridComponent, CanvasRenderer])

/** The subset of canvas path methods that painters use. */
export interface Pen {
  moveTo(x: number, y: number): unknown
  lineTo(x: number, y: number): unknown
  rect(x: number, y: number, width: number, height: number): unknown
  closePath(): unknown
}

/** For painters that only draw rectangles. */
export type Rects = Pick<Pen, 'rect'>

/** Writes directly to the canvas. Uses the batch's fill colour, or any other between save and restore. */
export type Ink = CanvasRenderingContext2D

/** Draws one of our shapes. ECharts copies functions in a shape as if they were arrays, hence an object. */
export interface Painter {
  paint(pen: Pen, ink: Ink): void
}

/** Name of our only ECharts shape. It draws whatever its painter paints as one path. */
export const batchShape = 'candlewick-batch'

interface BatchShape {
  readonly painter: Painter | null
}

const Batch = graphic.extendShape({
  type: batchShape,
  shape: { painter: null },
  buildPath(path, shape) {
    const { painter } = shape as BatchShape
    painter?.paint(path, 'getContext' in path ? path.getContext() : path)
  },
  // ECharts would find the bounds by painting without a canvas. They aren't needed: nothing is hit-tested, clipped or
  // culled by size.
  getBoundingRect: () => new graphic.BoundingRect(0, 0, 0, 0)
})
graphic.registerShape(batchShape, Batch)

export type ECharts = EChartsType
export { graphic }

export function createECharts(host: HTMLElement): ECharts {
  return init(host, null, { renderer: 'canvas' })
}

/** Repaints immediately without an ECharts layout. Panes stay in place. */
export function repaint(chart: ECharts): void {
  const renderer = chart.getZr()
  for (const element of renderer.storage.getDisplayList())
    if (element instanceof Batch) (element as { dirtyShape(): void }).dirtyShape()
  renderer.flush()
}

/** Renders the same picture to a new canvas with `ratio` device pixels per CSS pixel. */
export function renderedAt(chart: ECharts, ratio: number): HTMLCanvasElement {
  // Unmarked elements are drawn from their cached path, which doesn't include labels.
  for (const element of chart.getZr().storage.getDisplayList())
    if (element instanceof Batch) (element as { dirtyShape(): void }).dirtyShape()
  return chart.renderToCanvas({ pixelRatio: ratio })
}

type Group = InstanceType<typeof graphic.Group>
type Part = Parameters<Group['add']>[0]

export function groupOf(...parts: readonly object[]): Group {
  const group = new graphic.Group({ silent: true })
  // ECharts' own shapes aren't assignable to its element type under exactOptionalPropertyTypes.
  for (const part of parts) group.add(part as Part)
  return group
}
