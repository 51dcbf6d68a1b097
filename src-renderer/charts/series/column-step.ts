import { day, hour, minute, week } from '../../../src-shared/time'

const roundSpans = [
  ...[1, 2, 3, 5, 10, 15, 20, 30].map(n => n * minute),
  ...[1, 2, 3, 4, 6, 8, 12].map(n => n * hour),
  ...[1, 2, 3].map(n => n * day),
  ...[1, 2, 4, 8, 13, 26, 52].map(n => n * week)
]

/** Wide enough for a body of three pixels with the wick in its middle, and one pixel of space. */
const narrowestColumnInPx = 4

export interface ColumnStep {
  readonly slots: number
  /** How many slots of the first column are before the first candle, because columns start at round times. */
  readonly phase: number
}

/**
 * Columns are round periods that start at round UTC times, so fifteen 1-minute candles look exactly like a
 * 15-minute candle.
 */
export function columnStep(intervalMs: number, pxPerSlot: number, firstTime: number): ColumnStep {
  const needed = narrowestColumnInPx / pxPerSlot
  if (needed <= 1) return { slots: 1, phase: 0 }
  const span = roundSpans.find(
    ms => ms % intervalMs === 0 && ms >= needed * intervalMs * 0.999 && ms > intervalMs
  )
  const slots = span ? span / intervalMs : 2 ** Math.ceil(Math.log2(needed))
  // 5 January 1970 was a Monday.
  const sinceMonday = Math.round((firstTime - 4 * day) / intervalMs)
  return { slots, phase: Number.isFinite(sinceMonday) ? ((sinceMonday % slots) + slots) % slots : 0 }
}

export function columnOf(slot: number, step: ColumnStep): number {
  return Math.floor((slot + step.phase) / step.slots)
}

/** The slot at which a column starts. It may be negative for the first column. */
export function columnStart(column: number, step: ColumnStep): number {
  return column * step.slots - step.phase
}
