import { day, hour, minute, week } from '../../../src-shared/time'

/** Lengths of time a trader reads without counting. */
const roundSpans = [
  ...[1, 2, 3, 5, 10, 15, 20, 30].map(n => n * minute),
  ...[1, 2, 3, 4, 6, 8, 12].map(n => n * hour),
  ...[1, 2, 3].map(n => n * day),
  ...[1, 2, 4, 8, 13, 26, 52].map(n => n * week)
]

/** The least that holds a body of three pixels, with its wick in the middle, and the pixel that parts it from the next. */
const narrowestColumnInPx = 4

/** How slots are gathered into columns, one candle drawn for each. */
export interface ColumnStep {
  /** Slots in a column; 1 = every candle is drawn. */
  readonly slots: number
  /** Slots the first column has before the first candle, so that borders fall on round times. */
  readonly phase: number
}

/**
 * How many slots share a column at a zoom, so that no column is narrower than 4 px. Steps are round spans of time
 * (5 min, 1 h, 1 d …) with borders on round UTC times, so the columns of 1-minute candles are the true 15-minute candles.
 */
export function columnStep(intervalMs: number, pxPerSlot: number, firstTime: number): ColumnStep {
  const needed = narrowestColumnInPx / pxPerSlot
  if (needed <= 1) return { slots: 1, phase: 0 }
  const span = roundSpans.find(
    ms => ms % intervalMs === 0 && ms >= needed * intervalMs * 0.999 && ms > intervalMs
  )
  const slots = span ? span / intervalMs : 2 ** Math.ceil(Math.log2(needed))
  // Weeks begin on Monday; 1970-01-05 was one.
  const sinceMonday = Math.round((firstTime - 4 * day) / intervalMs)
  return { slots, phase: Number.isFinite(sinceMonday) ? ((sinceMonday % slots) + slots) % slots : 0 }
}

/** The column a slot belongs to; the first candle's column is 0. */
export function columnOf(slot: number, step: ColumnStep): number {
  return Math.floor((slot + step.phase) / step.slots)
}

/** The slot a column begins at; the first may begin before slot 0. */
export function columnStart(column: number, step: ColumnStep): number {
  return column * step.slots - step.phase
}
