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

/**
 * The canvas context with the batch's fill colour. To change the colour, call `save` before and `restore`
 * afterwards.
 */
export type Ink = CanvasRenderingContext2D

/** This is an object, because ECharts copies functions as if they were arrays. */
export interface Painter {
  paint(pen: Pen, ink: Ink): void
}

/** The only custom shape in our charts. It draws a whole batch as one path. */
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
  // To find the real box, ECharts would have to paint everything. These shapes don't need it.
  getBoundingRect: () => new graphic.BoundingRect(0, 0, 0, 0)
})
graphic.registerShape(batchShape, Batch)

export type ECharts = EChartsType
export { graphic }

export function createECharts(host: HTMLElement): ECharts {
  // Without this option, ECharts would use the pixel ratio from when its code was loaded.
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
  // Forces a repaint, because the path that ECharts has cached doesn't include labels.
  for (const element of chart.getZr().storage.getDisplayList())
    if (element instanceof Batch) (element as { dirtyShape(): void }).dirtyShape()
  return chart.renderToCanvas({ pixelRatio: ratio })
}

type Group = InstanceType<typeof graphic.Group>
type Part = Parameters<Group['add']>[0]

export function groupOf(...parts: readonly object[]): Group {
  const group = new graphic.Group({ silent: true })
  // The cast is needed because ECharts' own shapes aren't assignable under exactOptionalPropertyTypes.
  for (const part of parts) group.add(part as Part)
  return group
}
