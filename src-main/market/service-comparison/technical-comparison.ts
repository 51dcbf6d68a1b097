import { technicalVerdict as verdictOfReading } from '../../../src-shared/figures/verdict'
import type { AnswerOf } from '../../../src-shared/contract/answer'
import type {
  ComparisonRow,
  Figures as TechnicalFigures
} from '../../../src-shared/contract/service-comparison'
import { m } from '../../../src-shared/messages/m'
import type { Bar } from '../bar'
import type { BarsAsOf } from '../bars-as-of'
import { nothingCompared, type ComparedResponse } from './comparison'
import { explanationOf } from './conventions'
import { differenceOf, type ComparedLine } from './difference'
import { indicatorLines } from './local-lines'

type Figures = Readonly<Record<string, number>>

const names: Readonly<Record<string, string>> = {
  rsi: 'RSI 14',
  macd: 'MACD',
  macdSignal: m.comparison.macd.signal(),
  macdHistogram: m.comparison.macd.histogram()
}

export function compareTechnical(
  answer: AnswerOf<'technical'>,
  { closed, forming }: BarsAsOf
): ComparedResponse {
  const bars = forming ? [...closed, forming] : closed
  const { values } = answer.data
  const rowsFrom = (own: Figures): readonly ComparisonRow[] =>
    Object.entries(values).flatMap(([id, reported]) => {
      const local = own[idOf(id)]
      if (local === undefined || !Number.isFinite(local) || reported === null) return []
      const both = differenceOf(bars.at(-1)?.time ?? null, local, reported)
      return [{ id: idOf(id), name: nameOf(id), bars: 1, last: both, largest: both }]
    })
  const figures = figuresOf(bars, Object.keys(values))
  const rows = rowsFrom(figures)
  const day = bars.at(-1)?.time
  return {
    ...nothingCompared,
    rows,
    lines: Object.entries(values).flatMap(([id, reported]) =>
      day === undefined || reported === null
        ? []
        : [{ id: idOf(id), name: nameOf(id), time: Float64Array.of(day), value: Float64Array.of(reported) }]
    ),
    explanation: explanationOf(rows, [
      {
        convention: { code: 'forming-left-out' },
        compute: () => rowsFrom(figuresOf(closed, Object.keys(values)))
      },
      {
        convention: { code: 'seeded-macd' },
        compute: () => rowsFrom({ ...figures, ...seededMacd(bars) })
      }
    ]),
    notes: [...(forming ? [{ code: 'forming-compared' } as const] : []), { code: 'four-signs' }]
  }
}

export function ownTechnical({ closed, forming }: BarsAsOf): TechnicalFigures {
  const bars = forming ? [...closed, forming] : closed
  const at = bars.at(-1)?.time ?? null
  const figures = Object.entries(figuresOf(bars, ['sma50', 'sma200'])).flatMap(([id, value]) =>
    Number.isFinite(value) ? [{ id, name: nameOf(id), value, at }] : []
  )
  return { figures, verdict: comparedVerdict(bars) }
}

/** All figures in the response, even if Candlewick can't calculate them. */
export function reportedTechnical({ data }: AnswerOf<'technical'>): TechnicalFigures {
  const figures = Object.entries(data.values).flatMap(([id, value]) =>
    value === null ? [] : [{ id: idOf(id), name: nameOf(id), value, at: null }]
  )
  return { figures, verdict: data.verdict }
}

const idOf = (id: string): string => (names[id] ? id : id.toLowerCase().replace(/[^a-z0-9]/g, ''))

function nameOf(id: string): string {
  const [, average, period] = /^(sma|ema)(\d+)$/.exec(idOf(id)) ?? []
  return average && period ? `${average.toUpperCase()} ${period}` : (names[id] ?? id)
}

function figuresOf(bars: readonly Bar[], averageIds: readonly string[]): Figures {
  const newest = (line: ComparedLine | undefined): number => line?.get(bars.at(-1)?.time ?? NaN) ?? NaN
  const macd = indicatorLines('macd', bars, '1d')
  const averages = averageIds.flatMap(id => {
    const [, average, period] = /^(sma|ema)(\d+)$/.exec(idOf(id)) ?? []
    if (!average) return []
    return [[idOf(id), newest(indicatorLines(average, bars, '1d', { period: Number(period) })['value'])]]
  })
  return {
    rsi: newest(indicatorLines('rsi', bars, '1d')['value']),
    macd: newest(macd['macd']),
    macdSignal: newest(macd['signal']),
    macdHistogram: newest(macd['histogram']),
    ...(Object.fromEntries(averages) as Figures)
  }
}

/** A MACD whose averages start with a simple average, as many programs calculate it. */
function seededMacd(bars: readonly Bar[]): Figures {
  const closes = bars.map(({ close }) => close)
  const slow = seeded(closes, 26)
  const line = seeded(closes, 12)
    .map((value, index) => value - (slow[index] ?? NaN))
    .filter(Number.isFinite)
  const signal = seeded(line, 9)
  const [macd, macdSignal] = [line.at(-1) ?? NaN, signal.at(-1) ?? NaN]
  return { macd, macdSignal, macdHistogram: macd - macdSignal }
}

function seeded(values: readonly number[], period: number): readonly number[] {
  let average = 0
  return values.map((value, index) => {
    if (index < period) average += value / period
    else average += ((value - average) * 2) / (period + 1)
    return index + 1 < period ? NaN : average
  })
}

/**
 * Each of four signals votes to buy, to sell, or neither. The verdict is strong if at least three agree. Null if there
 * are too few bars.
 */
export function comparedVerdict(bars: readonly Bar[]): string | null {
  const last = bars.at(-1)
  if (!last) return null
  const {
    rsi = NaN,
    macd = NaN,
    macdSignal = NaN,
    sma50 = NaN,
    sma200 = NaN
  } = figuresOf(bars, ['sma50', 'sma200'])
  const { side, isStrong } = verdictOfReading({ close: last.close, rsi, macd, macdSignal, sma50, sma200 })
  return isStrong ? `strong ${side}` : side
}
