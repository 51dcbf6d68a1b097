import type { Drawing } from '@contract'
import type { Ink } from '../paint/echarts'
import { drawingDefinition } from '../../../src-shared/drawings/catalogue'
import { halfTextHeight, type Dash } from '../../../src-shared/drawings/definition'
import { anchorPixel, type Anchor, type Point, type Segment } from '../../../src-shared/drawings/geometry'
import { colorOf } from '../scene/palette'
import type { OverlayView } from '../paint/overlay'
import { crispAcross, paintName, stroke, within, write } from './canvas'
import { linesInView } from './lines'
import { distanceBetween } from './measure'
import { measureWords } from './measure-words'
import { gripsOf, isDashable } from './points'

const handle = 4

/** Selected drawings have the same patterns, so that the dashes don't move when a drawing is selected. */
const patterns: Readonly<Record<Dash, readonly number[]>> = { solid: [], dashed: [6, 4], dotted: [2, 3] }

export function paintDrawing(ink: Ink, drawing: Drawing, view: OverlayView, isSelected: boolean): void {
  const color = colorOf(drawing.hue, view.palette)
  const width = isSelected ? 2 : 1.5
  const corners = drawingDefinition(drawing).area?.(drawing, view)
  if (corners) paintArea(ink, corners, color, view)
  const dash = patterns[(isDashable(drawing) && drawing.dash) || 'solid']
  const lines = linesInView(drawing, view)
  for (const { ends, visible, look, text } of lines) {
    const [start] = ends
    if (look === 'note') {
      paintName(ink, text ?? '', start.x, start.y + halfTextHeight, 'left', color, view.palette)
      continue
    }
    const style = look === 'guide' ? { color, width: 1, dash: [4, 4] } : { color, width, dash }
    stroke(ink, crispAcross(visible, view), style)
    const left = Math.min(visible[0].x, visible[1].x)
    if (text !== undefined)
      write(ink, text, left + 4, visible[0].y - 3, color, view.palette, 'left', 'bottom')
  }
  if (isSelected && lines[0]) paintHandles(ink, drawing, lines[0].visible, view, color)
}

/** The area is clipped, because a canvas draws very distant points badly. */
function paintArea(ink: Ink, [a, b]: readonly [Point, Point], color: string, view: OverlayView): void {
  const { box } = view.plot
  if (![a.x, a.y, b.x, b.y].every(Number.isFinite)) return
  const across = (x: number): number => within(x, box.left, box.left + box.width)
  const down = (y: number): number => within(y, box.top, box.top + box.height)
  const [left, right] = [across(Math.min(a.x, b.x)), across(Math.max(a.x, b.x))]
  const [top, bottom] = [down(Math.min(a.y, b.y)), down(Math.max(a.y, b.y))]
  ink.fillStyle = color
  ink.globalAlpha = 0.1
  ink.fillRect(left, top, right - left, bottom - top)
  ink.globalAlpha = 1
}

export function paintMeasure(ink: Ink, from: Anchor, to: Anchor, view: OverlayView): void {
  const { plot, palette, candles } = view
  const [a, b] = [anchorPixel(from, view), anchorPixel(to, view)]
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

export function paintPoint(ink: Ink, anchor: Anchor, view: OverlayView): void {
  const { x, y } = anchorPixel(anchor, view)
  paintHandle(ink, x, y, view.palette.accent, view)
}

function paintHandles(ink: Ink, drawing: Drawing, segment: Segment, view: OverlayView, color: string): void {
  const [a, b] = segment
  const grips = gripsOf(drawing).map(([, anchor]) => anchorPixel(anchor, view))
  const places = grips.length > 0 ? grips : [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }]
  for (const { x, y } of places) paintHandle(ink, x, y, color, view)
}

function paintHandle(
  ink: Ink,
  x: number,
  y: number,
  color: string,
  { palette, plot: { box } }: OverlayView
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
