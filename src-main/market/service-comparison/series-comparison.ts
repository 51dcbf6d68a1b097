import type { Answer } from '../../../src-shared/contract/answer'
import type { ComparisonKind, ComparisonRow, Figures } from '../../../src-shared/contract/service-comparison'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import type { Bar } from '../bar'
import { barTime } from '../../../src-shared/interval'
import type { BarsAsOf } from '../bars-as-of'
import type { ComparedResponse } from './comparison'
import { explanationOf, type Computation } from './conventions'
import { compareLines, type ComparedLine } from './difference'
import { localSeries, otherSeries, type SeriesKind } from './local-series'
import { linesOfCoin, placedLine, type ReportedLine } from './service-lines'
import { m } from '../../../src-shared/messages/m'

const { upper, middle, lower, conversion, base, spanA, spanB, lagging } = m.indicators.output
const { atr, supertrend } = m.indicators.short
const names: Readonly<Record<SeriesKind, Readonly<Record<string, () => string>>>> = {
  bollinger: { upper, middle, lower },
  ichimoku: { conversion, base, spanA, spanB, lagging },
  atr: { value: atr },
  supertrend: { value: supertrend },
  ribbon: {}
}

const usualPeriods = [10, 20, 50, 100, 200]
const usualAverages = ['sma', 'ema'].flatMap(average => usualPeriods.map(period => `${average}${period}`))

interface Question {
  readonly kind: SeriesKind
  readonly at: EpochMs
  readonly lines: readonly ReportedLine[]
  readonly interval: Interval
  readonly bars: BarsAsOf
}

export const isSeriesKind = (kind: ComparisonKind): kind is SeriesKind => Object.hasOwn(names, kind)

export function compareSeries(question: Question): ComparedResponse {
  const { kind, lines, interval, at } = question
  const placed = lines.map(line => ({ id: line.id, line: placedLine(line, interval, at) }))
  const { rows, bars, notes } = settledRows(question, placed)
  const shifted = lines.map(line => ({ id: line.id, line: placedLine(line, interval, at, -1) }))
  const others: Computation<readonly ComparisonRow[]>[] = [
    ...otherSeries(kind).map(({ convention, compute }) => ({
      convention,
      compute: () => rowsOf(kind, compute(bars, interval), placed)
    })),
    {
      convention: { code: 'bar-ends' },
      compute: () => rowsOf(kind, localSeries(kind, bars, interval, idsOf(lines)), shifted)
    }
  ]
  return {
    rows,
    explanation: explanationOf(rows, others),
    lines: placed.map(({ id, line }) => ({
      id,
      name: nameOf(kind, id),
      time: Float64Array.from(line.keys()),
      value: Float64Array.from(line.values())
    })),
    notes
  }
}

interface PlacedLine {
  readonly id: string
  readonly line: ComparedLine
}

/** Compares closed candles, and the forming one if the response has a single value. */
function settledRows(
  { kind, lines, interval, at, bars }: Question,
  placed: readonly PlacedLine[]
): {
  readonly rows: readonly ComparisonRow[]
  readonly bars: readonly Bar[]
  readonly notes: ComparedResponse['notes']
} {
  const ids = idsOf(lines)
  const settled = rowsOf(kind, localSeries(kind, bars.closed, interval, ids), placed)
  const newest = Math.max(...placed.flatMap(({ line }) => [...line.keys()]))
  const isPoint = placed.every(({ line }) => line.size === 1)
  if (settled.length > 0 && !(isPoint && newest >= barTime(at, interval)))
    return { rows: settled, bars: bars.closed, notes: [{ code: 'forming-left-out' }] }
  if (!bars.forming) {
    return { rows: [], bars: bars.closed, notes: placed.length === 0 ? [] : [{ code: 'forming-not-kept' }] }
  }
  const whole = [...bars.closed, bars.forming]
  const rows = rowsOf(kind, localSeries(kind, whole, interval, ids), placed)
  return { rows, bars: whole, notes: [{ code: 'forming-compared' }] }
}

function rowsOf(
  kind: SeriesKind,
  local: Readonly<Record<string, ComparedLine>>,
  placed: readonly PlacedLine[]
): readonly ComparisonRow[] {
  return placed.flatMap(({ id, line }) => {
    const own = local[id]
    const row = own && compareLines({ id, name: nameOf(kind, id), local: own, service: line })
    return row ? [row] : []
  })
}

const idsOf = (lines: readonly ReportedLine[]): readonly string[] => lines.map(({ id }) => id)

function nameOf(kind: SeriesKind, id: string): string {
  const [, average, period] = /^([a-z]+)(\d+)$/.exec(id) ?? []
  return average && period ? `${average.toUpperCase()} ${period}` : (names[kind][id]?.() ?? id)
}

/** @param ids the averages to calculate for a ribbon. Other kinds ignore it. */
export function ownSeries(
  kind: SeriesKind,
  { closed, forming }: BarsAsOf,
  interval: Interval,
  ids: readonly string[] = usualAverages
): Figures {
  const bars = forming ? [...closed, forming] : closed
  const lines = localSeries(kind, bars, interval, ids)
  // Our Supertrend also returns its two source lines, which have no name.
  const named = Object.entries(lines).filter(([id]) => kind === 'ribbon' || id in names[kind])
  const figures = named.flatMap(([id, line]) => {
    const newest = [...line].at(-1)
    return newest ? [{ id, name: nameOf(kind, id), value: newest[1], at: newest[0] }] : []
  })
  return { figures, verdict: verdictOf(kind, bars, interval, lines) }
}

export function reportedSeries(
  kind: SeriesKind,
  answer: Answer,
  coin: string,
  lines: readonly ReportedLine[]
): Figures {
  const figures = lines.flatMap(({ id, points }) => {
    const newest = points.at(-1)
    return newest ? [{ id, name: nameOf(kind, id), value: newest.value, at: newest.time }] : []
  })
  if (answer.kind === 'ribbon')
    return { figures, verdict: linesOfCoin(answer.data, coin).at(-1)?.trend ?? null }
  if (answer.kind !== 'supertrend') return { figures, verdict: null }
  return { figures, verdict: linesOfCoin(answer.data, coin).at(-1)?.direction ?? null }
}

function verdictOf(
  kind: SeriesKind,
  bars: readonly Bar[],
  interval: Interval,
  lines: Readonly<Record<string, ComparedLine>>
): string | null {
  if (kind === 'ribbon') return trendOf(bars, interval)
  const last = bars.at(-1)
  const stop = kind === 'supertrend' && last ? lines['value']?.get(last.time) : undefined
  return stop === undefined || !last ? null : last.close >= stop ? 'up' : 'down'
}

/**
 * Bullish if each average is above the next longer one, bearish if each is below, otherwise mixed. Null if
 * there are too few bars.
 */
function trendOf(bars: readonly Bar[], interval: Interval): string | null {
  const last = bars.at(-1)?.time
  if (last === undefined) return null
  const ids = usualPeriods.map(period => `sma${period}`)
  const lines = localSeries('ribbon', bars, interval, ids)
  const values = ids.flatMap(id => lines[id]?.get(last) ?? [])
  const steps = values.slice(1).map((value, index) => Math.sign((values[index] ?? NaN) - value))
  if (steps.length === 0) return null
  if (steps.every(step => step > 0)) return 'bullish'
  return steps.every(step => step < 0) ? 'bearish' : 'mixed'
}
