import { at as read, type CandleColumns } from '../../../src-shared/indicators/columns'
import { changePercent } from '../../../src-shared/figures/daily'
import { day, hour } from '../../../src-shared/time'

export interface PriceAround {
  readonly closes: readonly number[]
  /** Where the moment lies among the closes, from 0 (the first) to 1 (the last). */
  readonly place: number
  /** The last close before the moment. */
  readonly price: number
  /**
   * How much the price had changed from `price` an hour and a day later, in percent. Null if that time hasn't
   * come yet or the candle is missing.
   */
  readonly after: { readonly hour: number | null; readonly day: number | null }
}

/** With fewer closes, the picture would mean nothing. */
const fewest = 5

/**
 * Null if the candles don't cover the moment.
 * @param reachMs how much time before and after to show
 */
export function priceAround(
  { time, close }: Pick<CandleColumns, 'time' | 'close'>,
  intervalMs: number,
  moment: number,
  reachMs: number
): PriceAround | null {
  const ends = Array.from(time, opened => opened + intervalMs)
  const before = ends.findLastIndex(end => end <= moment)
  // Null if the last close before the moment is too old to be the price at that time.
  if (before < 0 || moment - (ends[before] ?? 0) > 2 * intervalMs) return null
  const shown = ends.flatMap((end, index) => (Math.abs(end - moment) <= reachMs ? [index] : []))
  const [first, last] = [shown[0], shown.at(-1)]
  if (first === undefined || last === undefined || shown.length < fewest) return null
  const [from, to] = [ends[first] ?? 0, ends[last] ?? 0]
  const price = read(close, before)
  const since = (span: number): number | null => {
    const index = ends.findIndex(end => end >= moment + span)
    if (intervalMs > span || index < 0 || (ends[index] ?? 0) - moment - span > intervalMs) return null
    return changePercent(price, read(close, index))
  }
  return {
    closes: shown.map(index => read(close, index)),
    place: Math.min(1, Math.max(0, (moment - from) / (to - from))),
    price,
    after: { hour: since(hour), day: since(day) }
  }
}
