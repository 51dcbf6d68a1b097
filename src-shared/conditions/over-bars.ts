import type { EpochMs, Interval } from '../contract/values'
import { at as valueAt, type CandleColumns } from '../indicators/columns'
import { intervalMs } from '../interval'
import type { About, Reading } from './definition'
import type { AlertFacts, SeriesFact } from './facts'

/** What is compared with what, bar by bar. */
export interface Lines {
  readonly value: (index: number) => number
  readonly against: (index: number) => number
}

/** A line over the candles it is asked of; null = no such line. */
export type LineOf = (indicator: string, line: string, params: Record<string, number>) => Float64Array | null

/**
 * Readings over candles. closed: each bar that ended after `since` (at first only the latest), stamped with its end.
 * forming: the bar that is open now, stamped with the quote that moved it.
 * @param linesOf what is compared over some candles; null where there is no such line.
 */
export function overBars(
  interval: Interval,
  { coin, bars, since }: About,
  facts: AlertFacts,
  linesOf: (candles: CandleColumns, line: LineOf) => Lines | null
): readonly Reading[] {
  if (coin === null) return []
  // Without a new quote the forming bar says what it said: its candles need not be read again.
  if (bars === 'forming' && (facts.quote(coin)?.at ?? -Infinity) <= (since ?? -Infinity)) return []
  const series = facts.series(coin, interval, bars)
  if (!series) return []
  const { candles } = series
  const lines = linesOf(candles, (indicator, line, params) =>
    facts.line(candles, { indicator, params, line })
  )
  if (!lines) return []
  const standsForMs = intervalMs[interval]
  const read = (index: number, at: EpochMs): Reading => ({
    at,
    value: lines.value(index),
    against: lines.against(index),
    standsForMs
  })
  if (bars === 'forming') return formingBar(series, coin, facts, standsForMs, read)
  const ends = (index: number): EpochMs => valueAt(candles.time, index) + standsForMs
  // To begin with only the present counts: a bar kept from days ago says nothing of now.
  if (since === null && ends(series.closed - 1) < facts.now - 2 * standsForMs) return []
  const first = firstAfter(series, since, ends)
  const indexes = Array.from({ length: Math.max(series.closed - first, 0) }, (_, offset) => first + offset)
  return indexes.map(index => read(index, ends(index)))
}

function formingBar(
  { candles }: SeriesFact,
  coin: string,
  facts: AlertFacts,
  width: number,
  read: (index: number, at: EpochMs) => Reading
): readonly Reading[] {
  const index = candles.time.length - 1
  const quote = facts.quote(coin)
  const opened = valueAt(candles.time, index)
  // A bar that no quote has moved yet is not the present.
  if (!quote || !(quote.at >= opened && quote.at < opened + width)) return []
  return [read(index, quote.at)]
}

function firstAfter({ closed }: SeriesFact, since: EpochMs | null, ends: (index: number) => EpochMs): number {
  if (since === null) return Math.max(closed - 1, 0)
  let first = closed
  while (first > 0 && ends(first - 1) > since) first--
  return first
}

/** The highest of the `count` values before an index; NaN where there are fewer. */
export const highestBefore = (column: Float64Array, index: number, count: number): number =>
  foldBefore(column, index, count, Math.max)

/** The lowest of the `count` values before an index; NaN where there are fewer. */
export const lowestBefore = (column: Float64Array, index: number, count: number): number =>
  foldBefore(column, index, count, Math.min)

function foldBefore(
  column: Float64Array,
  index: number,
  count: number,
  fold: (a: number, b: number) => number
): number {
  if (index < count) return NaN
  let found = valueAt(column, index - count)
  for (let place = index - count + 1; place < index; place++) found = fold(found, valueAt(column, place))
  return found
}
