import { at } from '../../../src-shared/indicators/columns'
import type { CandleDetail } from '../series/candle-detail'
import type { Pen, Rects } from './echarts'
import type { Plot } from '../scene/plot'

interface CandlePick {
  readonly isUp: boolean
  readonly body: CandleBody
}

/** A provisional candle is built from quotes instead of received from the service. */
export type CandleBody = 'filled' | 'outlined' | 'provisional'

export interface CandleMarks {
  readonly provisionalFrom: number
  /** Outlines candles that closed above their open. Their colour compares the close with the previous one. */
  readonly isHollow: boolean
}

export const allFilled: CandleMarks = { provisionalFrom: Infinity, isHollow: false }

export function isUp(detail: CandleDetail, column: number): boolean {
  return at(detail.close, column) >= at(detail.open, column)
}

function eachPicked(
  detail: CandleDetail,
  plot: Plot,
  { provisionalFrom, isHollow }: CandleMarks,
  pick: CandlePick,
  visit: (column: number) => void
): void {
  const end = Math.min(plot.endColumn, detail.size)
  let before = isHollow ? closeBefore(detail, plot.firstColumn) : NaN
  for (let column = plot.firstColumn; column < end; column++) {
    const first = at(detail.first, column)
    if (first < 0) continue
    const rose = isUp(detail, column)
    const isPositive = isHollow && !Number.isNaN(before) ? at(detail.close, column) >= before : rose
    before = at(detail.close, column)
    const isProvisional = first + at(detail.bars, column) > provisionalFrom
    const body = isProvisional ? 'provisional' : isHollow && rose ? 'outlined' : 'filled'
    if (body === pick.body && isPositive === pick.isUp) visit(column)
  }
}

function closeBefore(detail: CandleDetail, column: number): number {
  for (let earlier = Math.min(column, detail.size) - 1; earlier >= 0; earlier--)
    if (at(detail.first, earlier) >= 0) return at(detail.close, earlier)
  return NaN
}

/** Paints candles in the colour that the caller has set. */
export function paintCandles(
  pen: Rects,
  detail: CandleDetail,
  plot: Plot,
  marks: CandleMarks,
  up: boolean
): void {
  const body = plot.bodyWidth
  const wick = plot.hairline
  eachPicked(detail, plot, marks, { isUp: up, body: 'filled' }, column => {
    const left = plot.crisp(plot.middle(column) - wick / 2)
    const [top, bottom] = bodyEnds(detail, plot, column)
    pen.rect(left - (body - wick) / 2, top, body, bottom - top)
    const high = plot.crisp(plot.y(at(detail.high, column)))
    const low = plot.crisp(plot.y(at(detail.low, column)))
    if (high < top) pen.rect(left, high, wick, top - high)
    if (low > bottom) pen.rect(left, bottom, wick, low - bottom)
  })
}

/** Traces the outlines of candles. The caller strokes them with a hairline. */
export function paintOutlines(
  pen: Pen,
  detail: CandleDetail,
  plot: Plot,
  marks: CandleMarks,
  pick: { readonly isUp: boolean; readonly body: Exclude<CandleBody, 'filled'> }
): void {
  const wick = plot.hairline
  const half = wick / 2
  const body = Math.max(plot.bodyWidth, wick * 3)
  eachPicked(detail, plot, marks, pick, column => {
    const left = plot.crisp(plot.middle(column) - half)
    const [top, bottom] = bodyEnds(detail, plot, column)
    const height = Math.max(bottom - top, wick * 2)
    pen.rect(left - (body - wick) / 2 + half, top + half, body - wick, height - wick)
    const high = plot.crisp(plot.y(at(detail.high, column)))
    const low = plot.crisp(plot.y(at(detail.low, column)))
    if (high < top) stroke(pen, left + half, high, top)
    if (low > top + height) stroke(pen, left + half, top + height, low)
  })
}

export function paintBars(pen: Rects, detail: CandleDetail, plot: Plot, up: boolean): void {
  const wick = plot.hairline
  const arm = Math.max(wick, (plot.bodyWidth - wick) / 2)
  eachPicked(detail, plot, allFilled, { isUp: up, body: 'filled' }, column => {
    const left = plot.crisp(plot.middle(column) - wick / 2)
    const high = plot.crisp(plot.y(at(detail.high, column)))
    const low = plot.crisp(plot.y(at(detail.low, column)))
    pen.rect(left, high, wick, Math.max(wick, low - high))
    pen.rect(left - arm, plot.crisp(plot.y(at(detail.open, column)) - wick / 2), arm, wick)
    pen.rect(left + wick, plot.crisp(plot.y(at(detail.close, column)) - wick / 2), arm, wick)
  })
}

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

export function paintVolume(pen: Rects, detail: CandleDetail, plot: Plot, up: boolean): void {
  const body = plot.bodyWidth
  const wick = plot.hairline
  const foot = plot.crisp(plot.box.top + plot.box.height)
  eachPicked(detail, plot, allFilled, { isUp: up, body: 'filled' }, column => {
    const volume = at(detail.volume, column)
    if (!(volume > 0)) return
    const top = Math.min(plot.crisp(plot.y(volume)), foot - wick)
    pen.rect(plot.crisp(plot.middle(column) - wick / 2) - (body - wick) / 2, top, body, foot - top)
  })
}

function bodyEnds(detail: CandleDetail, plot: Plot, column: number): [number, number] {
  const open = plot.crisp(plot.y(at(detail.open, column)))
  const close = plot.crisp(plot.y(at(detail.close, column)))
  const top = Math.min(open, close)
  return [top, Math.max(open, close, top + plot.hairline)]
}

function stroke(pen: Pen, x: number, from: number, to: number): void {
  pen.moveTo(x, from)
  pen.lineTo(x, to)
}
