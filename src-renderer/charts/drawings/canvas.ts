import type { Segment } from '../../../src-shared/drawings/geometry'
import type { Ink } from '../paint/echarts'
import type { Palette } from '../scene/palette'
import type { OverlayView } from '../paint/overlay'

export interface Stroke {
  readonly color: string
  readonly width: number
  readonly dash: readonly number[]
}

export function stroke(ink: Ink, [a, b]: Segment, { color, width, dash }: Stroke): void {
  ink.strokeStyle = color
  ink.lineWidth = width
  ink.setLineDash([...dash])
  ink.beginPath()
  ink.moveTo(a.x, a.y)
  ink.lineTo(b.x, b.y)
  ink.stroke()
  ink.setLineDash([])
}

export function write(
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

export function crispAcross([a, b]: Segment, { plot }: OverlayView): Segment {
  if (a.y !== b.y) return [a, b]
  const y = plot.crisp(a.y) + plot.hairline / 2
  return [
    { x: a.x, y },
    { x: b.x, y }
  ]
}

export function isInside(y: number, { plot: { box } }: OverlayView): boolean {
  return y >= box.top && y <= box.top + box.height
}

export function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}

export function paintName(
  ink: Ink,
  name: string,
  x: number,
  bottom: number,
  side: 'left' | 'right',
  color: string,
  palette: Palette
): void {
  ink.font = `500 ${palette.fontSize}px ${palette.font}`
  const width = ink.measureText(name).width
  const height = palette.fontSize + 3
  ink.fillStyle = palette.surface
  ink.globalAlpha = 0.85
  ink.fillRect((side === 'left' ? x : x - width) - 3, bottom - height + 1, width + 6, height)
  ink.globalAlpha = 1
  write(ink, name, x, bottom, color, palette, side, 'bottom')
}
