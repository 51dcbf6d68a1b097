import { at, type CandleColumns } from '../indicators/columns'

/** The usual ranges of a breakout, in days: the 20- and 55-day highs and lows of Donchian's channel. */
export const breakoutPeriods = [20, 55] as const

/** A close beyond the range of the days before it. */
export interface Breakout {
  readonly direction: 'up' | 'down'
  /** The highest high, or lowest low, of the days before: what was broken. */
  readonly level: number
  /** The close; of the day that still runs, the price now. */
  readonly close: number
  /** The day, by its opening time (UTC, epoch ms). */
  readonly day: number
  /** The day still runs: the close is not settled. */
  readonly isRunning: boolean
}

/** A coin's range of so many days, and the latest close beyond one. */
export interface DayRange {
  readonly period: number
  /** Of the last closed days: what a breakout would have to pass now. */
  readonly high: number
  readonly low: number
  /** From the price now to the level, in percent points of the price; null without a price. */
  readonly toHighPercent: number | null
  readonly toLowPercent: number | null
  /** Within the last `lookBack` closed days and today; null where none was. */
  readonly latest: Breakout | null
}

interface Now {
  readonly price: number
  /** The opening of the running day. */
  readonly day: number
}

/** How many closed days back a breakout is still told. */
const lookBack = 30

/**
 * Ranges of the last closed days and the latest close beyond one: above the highest high, or below the lowest low, of the
 * `period` days before it (Donchian). Periods with too few days are left out.
 * @param days closed daily candles, ascending
 */
export function rangesOf(
  days: CandleColumns,
  now: Now | null,
  periods: readonly number[] = breakoutPeriods
): readonly DayRange[] {
  const count = days.time.length
  return periods.flatMap(period => {
    if (count < period) return []
    const [high, low] = extremesBefore(days, count, period)
    return [
      {
        ...{ period, high, low },
        toHighPercent: now ? (high / now.price - 1) * 100 : null,
        toLowPercent: now ? (low / now.price - 1) * 100 : null,
        latest: latestBreakout(days, now, period)
      }
    ]
  })
}

function latestBreakout(days: CandleColumns, now: Now | null, period: number): Breakout | null {
  const count = days.time.length
  const running = now && breakoutAt(days, count, period, now.price)
  if (now && running) return { ...running, day: now.day, isRunning: true }
  for (let index = count - 1; index >= Math.max(period, count - lookBack); index--) {
    const found = breakoutAt(days, index, period, at(days.close, index))
    if (found) return { ...found, day: at(days.time, index), isRunning: false }
  }
  return null
}

function breakoutAt(
  days: CandleColumns,
  index: number,
  period: number,
  close: number
): Pick<Breakout, 'direction' | 'level' | 'close'> | null {
  const [high, low] = extremesBefore(days, index, period)
  if (close > high) return { direction: 'up', level: high, close }
  return close < low ? { direction: 'down', level: low, close } : null
}

/** The highest high and lowest low of the `period` days before an index. */
function extremesBefore({ high, low }: CandleColumns, index: number, period: number): [number, number] {
  let [top, bottom] = [-Infinity, Infinity]
  for (let before = index - period; before < index; before++) {
    top = Math.max(top, at(high, before))
    bottom = Math.min(bottom, at(low, before))
  }
  return [top, bottom]
}
