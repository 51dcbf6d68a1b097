import type { Drawing } from '@contract'
import { drawingDefinition } from '../../../src-shared/drawings/catalogue'
import { tagHeight } from '../scene/axis-tags'
import type { Ink } from '../paint/echarts'
import { colorOf } from '../scene/palette'
import { formatPrice, formatShortPrice } from '../../../src-shared/format/price'
import { scaleLabel } from '../scales/price-scale'
import type { OverlayView } from '../paint/overlay'
import { isInside, write } from './canvas'

export function paintDrawingTag(ink: Ink, drawing: Drawing, view: OverlayView): void {
  const price = drawingDefinition(drawing).axisPrice?.(drawing)
  if (price !== undefined) paintTag(ink, price, colorOf(drawing.hue, view.palette), view)
}

export function paintTag(ink: Ink, price: number, color: string, view: OverlayView): void {
  const { plot } = view
  const y = plot.crisp(plot.y(price))
  if (isInside(y, view)) paintTagAt(ink, y, scaleLabel(plot.scale, price), 8, color, view)
}

/** Tags the nearest lines outside the visible prices, so that the user can find them. */
export function paintTagsBeyond(ink: Ink, drawings: readonly Drawing[], view: OverlayView): void {
  const { plot, palette } = view
  const { top, height } = plot.box
  const lines = drawings
    .flatMap(one => {
      const price = drawingDefinition(one).axisPrice?.(one)
      return price === undefined ? [] : [{ price, hue: one.hue }]
    })
    .sort((a, b) => a.price - b.price)
  const above = lines.find(({ price }) => plot.y(price) < top)
  const below = lines.findLast(({ price }) => plot.y(price) > top + height)
  const tell = (line: typeof above, way: string, y: number): void => {
    if (!line) return
    paintTagAt(ink, y, `${way} ${fitting(ink, line.price, view)}`, 2, colorOf(line.hue, palette), view)
  }
  tell(above, '↑', top + tagHeight / 2)
  tell(below, '↓', top + height - tagHeight / 2)
}

/** A distant price may have more digits than fit on the axis. */
function fitting(ink: Ink, price: number, { plot: { scale }, palette, axisWidth }: OverlayView): string {
  ink.font = `500 ${palette.fontSize}px ${palette.font}`
  const room = axisWidth - 4 - ink.measureText('↑ ').width
  const text = scaleLabel(scale, price)
  if (scale.kind === 'percent') return text
  const shortest = formatShortPrice(price)
  return [text, formatPrice(price)].find(one => ink.measureText(one).width <= room) ?? shortest
}

function paintTagAt(
  ink: Ink,
  y: number,
  text: string,
  indent: number,
  color: string,
  { plot: { box }, palette, axisWidth }: OverlayView
): void {
  const left = box.left + box.width
  ink.fillStyle = color
  ink.beginPath()
  ink.roundRect(left + 1, y - tagHeight / 2, axisWidth - 2, tagHeight, 2)
  ink.fill()
  write(ink, text, left + indent, y + 0.5, palette.surface, palette, 'left', 'middle')
}
