import type { EChartsCoreOption } from 'echarts/core'
import { gridBatches, labelBatches } from './axes'
import { batchesOf, type PaintBatch } from './batches'
import { batchShape, createECharts, renderedAt, repaint, type ECharts } from './echarts'
import type { Frame } from '../scene/frame'
import { Marks, type CrosshairPlace } from './marks'
import type { Palette } from '../scene/palette'
import type { Scene } from '../scene/scene'
import { overlayBatch, type Overlay } from './overlay'

/**
 * A grid with one custom series per pane. ECharts computes a layout only when panes, colours or size change.
 */
export class Surface {
  readonly #chart: ECharts
  readonly #marks: Marks
  readonly overlays: Set<Overlay>
  #frame: Frame | null = null
  #palette: Palette | null = null

  constructor(host: HTMLElement, overlays = new Set<Overlay>()) {
    this.overlays = overlays
    this.#chart = createECharts(host)
    this.#marks = new Marks(this.#chart)
  }

  get width(): number {
    return this.#chart.getWidth()
  }

  get height(): number {
    return this.#chart.getHeight()
  }

  layOut(frame: Frame, scene: Scene, palette: Palette, cross: CrosshairPlace | null): void {
    this.#frame = frame
    this.#palette = palette
    this.#marks.draw(frame, palette, cross)
    const now = (): Frame => this.#frame ?? frame
    const series = frame.panes.map(({ pane, plot }, index) => {
      const batches = batchesOf(pane, { scene, palette, plot: () => now().panes[index]?.plot ?? plot })
      if (index === 0) batches.push(overlayBatch('paint', this.overlays, now, scene.candles, palette))
      return { ...customSeries(batches), xAxisIndex: index, yAxisIndex: index, clip: true }
    })
    const aside = { coordinateSystem: 'none', clip: false }
    const axisBatches = [
      ...labelBatches(now, palette),
      overlayBatch('paintAxis', this.overlays, now, scene.candles, palette)
    ]
    const axis = frame.panes.map((_, gridIndex) => ({
      type: 'value',
      gridIndex,
      show: false,
      min: 0,
      max: 1
    }))
    const option: EChartsCoreOption = {
      animation: false,
      grid: frame.panes.map(({ plot }) => ({ ...plot.box, outerBoundsMode: 'none' })),
      xAxis: axis,
      yAxis: axis,
      series: [
        { ...customSeries(gridBatches(now, palette)), ...aside },
        ...series,
        { ...customSeries(axisBatches), ...aside }
      ]
    }
    this.#chart.setOption(option, { notMerge: true, silent: true })
  }

  move(frame: Frame, cross: CrosshairPlace | null): void {
    if (!this.#palette) return
    this.#frame = frame
    this.#marks.draw(frame, this.#palette, cross)
    repaint(this.#chart)
  }

  rendered(ratio: number): HTMLCanvasElement {
    return renderedAt(this.#chart, ratio)
  }

  resize(width: number, height: number): void {
    this.#chart.resize({ width, height, silent: true })
  }

  dispose(): void {
    this.#marks.dispose()
    this.#chart.dispose()
  }
}

/** A series with a single dummy item, whose renderer draws everything from the chart's own arrays. */
function customSeries(batches: readonly PaintBatch[]) {
  return {
    type: 'custom',
    silent: true,
    data: [0],
    renderItem: () => ({
      type: 'group',
      children: batches.map(batch => ({
        type: batchShape,
        silent: true,
        shape: { painter: batch },
        style: { fill: 'none', ...batch.style }
      }))
    })
  }
}
