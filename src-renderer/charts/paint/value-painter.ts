import { at } from '../../../src-shared/indicators/columns'
import type { Pen, Rects } from './echarts'
import type { LineDetail } from '../series/line-detail'
import type { Plot } from '../scene/plot'

/**
 * The line passes through the lowest and highest value of each column, the earlier one in the left half and
 * the later one in the right half. With both in the middle, a smooth line would have steps.
 */
export function paintLine(pen: Pen, detail: LineDetail, plot: Plot, factor = 1): void {
  const end = Math.min(plot.endColumn, detail.size)
  const quarter = plot.columnWidth / 4
  let isDown = false
  for (let column = plot.firstColumn; column < end; column++) {
    const early = at(detail.early, column) * factor
    const late = at(detail.late, column) * factor
    if (Number.isNaN(early)) {
      isDown = false
      continue
    }
    const x = plot.middle(column)
    const aside = late === early ? 0 : quarter
    if (isDown) pen.lineTo(x - aside, plot.y(early))
    else pen.moveTo(x - aside, plot.y(early))
    if (aside > 0) pen.lineTo(x + aside, plot.y(late))
    isDown = true
  }
}

/** Traces bars from zero to the highest (or lowest) value of each column. The caller fills the path. */
export function paintHistogram(pen: Rects, detail: LineDetail, plot: Plot, isPositive: boolean): void {
  const end = Math.min(plot.endColumn, detail.size)
  const body = plot.bodyWidth
  const wick = plot.hairline
  const zero = plot.crisp(plot.y(0))
  for (let column = plot.firstColumn; column < end; column++) {
    const [early, late] = [at(detail.early, column), at(detail.late, column)]
    const value = isPositive ? Math.max(early, late) : Math.min(early, late)
    if (Number.isNaN(value) || value >= 0 !== isPositive) continue
    const left = plot.crisp(plot.middle(column) - wick / 2) - (body - wick) / 2
    const y = plot.crisp(plot.y(value))
    if (isPositive) pen.rect(left, Math.min(y, zero - wick), body, Math.max(wick, zero - y))
    else pen.rect(left, zero, body, Math.max(wick, y - zero))
  }
}

/** The squares are for stop indicators such as Parabolic SAR. The caller fills the path. */
export function paintDots(pen: Rects, detail: LineDetail, plot: Plot): void {
  const end = Math.min(plot.endColumn, detail.size)
  const size = Math.max(2, Math.min(4, Math.floor(plot.columnWidth * 0.5)))
  for (let column = plot.firstColumn; column < end; column++) {
    for (const value of new Set([at(detail.early, column), at(detail.late, column)])) {
      if (Number.isNaN(value)) continue
      pen.rect(plot.crisp(plot.middle(column) - size / 2), plot.crisp(plot.y(value) - size / 2), size, size)
    }
  }
}

/**
 * Traces the area where the first line is above the second (or below it), exactly up to their crossings. The
 * caller fills the path.
 */
export function paintCloud(
  pen: Pen,
  first: LineDetail,
  second: LineDetail,
  plot: Plot,
  isFirstAbove: boolean
): void {
  const [upper, lower] = isFirstAbove ? [first.last, second.last] : [second.last, first.last]
  const end = Math.min(plot.endColumn, first.size, second.size)
  for (let column = plot.firstColumn; column + 1 < end; column++) {
    const [a0, a1] = [at(upper, column), at(upper, column + 1)]
    const [b0, b1] = [at(lower, column), at(lower, column + 1)]
    const [d0, d1] = [a0 - b0, a1 - b1]
    if (Number.isNaN(d0 + d1) || (d0 <= 0 && d1 <= 0)) continue
    const crossing = d0 / (d0 - d1)
    const from = d0 < 0 ? crossing : 0
    const to = d1 < 0 ? crossing : 1
    const x0 = plot.middle(column)
    const width = plot.columnWidth
    const cut = (p: number, q: number, share: number): number => plot.y(p + (q - p) * share)
    pen.moveTo(x0 + width * from, cut(a0, a1, from))
    pen.lineTo(x0 + width * to, cut(a0, a1, to))
    pen.lineTo(x0 + width * to, cut(b0, b1, to))
    pen.lineTo(x0 + width * from, cut(b0, b1, from))
    pen.closePath()
  }
}

export function paintLevels(pen: Pen, levels: readonly number[], plot: Plot): void {
  for (const level of levels) {
    const y = plot.crisp(plot.y(level)) + plot.hairline / 2
    if (y < plot.box.top || y > plot.box.top + plot.box.height) continue
    pen.moveTo(plot.box.left, y)
    pen.lineTo(plot.box.left + plot.box.width, y)
  }
}
