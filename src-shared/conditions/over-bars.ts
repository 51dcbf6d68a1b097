import type { EpochMs, Interval } from '../contract/values'
import { at as valueAt, type CandleColumns } from '../indicators/columns'
import { intervalMs } from '../interval'
import type { About, ConditionReading } from './definition'
import type { AlertFacts, SeriesFact } from './facts'

export interface Lines {
  readonly value: (index: number) => number
  readonly against: (index: number) => number
}

export type LineOf = (indicator: string, line: string, params: Record<string, number>) => Float64Array | null

/**
 * Returns the values of a condition about candles.
 * - `closed`: for each bar that ended after `since`, at its end. If `since` is null, only for the latest bar
 * - `forming`: for the open bar, at the time of the quote that changed it
 * @param linesOf returns the lines to compare, or null if a line doesn't exist
 */
export function overBars(
  interval: Interval,
  { coin, bars, since }: About,
  facts: AlertFacts,
  linesOf: (candles: CandleColumns, line: LineOf) => Lines | null
): readonly ConditionReading[] {
  if (coin === null) return []
  // Only a new quote can change the open bar.
  if (bars === 'forming' && (facts.quote(coin)?.at ?? -Infinity) <= (since ?? -Infinity)) return []
  const series = facts.series(coin, interval, bars)
  if (!series) return []
  const { candles } = series
  const lines = linesOf(candles, (indicator, line, params) =>
    facts.line(candles, { indicator, params, line })
  )
  if (!lines) return []
  const standsForMs = intervalMs[interval]
  const read = (index: number, at: EpochMs): ConditionReading => ({
    at,
    value: lines.value(index),
    against: lines.against(index),
    standsForMs
  })
  if (bars === 'forming') return formingBar(series, coin, facts, standsForMs, read)
  const ends = (index: number): EpochMs => valueAt(candles.time, index) + standsForMs
  // The first value must be current, so a bar that ended too long ago is ignored.
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
  read: (index: number, at: EpochMs) => ConditionReading
): readonly ConditionReading[] {
  const index = candles.time.length - 1
  const quote = facts.quote(coin)
  const opened = valueAt(candles.time, index)
  if (!quote || !(quote.at >= opened && quote.at < opened + width)) return []
  return [read(index, quote.at)]
}

function firstAfter({ closed }: SeriesFact, since: EpochMs | null, ends: (index: number) => EpochMs): number {
  if (since === null) return Math.max(closed - 1, 0)
  let first = closed
  while (first > 0 && ends(first - 1) > since) first--
  return first
}

export const highestBefore = (column: Float64Array, index: number, count: number): number =>
  foldBefore(column, index, count, Math.max)

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
