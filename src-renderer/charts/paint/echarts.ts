import { CustomChart, TreemapChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { graphic, init, use, type EChartsType } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([CustomChart, TreemapChart, GridComponent, CanvasRenderer])

/** The part of a canvas path painters draw with. */
export interface Pen {
  moveTo(x: number, y: number): unknown
  lineTo(x: number, y: number): unknown
  rect(x: number, y: number, width: number, height: number): unknown
  closePath(): unknown
}

/** What needs nothing but rectangles. */
export type Rects = Pick<Pen, 'rect'>

/** What writes straight onto the canvas, in the fill colour of its batch or, between save and restore, in any other. */
export type Ink = CanvasRenderingContext2D

/** What draws one of our shapes. ECharts copies functions it finds in a shape as if they were lists, hence an object. */
export interface Painter {
  paint(pen: Pen, ink: Ink): void
}

/** The name under which ECharts knows our one shape: it draws whatever its painter paints, as one path. */
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
  // Found by painting without a canvas, and of no use: nothing of ours is hit, clipped or culled by its size.
  getBoundingRect: () => new graphic.BoundingRect(0, 0, 0, 0)
})
graphic.registerShape(batchShape, Batch)

export type ECharts = EChartsType
export { graphic }

/** An ECharts instance that draws on canvases in the host. */
export function createECharts(host: HTMLElement): ECharts {
  return init(host, null, { renderer: 'canvas' })
}

/** Paints all anew, now, without ECharts laying anything out again: panes stand where they stood. */
export function repaint(chart: ECharts): void {
  const renderer = chart.getZr()
  for (const element of renderer.storage.getDisplayList())
    if (element instanceof Batch) (element as { dirtyShape(): void }).dirtyShape()
  renderer.flush()
}

/** The same picture on a canvas of its own, with so many device pixels to a CSS pixel. */
export function renderedAt(chart: ECharts, ratio: number): HTMLCanvasElement {
  // What is not marked as changed is drawn from its last path, and labels are no part of a path.
  for (const element of chart.getZr().storage.getDisplayList())
    if (element instanceof Batch) (element as { dirtyShape(): void }).dirtyShape()
  return chart.renderToCanvas({ pixelRatio: ratio })
}

type Group = InstanceType<typeof graphic.Group>
type Part = Parameters<Group['add']>[0]

/** Shapes drawn as one. */
export function groupOf(...parts: readonly object[]): Group {
  const group = new graphic.Group({ silent: true })
  // ECharts' own shapes do not pass for its own elements under exactOptionalPropertyTypes.
  for (const part of parts) group.add(part as Part)
  return group
}
