import { CustomChart, LineChart, TreemapChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { graphic, init, use, type EChartsType } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([CustomChart, LineChart, TreemapChart, GridComponent, CanvasRenderer])

export interface Pen {
  moveTo(x: number, y: number): unknown
  lineTo(x: number, y: number): unknown
  rect(x: number, y: number, width: number, height: number): unknown
  closePath(): unknown
}

export type Rects = Pick<Pen, 'rect'>

/** Its fill colour is the batch's. To change it, call `save` before and `restore` afterwards. */
export type Ink = CanvasRenderingContext2D

/** An object, because ECharts copies functions as if they were arrays. */
export interface Painter {
  paint(pen: Pen, ink: Ink): void
}

/** The only custom shape, which draws a whole batch as one path. */
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
  // ECharts would have to paint everything to find the real box, which these shapes don't need.
  getBoundingRect: () => new graphic.BoundingRect(0, 0, 0, 0)
})
graphic.registerShape(batchShape, Batch)

export type ECharts = EChartsType
export { graphic }

export function createECharts(host: HTMLElement): ECharts {
  // Otherwise, ECharts would use the pixel ratio from when the program was loaded.
  return init(host, null, { renderer: 'canvas', devicePixelRatio: window.devicePixelRatio })
}

/** Repaints immediately, without a new ECharts layout. */
export function repaint(chart: ECharts): void {
  const renderer = chart.getZr()
  for (const element of renderer.storage.getDisplayList())
    if (element instanceof Batch) (element as { dirtyShape(): void }).dirtyShape()
  renderer.flush()
}

/** `ratio` is in device pixels per CSS pixel. */
export function renderedAt(chart: ECharts, ratio: number): HTMLCanvasElement {
  // Forces a repaint, because the path that ECharts cached doesn't include labels.
  for (const element of chart.getZr().storage.getDisplayList())
    if (element instanceof Batch) (element as { dirtyShape(): void }).dirtyShape()
  return chart.renderToCanvas({ pixelRatio: ratio })
}

type Group = InstanceType<typeof graphic.Group>
type Part = Parameters<Group['add']>[0]

export function groupOf(...parts: readonly object[]): Group {
  const group = new graphic.Group({ silent: true })
  // ECharts' own shapes aren't assignable under exactOptionalPropertyTypes.
  for (const part of parts) group.add(part as Part)
  return group
}
