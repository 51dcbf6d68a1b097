import { tagHeight } from '../scene/axis-tags'
import { graphic, groupOf, type ECharts } from './echarts'
import { timeAxisHeight, type Frame } from '../scene/frame'
import type { Palette } from '../scene/palette'
import { scaleLabel } from '../scales/price-scale'

/** In px. */
export interface CrosshairPlace {
  readonly x: number
  readonly y: number
  readonly time: string
}

/**
 * The z-level of the marks. They share the candles' canvas, because it takes longer to blend another canvas
 * than to draw the candles again.
 */
const depth = 100

export class Marks {
  readonly #chart: ECharts
  readonly #last = new Guide()
  readonly #across = new Guide()
  readonly #upright = new Guide()

  constructor(chart: ECharts) {
    this.#chart = chart
    for (const guide of this.#guides) guide.addTo(chart)
  }

  draw(frame: Frame, palette: Palette, cross: CrosshairPlace | null): void {
    this.#drawLast(frame, palette)
    this.#drawCross(frame, palette, cross)
  }

  dispose(): void {
    for (const guide of this.#guides) guide.removeFrom(this.#chart)
  }

  get #guides(): readonly Guide[] {
    return [this.#last, this.#across, this.#upright]
  }

  #drawLast(frame: Frame, palette: Palette): void {
    const plot = frame.panes[0]?.plot
    const { last } = frame
    const y = plot && last ? plot.y(last.price) : NaN
    if (!plot || !last || !(y >= plot.box.top && y <= plot.box.top + plot.box.height)) {
      this.#last.hide()
      return
    }
    const label = scaleLabel(plot.scale, last.price)
    const color = last.isUp ? palette.up : palette.down
    const style = { line: color, dash: [2, 3], tag: color, text: palette.onUpDown, palette }
    const { width } = plot.box
    const place = plot.crisp(last.place)
    this.#last.across(plot.crisp(y), width, frame.axisWidth, label, style, place, width - frame.nameRoom)
  }

  #drawCross(frame: Frame, palette: Palette, cross: CrosshairPlace | null): void {
    const under =
      cross && frame.panes.find(({ plot: { box } }) => cross.y >= box.top && cross.y < box.top + box.height)
    const style = { line: palette.crosshair, dash: [4, 4], tag: palette.tag, text: palette.tagText, palette }
    const width = frame.panes[0]?.plot.box.width ?? 0
    // A crosshair that follows another chart may be outside the visible range.
    if (!cross || cross.x < 0 || cross.x > width) this.#upright.hide()
    else this.#upright.upright(cross.x, this.#chart.getHeight() - timeAxisHeight, width, cross.time, style)
    if (!cross || !under) {
      this.#across.hide()
      return
    }
    const { plot, pane } = under
    const price = plot.valueAt(cross.y)
    this.#across.across(
      plot.crisp(cross.y),
      plot.box.width,
      frame.axisWidth,
      scaleLabel(plot.scale, price, pane.labels),
      style
    )
  }
}

interface MarkStyle {
  readonly line: string
  readonly dash: number[]
  readonly tag: string
  readonly text: string
  readonly palette: Palette
}

class Guide {
  readonly #line = new graphic.Line({ silent: true, z: depth })
  readonly #tag = new graphic.Rect({ silent: true, z: depth + 1 })
  readonly #text = new graphic.Text({ silent: true, z: depth + 2 })

  readonly #group = groupOf(this.#line, this.#tag, this.#text)

  constructor() {
    this.#group.hide()
  }

  addTo(chart: ECharts): void {
    chart.getZr().add(this.#group)
  }

  removeFrom(chart: ECharts): void {
    chart.getZr().remove(this.#group)
  }

  hide(): void {
    if (!this.#group.ignore) this.#group.hide()
  }

  /**
   * @param tagY position of the tag, which other tags may have moved
   * @param end where the line ends, so that it doesn't cross the names next to the axis
   */
  across(
    y: number,
    width: number,
    axisWidth: number,
    text: string,
    style: MarkStyle,
    tagY = y,
    end = width
  ): void {
    this.#show(style, text)
    this.#line.setShape({ x1: 0, y1: y + 0.5, x2: end, y2: y + 0.5 })
    this.#tag.setShape({
      x: width + 1,
      y: tagY - tagHeight / 2,
      width: axisWidth - 2,
      height: tagHeight,
      r: 2
    })
    this.#text.setStyle({ x: width + 8, y: tagY + 0.5, align: 'left' })
  }

  upright(x: number, height: number, width: number, text: string, style: MarkStyle): void {
    this.#show(style, text)
    this.#line.setShape({ x1: x, y1: 0, x2: x, y2: height })
    const half = this.#text.getBoundingRect().width / 2 + 8
    const middle = Math.min(Math.max(x, half), Math.max(half, width - half))
    this.#tag.setShape({ x: middle - half, y: height + 3, width: half * 2, height: tagHeight, r: 2 })
    this.#text.setStyle({ x: middle, y: height + 3.5 + tagHeight / 2, align: 'center' })
  }

  #show({ line, dash, tag, text: color, palette }: MarkStyle, text: string): void {
    this.#group.show()
    this.#line.setStyle({ stroke: line, lineWidth: 1, lineDash: dash })
    this.#tag.setStyle({ fill: tag })
    const { font: fontFamily, fontSize } = palette
    this.#text.setStyle({ text, fill: color, fontFamily, fontSize, fontWeight: 500, verticalAlign: 'middle' })
  }
}
