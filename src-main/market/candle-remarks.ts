import type { Answer } from '../../src-shared/contract/answer'
import type { ServiceQuestion } from '../../src-shared/contract/answers'
import type { LackingCandles, MendedRows } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Outcome } from '../service-api/outcome'
import { withoutAhead } from './candles-ahead'
import { nameOf, type Chart } from './chart'

type Params = Readonly<Record<string, string>>

/** What is told of a chart beside its candles; each absent where there is nothing to tell. */
interface Remarks {
  readonly mended?: MendedRows
  readonly lacking?: LackingCandles
}

export interface KeptAnswers {
  /** Keeps an answer to be looked at as it came, and to be taught by. */
  readonly keepAnswer: (outcome: Outcome, params: Params) => void
  /** Reads a kept answer as it reads by now, without a call; null where none is kept. */
  readonly keptAnswer: (
    question: ServiceQuestion
  ) => Promise<{ readonly answer: Answer | null; readonly at: EpochMs } | null>
}

/** What was odd about the latest answer for each chart, until one comes that is in order. */
export class CandleRemarks {
  readonly #remarks = new Map<string, Remarks & { readonly chart: Chart }>()
  readonly #kept: KeptAnswers

  constructor(kept: KeptAnswers) {
    this.#kept = kept
  }

  of(chart: Chart): Remarks {
    const { mended, lacking } = this.#remarks.get(nameOf(chart)) ?? {}
    return { ...(mended && { mended }), ...(lacking && { lacking }) }
  }

  /** Takes note of what a call for a chart came to. A failed call changes nothing. @param ahead candles left out as future */
  note(chart: Chart, outcome: Outcome, params: Params, ahead: number): void {
    const { answer, operation } = outcome
    if (answer === null) return
    const known = this.of(chart).lacking?.what
    this.#set(chart, answer, { operation, params }, ahead)
    const what = this.of(chart).lacking?.what
    // The same answer each hour needs to be kept but once.
    if (what !== undefined && what !== known) this.#kept.keepAnswer(outcome, params)
  }

  /** The kept answers in which something was lacking, as they read by now. */
  async *readAnew(): AsyncGenerator<{
    readonly chart: Chart
    readonly answer: Answer
    readonly at: EpochMs
    readonly params: Params
  }> {
    for (const { chart, lacking } of [...this.#remarks.values()]) {
      if (lacking === undefined) continue
      const kept = await this.#kept.keptAnswer(lacking)
      // What another call brought in the meantime is newer.
      const isLatest = this.of(chart).lacking?.params === lacking.params
      if (!kept?.answer || !isLatest) continue
      const { answer, ahead } = withoutAhead(kept.answer, chart.interval, kept.at)
      this.#set(chart, answer, lacking, ahead)
      yield { chart, answer, at: kept.at, params: lacking.params }
    }
  }

  #set(
    chart: Chart,
    answer: Answer,
    { operation, params }: Omit<LackingCandles, 'what'>,
    ahead: number
  ): void {
    const what = lackOf(answer)
    this.#remarks.set(nameOf(chart), {
      chart,
      ...mendedIn(answer, ahead),
      ...(what === null ? {} : { lacking: { what, operation, params } })
    })
  }
}

function lackOf(answer: Answer): LackingCandles['what'] | null {
  if (answer.kind !== 'candles') return 'candles'
  return answer.data.length > 0 && answer.data.every(({ volume }) => volume === null) ? 'volume' : null
}

function mendedIn(answer: Answer, ahead: number): Remarks {
  if (answer.kind !== 'candles') return {}
  const { dropped: unreadable, unordered, repeated } = answer
  const mended = { unreadable, unordered, repeated, ahead }
  return unreadable + unordered + repeated + ahead === 0 ? {} : { mended }
}
