import { sentJson } from '../../../src-shared/json'
import type { Answer, AnswerOf } from '../../../src-shared/contract/answer'
import type { ComparisonKind, Figures, ServiceFigures } from '../../../src-shared/contract/service-comparison'
import type { Interval } from '../../../src-shared/contract/values'
import { leafTable } from '../../service/api/answers/leaves'
import type { BarsAsOf } from '../bars-as-of'
import { ownCorrelation, reportedCorrelation } from './correlation-comparison'
import { calculatedLevels, reportedLevels } from './level-comparison'
import { isSeriesKind, ownSeries, reportedSeries } from './series-comparison'
import { reportedLines } from './service-lines'
import { ownTechnical, reportedTechnical } from './technical-comparison'

/** The maximum number of values to list. Explorer can show the rest. */
const mostLeaves = 200

const noFigures: Figures = { figures: [], verdict: null }

/**
 * Returns the figures in a response, or all of its values if no figure is recognised, so that the user sees
 * what they paid for.
 * @param body the raw response
 */
export function reportedFigures(
  kind: ComparisonKind,
  answer: Answer,
  coin: string,
  body: string | null
): Pick<ServiceFigures, 'verdict' | 'figures' | 'leaves' | 'leavesLeftOut'> {
  const lines = reportedLines(answer, coin)
  const reported = figuresIn()
  const table = { verdict: reported.verdict, figures: apart(reported.figures) }
  return reported.figures.length > 0
    ? { ...table, leaves: [], leavesLeftOut: 0 }
    : { ...table, ...leafTable(sentJson(body ?? 'null') ?? body, mostLeaves) }

  function figuresIn(): Figures {
    if (isSeriesKind(kind)) return reportedSeries(kind, answer, coin, lines)
    if (kind === 'levels' && answer.kind === 'supportResistance') return reportedLevels(answer, coin)
    if (kind === 'technical' && answer.kind === 'technical') return reportedTechnical(answer)
    return kind === 'correlation' && answer.kind === 'correlation' ? reportedCorrelation(answer) : noFigures
  }
}

export function ownFigures(
  kind: ComparisonKind,
  answer: Answer | null,
  coin: string,
  bars: ReadonlyMap<string, BarsAsOf>,
  interval: Interval
): Figures | null {
  const own = bars.get(coin) ?? { closed: [], forming: null }
  const ours = figuresOf()
  return ours && ours.figures.length > 0 ? { ...ours, figures: apart(ours.figures) } : null

  function figuresOf(): Figures | null {
    if (kind === 'levels') return calculatedLevels(own)
    if (kind === 'technical') return ownTechnical(own)
    if (kind === 'correlation') return ownCorrelation(closedByCoin(bars))
    const averages = answer?.kind === 'ribbon' ? averagesIn(answer, coin) : undefined
    return ownSeries(kind, own, interval, averages)
  }
}

/**
 * Removes the exchange from coins (`BTC@binance` becomes `BTC`), because the service's responses leave it
 * out.
 */
export function closedByCoin(bars: ReadonlyMap<string, BarsAsOf>): ReadonlyMap<string, BarsAsOf['closed']> {
  return new Map([...bars].map(([coin, { closed }]) => [coin.split('@')[0]?.toUpperCase() ?? coin, closed]))
}

const averagesIn = (answer: AnswerOf<'ribbon'>, coin: string): readonly string[] =>
  reportedLines(answer, coin).map(({ id }) => id)

/** Makes IDs unique, because items with the same ID would hide each other. */
export function apart<Named extends { readonly id: string }>(all: readonly Named[]): readonly Named[] {
  const counts = new Map<string, number>()
  return all.map(one => {
    const time = (counts.get(one.id) ?? 0) + 1
    counts.set(one.id, time)
    return time === 1 ? one : { ...one, id: `${one.id} ${time}` }
  })
}
