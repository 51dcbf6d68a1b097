import type { Drawing } from '@contract'
import type { Ink } from '../echarts'
import { colorOf, type Palette } from '../palette'
import { scaleLabel } from '../price-scale'
import type { SheetView } from '../sheet'
import { pointOf, type Anchor } from './anchors'
import { segmentOf } from './hit'
import type { Segment } from './lines'
import { distanceBetween } from './measure'
import { measureWords } from './measure-words'

const tagHeight = 18
const handle = 4

/** A line straight across at a price, with its name, if any, above one end of it. */
export interface Level {
  readonly price: number
  readonly name: string
  /** A CSS colour. */
  readonly color: string
  readonly dash: readonly number[]
  /** The end its name stands at, the left one where nothing is said. */
  readonly side?: 'left' | 'right'
}

export function paintDrawing(ink: Ink, drawing: Drawing, view: SheetView, isSelected: boolean): void {
  const segment = segmentOf(drawing, view)
  if (!segment) return
  const color = colorOf(drawing.hue, view.palette)
  stroke(ink, crispAcross(segment, view), { color, width: isSelected ? 2 : 1.5, dash: [] })
  if (isSelected) paintHandles(ink, drawing, segment, view, color)
}

/** The price of a drawing that has one, on the axis. */
export function paintDrawingTag(ink: Ink, drawing: Drawing, view: SheetView): void {
  if (drawing.kind === 'horizontal') paintTag(ink, drawing.price, colorOf(drawing.hue, view.palette), view)
}

export function paintLevels(ink: Ink, levels: readonly Level[], view: SheetView): void {
  const { plot, palette } = view
  const { left, width } = plot.box
  const taken = { left: Infinity, right: Infinity }
  for (const { price, name, color, dash, side = 'left' } of levels.toSorted((a, b) => a.price - b.price)) {
    const y = plot.y(price)
    if (!isInside(y, view)) continue
    const ends = crispAcross(
      [
        { x: left, y },
        { x: left + width, y }
      ],
      view
    )
    stroke(ink, ends, { color, width: 1, dash })
    // Levels can be nearer to each other than their names are high: a name over another is neither.
    if (name === '' || taken[side] - y < palette.fontSize + 2) continue
    taken[side] = y
    paintName(ink, name, side === 'left' ? left + 6 : left + width - 6, y - 3, side, color, palette)
  }
}

/** A name with the surface behind it: it stands over candles and lines of any colour. */
function paintName(
  ink: Ink,
  name: string,
  x: number,
  bottom: number,
  side: 'left' | 'right',
  color: string,
  palette: Palette
): void {
  ink.font = `500 ${palette.fontSize}px ${palette.font}`
  const width = ink.measureText(name).width + 6
  const height = palette.fontSize + 3
  ink.fillStyle = palette.surface
  ink.globalAlpha = 0.85
  ink.fillRect(side === 'left' ? x - 3 : x - width + 3, bottom - height + 1, width, height)
  ink.globalAlpha = 1
  write(ink, name, x, bottom, color, palette, side, 'bottom')
}

/** A filled tag with a price on the axis; none for a price out of view. */
export function paintTag(ink: Ink, price: number, color: string, view: SheetView): void {
  const { plot, palette, axisWidth } = view
  const y = plot.crisp(plot.y(price))
  if (!isInside(y, view)) return
  const left = plot.box.left + plot.box.width
  ink.fillStyle = color
  ink.beginPath()
  ink.roundRect(left + 1, y - tagHeight / 2, axisWidth - 2, tagHeight, 2)
  ink.fill()
  write(ink, scaleLabel(plot.scale, price), left + 8, y + 0.5, palette.surface, palette, 'left', 'middle')
}

/** The stretch between two anchors, and what it comes to. */
export function paintMeasure(ink: Ink, from: Anchor, to: Anchor, view: SheetView): void {
  const { plot, palette, candles } = view
  const [a, b] = [pointOf(from, view), pointOf(to, view)]
  const isUp = to.price >= from.price
  const color = isUp ? palette.up : palette.down
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const [width, height] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)]
  ink.fillStyle = color
  ink.globalAlpha = 0.14
  ink.fillRect(left, top, width, height)
  ink.globalAlpha = 1
  const line = { color, width: 1, dash: [] }
  stroke(ink, [{ x: a.x, y: b.y }, b], line)
  stroke(ink, [{ x: b.x, y: a.y }, b], line)
  const words = measureWords(from, distanceBetween(from, to, candles))
  const font = palette.fontSize
  ink.font = `600 ${font}px ${palette.font}`
  const boxWidth = Math.max(...words.map(text => ink.measureText(text).width)) + 16
  const boxHeight = font * 2 + 18
  const { box } = plot
  const x = within(left + width / 2 - boxWidth / 2, box.left + 2, box.left + box.width - boxWidth - 2)
  const wanted = isUp ? top - boxHeight - 6 : top + height + 6
  const y = within(wanted, box.top + 2, box.top + box.height - boxHeight - 2)
  ink.fillStyle = color
  ink.beginPath()
  ink.roundRect(x, y, boxWidth, boxHeight, 4)
  ink.fill()
  for (const [row, text] of words.entries()) {
    const middle = y + 8 + font / 2 + row * (font + 3)
    write(ink, text, x + boxWidth / 2, middle, palette.onUpDown, palette, 'center', 'middle')
  }
}

/** Where the next point will be set. */
export function paintPoint(ink: Ink, anchor: Anchor, view: SheetView): void {
  const { x, y } = pointOf(anchor, view)
  paintHandle(ink, x, y, view.palette.accent, view)
}

function paintHandles(ink: Ink, drawing: Drawing, segment: Segment, view: SheetView, color: string): void {
  const [a, b] = segment
  const places =
    drawing.kind === 'trend'
      ? [pointOf(drawing.from, view), pointOf(drawing.to, view)]
      : [{ x: (a.x + b.x) / 2, y: a.y }]
  for (const { x, y } of places) paintHandle(ink, x, y, color, view)
}

function paintHandle(
  ink: Ink,
  x: number,
  y: number,
  color: string,
  { palette, plot: { box } }: SheetView
): void {
  if (x < box.left - handle || x > box.left + box.width + handle || !Number.isFinite(y)) return
  ink.fillStyle = palette.surface
  ink.strokeStyle = color
  ink.lineWidth = 2
  ink.beginPath()
  ink.arc(x, y, handle, 0, 2 * Math.PI)
  ink.fill()
  ink.stroke()
}

interface Stroke {
  readonly color: string
  readonly width: number
  readonly dash: readonly number[]
}

function stroke(ink: Ink, [a, b]: Segment, { color, width, dash }: Stroke): void {
  ink.strokeStyle = color
  ink.lineWidth = width
  ink.setLineDash([...dash])
  ink.beginPath()
  ink.moveTo(a.x, a.y)
  ink.lineTo(b.x, b.y)
  ink.stroke()
  ink.setLineDash([])
}

function write(
  ink: Ink,
  text: string,
  x: number,
  y: number,
  color: string,
  { font, fontSize }: Palette,
  align: CanvasTextAlign,
  baseline: CanvasTextBaseline
): void {
  ink.font = `500 ${fontSize}px ${font}`
  ink.fillStyle = color
  ink.textAlign = align
  ink.textBaseline = baseline
  ink.fillText(text, x, y)
}

/** A level line stands on whole pixels; a slanted one as it comes. */
function crispAcross([a, b]: Segment, { plot }: SheetView): Segment {
  if (a.y !== b.y) return [a, b]
  const y = plot.crisp(a.y) + plot.hairline / 2
  return [
    { x: a.x, y },
    { x: b.x, y }
  ]
}

function isInside(y: number, { plot: { box } }: SheetView): boolean {
  return y >= box.top && y <= box.top + box.height
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
