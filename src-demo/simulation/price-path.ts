import { barMs, bridgeReach, minuteLevel, reachBits, rowFor, splitBar, type BarRow } from './bar-split'
import { LongWalk } from './long-walk'
import { drawTicks, emptyTicks, tickMs, ticksPerMinute } from './minute-ticks'
import { bitsAt, bridgeDraws, lognormals, tableMask } from './noise'
import type { Instrument } from './listing'

const dayMs = barMs[0]
const activity = lognormals(0.25)

/**
 * A span of time as one bar. Prices are logarithms relative to the base price, and volume is in whole lots.
 */
export interface PathSpan {
  open: number
  high: number
  low: number
  close: number
  lots: number
  empty: boolean
}

export type VisitBar = (
  time: number,
  open: number,
  high: number,
  low: number,
  close: number,
  lots: number
) => void

/** To be fast, only bars in which the requested span begins or ends are split. */
export class PricePaths {
  readonly #marketKey: number
  readonly #walk: LongWalk
  // These buffers are reused by each call.
  readonly #rows: readonly BarRow[] = barMs.map((_, level) => rowFor(level))
  readonly #ticks = emptyTicks()

  constructor(marketKey: number) {
    this.#marketKey = marketKey
    this.#walk = new LongWalk(marketKey)
  }

  /** The bars open in [from, to). A length is a number from 0 (day) to 5 (minute). */
  bars(instrument: Instrument, level: number, from: number, to: number, visit: VisitBar): void {
    if (from >= to) return
    this.#days(instrument, Math.floor(from / dayMs), Math.ceil(to / dayMs), day => {
      this.#visit(instrument, 0, day, 0, level, from, to, visit)
    })
  }

  /** Includes both `from` and `to`. */
  span(instrument: Instrument, from: number, to: number): PathSpan {
    const span: PathSpan = { open: 0, high: -Infinity, low: Infinity, close: 0, lots: 0, empty: true }
    if (from > to) return span
    this.#days(instrument, Math.floor(from / dayMs), Math.floor(to / dayMs) + 1, day => {
      this.#gather(instrument, 0, day, 0, from, to, span)
    })
    return span
  }

  /** Returns the log price relative to the base price, at the last tick at or before `at`. */
  logPriceAt(instrument: Instrument, at: number): number {
    const tick = Math.floor(at / tickMs) * tickMs
    let price = Number.NaN
    this.#days(instrument, Math.floor(tick / dayMs), Math.floor(tick / dayMs) + 1, day => {
      price = this.#priceIn(instrument, day, tick)
    })
    return price
  }

  /** Stops early if the tick is the first of a bar, because its price is then the bar's open. */
  #priceIn(instrument: Instrument, day: number, tick: number): number {
    let index = day
    let at = 0
    for (let level = 0; ; level += 1) {
      const length = barMs[level] ?? dayMs
      const row = this.#rows[level]
      if (row === undefined) throw new RangeError(`No bars at level ${level}.`)
      const past = tick - index * length
      if (past === 0) return row.open[at] ?? 0
      if (level === minuteLevel) {
        drawTicks(instrument, index, row, at, this.#ticks)
        return this.#ticks.price[Math.floor(past / tickMs)] ?? 0
      }
      const into = this.#split(instrument, level, index, at)
      at = Math.floor((past * into.count) / length)
      index = index * into.count + at
    }
  }

  #days(instrument: Instrument, first: number, end: number, visit: (day: number) => void): void {
    const row = this.#rows[0]
    if (row === undefined) return
    const { ownKey, dailyDeviation, dailyLots } = instrument
    this.#walk.days(instrument, first, end, (day, open, close, variance) => {
      const bits = reachBits(instrument, this.#marketKey, 0, day)
      const middle = (open + close) / 2
      row.open[0] = open
      row.close[0] = close
      row.high[0] = middle + bridgeReach(open, close, variance, bridgeDraws[bits & tableMask] ?? 0)
      row.low[0] = middle - bridgeReach(open, close, variance, bridgeDraws[bits >>> 20] ?? 0)
      row.variance[0] = variance
      const pace = (0.5 * Math.sqrt(variance) + 0.5 * Math.abs(close - open)) / dailyDeviation
      const noise = activity[bitsAt(ownKey, 20, day) & tableMask] ?? 1
      row.lots[0] = Math.floor(dailyLots * (0.25 + pace) * noise)
      visit(day)
    })
  }

  #split(instrument: Instrument, level: number, index: number, at: number): BarRow {
    const from = this.#rows[level]
    const into = this.#rows[level + 1]
    if (from === undefined || into === undefined) throw new RangeError(`No bars below level ${level}.`)
    splitBar(instrument, this.#marketKey, from, at, level + 1, index * into.count, into)
    return into
  }

  #visit(
    instrument: Instrument,
    level: number,
    index: number,
    at: number,
    target: number,
    from: number,
    to: number,
    visit: VisitBar
  ): void {
    const length = barMs[level] ?? 0
    const time = index * length
    if (time >= to || time + length <= from) return
    const row = this.#rows[level]
    if (row === undefined) return
    if (level === target) {
      if (time < from) return
      const { open, high, low, close, lots } = row
      visit(time, open[at] ?? 0, high[at] ?? 0, low[at] ?? 0, close[at] ?? 0, lots[at] ?? 0)
      return
    }
    const { count } = this.#split(instrument, level, index, at)
    for (let i = 0; i < count; i += 1) {
      this.#visit(instrument, level + 1, index * count + i, i, target, from, to, visit)
    }
  }

  #gather(
    instrument: Instrument,
    level: number,
    index: number,
    at: number,
    from: number,
    to: number,
    span: PathSpan
  ): void {
    const length = barMs[level] ?? 0
    const time = index * length
    if (time > to || time + length <= from) return
    const row = this.#rows[level]
    if (row === undefined) return
    if (from <= time && to >= time + length - tickMs) {
      addTo(
        span,
        row.open[at] ?? 0,
        row.high[at] ?? 0,
        row.low[at] ?? 0,
        row.close[at] ?? 0,
        row.lots[at] ?? 0
      )
      return
    }
    if (level === minuteLevel) {
      this.#gatherTicks(instrument, index, row, at, from - time, to - time, span)
      return
    }
    const { count } = this.#split(instrument, level, index, at)
    for (let i = 0; i < count; i += 1)
      this.#gather(instrument, level + 1, index * count + i, i, from, to, span)
  }

  #gatherTicks(
    instrument: Instrument,
    minute: number,
    row: BarRow,
    at: number,
    from: number,
    to: number,
    span: PathSpan
  ): void {
    drawTicks(instrument, minute, row, at, this.#ticks)
    const { price, lotsSoFar } = this.#ticks
    const first = Math.max(Math.ceil(from / tickMs), 0)
    const last = Math.min(Math.floor(to / tickMs), ticksPerMinute - 1)
    for (let tick = first; tick <= last; tick += 1) {
      const lots = (lotsSoFar[tick] ?? 0) - (tick === 0 ? 0 : (lotsSoFar[tick - 1] ?? 0))
      const value = price[tick] ?? 0
      addTo(span, value, value, value, value, lots)
    }
  }
}

function addTo(span: PathSpan, open: number, high: number, low: number, close: number, lots: number): void {
  if (span.empty) span.open = open
  span.empty = false
  if (high > span.high) span.high = high
  if (low < span.low) span.low = low
  span.close = close
  span.lots += lots
}
