import type { AlertCondition, AlertDraft } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import { at as valueAt, type CandleColumns } from '../../src-shared/indicators/columns'
import { intervalMs } from '../market/interval'
import type { AlertFacts, SeriesFact } from './facts'
import type { Reading } from './signal'

export type BarCondition = Extract<
  AlertCondition,
  { kind: 'volume' | 'indicator' | 'supertrend' | 'breakout' }
>

/** What is compared with what, bar by bar. */
interface Lines {
  readonly value: (index: number) => number
  readonly against: (index: number) => number
}

/** Bars a volume is averaged over. */
const averageOver = 20

/**
 * Readings of a condition over candles. closed: each bar that ended after `since` (at first only the latest),
 * stamped with its end. forming: the bar that is open now, stamped with the quote that moved it.
 */
export function barReadings(
  condition: BarCondition,
  coin: string,
  bars: AlertDraft['bars'],
  facts: AlertFacts,
  since: EpochMs | null
): readonly Reading[] {
  // Without a new quote the forming bar says what it said: its candles need not be read again.
  if (bars === 'forming' && (facts.quote(coin)?.at ?? -Infinity) <= (since ?? -Infinity)) return []
  const series = facts.series(coin, condition.interval, bars)
  const lines = series && linesOf(condition, series.candles, facts)
  if (!series || !lines) return []
  const standsForMs = intervalMs[condition.interval]
  const read = (index: number, at: EpochMs): Reading => ({
    at,
    value: lines.value(index),
    against: lines.against(index),
    standsForMs
  })
  if (bars === 'forming') return formingBar(series, coin, facts, standsForMs, read)
  const ends = (index: number): EpochMs => valueAt(series.candles.time, index) + standsForMs
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

function linesOf(condition: BarCondition, candles: CandleColumns, facts: AlertFacts): Lines | null {
  const line = (indicator: string, name: string, params: Record<string, number> = {}): Float64Array | null =>
    facts.line(candles, { indicator, params, line: name })
  switch (condition.kind) {
    case 'volume': {
      const { volume } = candles
      const value = (index: number): number =>
        condition.of === 'amount'
          ? valueAt(volume, index)
          : valueAt(volume, index) / averageBefore(volume, index)
      return { value, against: () => condition.value }
    }
    case 'indicator': {
      const value = facts.line(candles, condition.line)
      const other = 'line' in condition.against ? facts.line(candles, condition.against.line) : null
      if (!value || ('line' in condition.against && !other)) return null
      const fixed = 'value' in condition.against ? condition.against.value : NaN
      return {
        value: index => valueAt(value, index),
        against: index => (other ? valueAt(other, index) : fixed)
      }
    }
    case 'supertrend': {
      const { period, factor } = condition
      const rising = line('supertrend', 'up', { period, factor })
      const falling = line('supertrend', 'down', { period, factor })
      if (!rising || !falling) return null
      // Of the two lines only the one that holds now has a value: which it is, is all that counts.
      const side = (index: number): number =>
        Number.isNaN(valueAt(rising, index)) ? (Number.isNaN(valueAt(falling, index)) ? NaN : -1) : 1
      return { value: side, against: () => 0 }
    }
    case 'breakout':
      return bandLines(condition, candles, line)
  }
}

function bandLines(
  { way, period, factor }: Extract<BarCondition, { kind: 'breakout' }>,
  candles: CandleColumns,
  line: (indicator: string, name: string, params: Record<string, number>) => Float64Array | null
): Lines | null {
  const upper = line('bollinger', 'upper', { period, factor })
  const lower = line('bollinger', 'lower', { period, factor })
  if (!upper || !lower) return null
  const close = (index: number): number => valueAt(candles.close, index)
  if (way === 'up') return { value: close, against: index => valueAt(upper, index) }
  if (way === 'down') return { value: close, against: index => valueAt(lower, index) }
  // Half widths from the middle: 1 is the band itself, on either side.
  const halfWidths = (index: number): number => {
    const [high, low] = [valueAt(upper, index), valueAt(lower, index)]
    return Math.abs(close(index) - (high + low) / 2) / ((high - low) / 2)
  }
  return { value: halfWidths, against: () => 1 }
}

function averageBefore(volume: Float64Array, index: number): number {
  const before = volume.subarray(Math.max(index - averageOver, 0), index)
  return before.length < averageOver ? NaN : before.reduce((sum, value) => sum + value, 0) / before.length
}
