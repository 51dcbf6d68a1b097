import type { Answer } from '../../../src-shared/contract/answer'
import type { ComparisonKind } from '../../../src-shared/contract/service-comparison'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import type { BarsAsOf } from '../bars-as-of'
import { nothingCompared, type ComparedResponse } from './comparison'
import { compareCorrelation } from './correlation-comparison'
import { apart, closedByCoin } from './figures'
import { compareLevels } from './level-comparison'
import { compareSeries, isSeriesKind } from './series-comparison'
import type { ReportedLine } from './service-lines'
import { compareTechnical } from './technical-comparison'

interface AnswerToCompare {
  readonly kind: ComparisonKind
  readonly answer: Answer
  readonly coin: string
  readonly at: EpochMs
  readonly lines: readonly ReportedLine[]
  readonly interval: Interval
  readonly bars: ReadonlyMap<string, BarsAsOf>
}

export function compareAnswer(response: AnswerToCompare): ComparedResponse {
  const comparison = compared(response)
  return { ...comparison, rows: apart(comparison.rows), lines: apart(comparison.lines) }
}

function compared({ kind, answer, coin, at, lines, interval, bars }: AnswerToCompare): ComparedResponse {
  const own = bars.get(coin) ?? { closed: [], forming: null }
  if (isSeriesKind(kind)) return compareSeries({ kind, at, lines, interval, bars: own })
  if (answer.kind === 'supportResistance') return compareLevels(answer, coin, own)
  if (answer.kind === 'technical') return compareTechnical(answer, own)
  return answer.kind === 'correlation' ? compareCorrelation(answer, closedByCoin(bars)) : nothingCompared
}
