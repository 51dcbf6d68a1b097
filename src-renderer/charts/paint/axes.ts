import { tagHeight } from '../scene/axis-tags'
import type { PaintBatch } from './batches'
import type { Ink, Pen } from './echarts'
import type { Frame } from '../scene/frame'
import { colorOf, type Palette } from '../scene/palette'

const labelGap = 8
/** Labels closer to the edge of the pane (px) would be cut off. */
const clearance = 7
const tagClearance = 15

export function gridBatches(now: () => Frame, palette: Palette): PaintBatch[] {
  return [
    { style: { stroke: palette.grid, lineWidth: 1 }, paint: pen => paintGrid(pen, now()) },
    { style: { stroke: palette.line, lineWidth: 1 }, paint: pen => paintBorders(pen, now()) }
  ]
}

export function labelBatches(now: () => Frame, palette: Palette): PaintBatch[] {
  const font = `${palette.fontSize}px ${palette.font}`
  return [
    {
      style: { fill: palette.textQuiet },
      paint: (_, ink) => {
        ink.font = font
        writePrices(ink, now())
        writeTimes(ink, now(), false)
      }
    },
    {
      style: { fill: palette.text },
      paint: (_, ink) => {
        ink.font = `600 ${font}`
        writeTimes(ink, now(), true)
      }
    },
    {
      style: { fill: palette.text },
      paint: (_, ink) => writeTags(ink, now(), palette)
    }
  ]
}

function paintGrid(pen: Pen, { panes, timeTicks }: Frame): void {
  for (const { plot, ticks } of panes) {
    const { left, top, width, height } = plot.box
    for (const { slot } of timeTicks) {
      const x = plot.crisp(plot.x(slot) - plot.hairline / 2) + plot.hairline / 2
      pen.moveTo(x, top)
      pen.lineTo(x, top + height)
    }
    for (const { at } of ticks) {
      const y = plot.crisp(plot.placeOf(at)) + plot.hairline / 2
      pen.moveTo(left, y)
      pen.lineTo(left + width, y)
    }
  }
}

function paintBorders(pen: Pen, { panes }: Frame): void {
  for (const { plot } of panes) {
    const { left, top, width, height } = plot.box
    const y = plot.crisp(top + height) + plot.hairline / 2
    pen.moveTo(left, y)
    pen.lineTo(left + width, y)
  }
}

function writeTags(ink: Ink, { panes, tags, axisWidth }: Frame, palette: Palette): void {
  const box = panes[0]?.plot.box
  if (!box || tags.length === 0) return
  ink.save()
  ink.textBaseline = 'middle'
  const edge = box.left + box.width
  for (const { coin, text, color, place, isOwn } of tags) {
    const y = Math.round(place)
    ink.font = `600 ${palette.fontSize}px ${palette.font}`
    const width = ink.measureText(coin).width + 10
    ink.fillStyle = colorOf(color, palette)
    ink.beginPath()
    ink.roundRect(edge - width, y - tagHeight / 2, width, tagHeight, [2, 0, 0, 2])
    // On the axis, the label of the last price already marks the chart's own coin.
    if (!isOwn) ink.roundRect(edge, y - tagHeight / 2, axisWidth - 1, tagHeight, [0, 2, 2, 0])
    ink.fill()
    ink.fillStyle = palette.onUpDown
    ink.textAlign = 'right'
    ink.fillText(coin, edge - 5, y + 0.5)
    if (isOwn) continue
    ink.font = `500 ${palette.fontSize}px ${palette.font}`
    ink.textAlign = 'left'
    ink.fillText(text, edge + labelGap, y + 0.5)
  }
  ink.restore()
  ink.beginPath()
}

function writePrices(ink: Ink, { panes, last, tags }: Frame): void {
  const taken = [last?.place ?? NaN, ...tags.map(({ place }) => place)]
  ink.textAlign = 'left'
  ink.textBaseline = 'middle'
  for (const { plot, ticks } of panes) {
    const { left, top, width, height } = plot.box
    for (const { at, label } of ticks) {
      const y = plot.placeOf(at)
      if (y < top + clearance || y > top + height - clearance) continue
      if (taken.some(place => Math.abs(y - place) < tagClearance)) continue
      ink.fillText(label, left + width + labelGap, Math.round(y) + 0.5)
    }
  }
}

function writeTimes(ink: Ink, { panes, timeTicks }: Frame, isBorder: boolean): void {
  const plot = panes.at(-1)?.plot
  if (!plot) return
  ink.textAlign = 'center'
  ink.textBaseline = 'middle'
  const y = plot.box.top + plot.box.height + 13
  for (const tick of timeTicks) {
    if (tick.isBorder !== isBorder) continue
    const x = Math.round(plot.x(tick.slot))
    // A label cut off at the left edge could be misread: 17 Nov as 7 Nov.
    if (x >= ink.measureText(tick.label).width / 2) ink.fillText(tick.label, x, y)
  }
}
