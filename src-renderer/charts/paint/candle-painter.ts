import { at } from '../../../src-shared/indicators/columns'
import type { CandleDetail } from '../series/candle-detail'
import type { Pen, Rects } from './echarts'
import type { Plot } from '../scene/plot'

/** Which candles of a plot to draw: one colour and one fill are drawn at a time. */
export interface CandlePick {
  readonly isUp: boolean
  readonly isHollow: boolean
}

/** Whether a column closes where it opened or higher. */
export function isUp(detail: CandleDetail, column: number): boolean {
  return at(detail.close, column) >= at(detail.open, column)
}

/** Visits the columns in view that hold candles. `hollowFrom` is the first provisional bar. */
function eachPicked(
  detail: CandleDetail,
  plot: Plot,
  hollowFrom: number,
  pick: CandlePick,
  visit: (column: number) => void
): void {
  const end = Math.min(plot.endColumn, detail.size)
  for (let column = plot.firstColumn; column < end; column++) {
    const first = at(detail.first, column)
    if (first < 0) continue
    const isHollow = first + at(detail.bars, column) > hollowFrom
    if (isHollow === pick.isHollow && isUp(detail, column) === pick.isUp) visit(column)
  }
}

/** Filled bodies with their wicks, to be filled. */
export function paintCandles(
  pen: Rects,
  detail: CandleDetail,
  plot: Plot,
  hollowFrom: number,
  up: boolean
): void {
  const body = plot.bodyWidth
  const wick = plot.hairline
  eachPicked(detail, plot, hollowFrom, { isUp: up, isHollow: false }, column => {
    const left = plot.crisp(plot.middle(column) - wick / 2)
    const [top, bottom] = bodyEnds(detail, plot, column, up)
    pen.rect(left - (body - wick) / 2, top, body, bottom - top)
    const high = plot.crisp(plot.y(at(detail.high, column)))
    const low = plot.crisp(plot.y(at(detail.low, column)))
    if (high < top) pen.rect(left, high, wick, top - high)
    if (low > bottom) pen.rect(left, bottom, wick, low - bottom)
  })
}

/** Provisional candles: the outline of body and wicks, to be stroked with a hairline. */
export function paintHollow(
  pen: Pen,
  detail: CandleDetail,
  plot: Plot,
  hollowFrom: number,
  up: boolean
): void {
  const wick = plot.hairline
  const half = wick / 2
  const body = Math.max(plot.bodyWidth, wick * 3)
  eachPicked(detail, plot, hollowFrom, { isUp: up, isHollow: true }, column => {
    const left = plot.crisp(plot.middle(column) - half)
    const [top, bottom] = bodyEnds(detail, plot, column, up)
    const height = Math.max(bottom - top, wick * 2)
    pen.rect(left - (body - wick) / 2 + half, top + half, body - wick, height - wick)
    const high = plot.crisp(plot.y(at(detail.high, column)))
    const low = plot.crisp(plot.y(at(detail.low, column)))
    if (high < top) stroke(pen, left + half, high, top)
    if (low > top + height) stroke(pen, left + half, top + height, low)
  })
}

/** Bars as traders of old drew them: a stroke from low to high, a tick at the left for open and one at the right for close. */
export function paintBars(pen: Rects, detail: CandleDetail, plot: Plot, up: boolean): void {
  const wick = plot.hairline
  const arm = Math.max(wick, (plot.bodyWidth - wick) / 2)
  const both = [true, false]
  for (const isHollow of both)
    eachPicked(detail, plot, Infinity, { isUp: up, isHollow }, column => {
      const left = plot.crisp(plot.middle(column) - wick / 2)
      const high = plot.crisp(plot.y(at(detail.high, column)))
      const low = plot.crisp(plot.y(at(detail.low, column)))
      pen.rect(left, high, wick, Math.max(wick, low - high))
      pen.rect(left - arm, plot.crisp(plot.y(at(detail.open, column)) - wick / 2), arm, wick)
      pen.rect(left + wick, plot.crisp(plot.y(at(detail.close, column)) - wick / 2), arm, wick)
    })
}

/** The close as a line; `floor` set closes it downwards, for an area to be filled. */
export function paintCloses(pen: Pen, detail: CandleDetail, plot: Plot, floor: number | null): void {
  const end = Math.min(plot.endColumn, detail.size)
  let isDown = false
  let begin = 0
  let last = 0
  for (let column = plot.firstColumn; column < end; column++) {
    if (at(detail.first, column) < 0) continue
    last = plot.middle(column)
    const y = plot.y(at(detail.close, column))
    if (isDown) pen.lineTo(last, y)
    else {
      pen.moveTo(last, y)
      begin = last
    }
    isDown = true
  }
  if (!isDown || floor === null) return
  pen.lineTo(last, floor)
  pen.lineTo(begin, floor)
  pen.closePath()
}

/** Bars of volume from the foot of the plot, to be filled. */
export function paintVolume(pen: Rects, detail: CandleDetail, plot: Plot, up: boolean): void {
  const body = plot.bodyWidth
  const wick = plot.hairline
  const foot = plot.crisp(plot.box.top + plot.box.height)
  eachPicked(detail, plot, Infinity, { isUp: up, isHollow: false }, column => {
    const volume = at(detail.volume, column)
    if (!(volume > 0)) return
    // However little was traded: something was.
    const top = Math.min(plot.crisp(plot.y(volume)), foot - wick)
    pen.rect(plot.crisp(plot.middle(column) - wick / 2) - (body - wick) / 2, top, body, foot - top)
  })
}

function bodyEnds(detail: CandleDetail, plot: Plot, column: number, up: boolean): [number, number] {
  const open = plot.crisp(plot.y(at(detail.open, column)))
  const close = plot.crisp(plot.y(at(detail.close, column)))
  const [top, bottom] = up ? [close, open] : [open, close]
  // A body without height is a hairline: open and close were one.
  return [top, Math.max(bottom, top + plot.hairline)]
}

function stroke(pen: Pen, x: number, from: number, to: number): void {
  pen.moveTo(x, from)
  pen.lineTo(x, to)
}
