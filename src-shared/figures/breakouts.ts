import { at, type CandleColumns } from '../indicators/columns'

export const breakoutPeriods = [20, 55] as const

export interface Breakout {
  readonly direction: 'up' | 'down'
  readonly level: number
  /** The day's close. For the current day, the current price. */
  readonly close: number
  /** UTC, epoch ms. */
  readonly day: number
  /** True for the current day, whose close isn't final. */
  readonly isRunning: boolean
}

export interface DayRange {
  readonly period: number
  /**
   * The highest high of the last `period` closed days, and the lowest low of the same days. Today isn't
   * included, because otherwise its price couldn't break out of the range.
   */
  readonly high: number
  readonly low: number
  /** How far the high is from the current price, in percent of that price. Null without a price. */
  readonly toHighPercent: number | null
  readonly toLowPercent: number | null
  /** The latest breakout, today or within the last `lookbackDays` closed days. */
  readonly latest: Breakout | null
}

interface Now {
  readonly price: number
  readonly day: number
}

/** In closed days. */
const lookbackDays = 30

/**
 * Returns the range and the latest breakout for each period. A breakout is a close above the highest high or
 * below the lowest low of the `period` days before it (Donchian). Leaves out periods with too few days.
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
        period,
        high,
        low,
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
  for (let index = count - 1; index >= Math.max(period, count - lookbackDays); index--) {
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

function extremesBefore({ high, low }: CandleColumns, index: number, period: number): [number, number] {
  let [top, bottom] = [-Infinity, Infinity]
  for (let before = index - period; before < index; before++) {
    top = Math.max(top, at(high, before))
    bottom = Math.min(bottom, at(low, before))
  }
  return [top, bottom]
}
