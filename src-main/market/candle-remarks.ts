import type { Answer } from '../../src-shared/contract/answer'
import type { ServiceCall } from '../../src-shared/contract/answers'
import type { MissingCandleData, RepairedRows } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Outcome } from '../service/api/outcome'
import { withoutAhead } from './candles-ahead'
import { chartName, type Chart } from './chart'

type Params = Readonly<Record<string, string>>

interface Remarks {
  readonly repaired?: RepairedRows
  readonly missingData?: MissingCandleData
}

export interface AnswerArchive {
  /** Stores a response so that the user can inspect it and map its fields. */
  readonly saveAnswer: (outcome: Outcome, params: Params) => void
  readonly readSavedAnswer: (
    call: ServiceCall
  ) => Promise<{ readonly answer: Answer | null; readonly at: EpochMs } | null>
}

/** Problems in each chart's latest response, until a response without problems arrives. */
export class CandleRemarks {
  readonly #remarks = new Map<string, Remarks & { readonly chart: Chart }>()
  readonly #archive: AnswerArchive

  constructor(archive: AnswerArchive) {
    this.#archive = archive
  }

  of(chart: Chart): Remarks {
    const { repaired, missingData } = this.#remarks.get(chartName(chart)) ?? {}
    return { ...(repaired && { repaired }), ...(missingData && { missingData }) }
  }

  /**
   * Ignores failed calls.
   * @param ahead number of candles left out because they are in the future
   */
  note(chart: Chart, outcome: Outcome, params: Params, ahead: number): void {
    const { answer, operation } = outcome
    if (answer === null) return
    const known = this.of(chart).missingData?.what
    this.#set(chart, answer, { operation, params }, ahead)
    const what = this.of(chart).missingData?.what
    if (what !== undefined && what !== known) this.#archive.saveAnswer(outcome, params)
  }

  async *readAgain(): AsyncGenerator<{
    readonly chart: Chart
    readonly answer: Answer
    readonly at: EpochMs
    readonly params: Params
  }> {
    for (const { chart, missingData } of [...this.#remarks.values()]) {
      if (missingData === undefined) continue
      const saved = await this.#archive.readSavedAnswer(missingData)
      // Skip the response if another call has loaded newer candles in the meantime.
      const isLatest = this.of(chart).missingData?.params === missingData.params
      if (!saved?.answer || !isLatest) continue
      const { answer, ahead } = withoutAhead(saved.answer, chart.interval, saved.at)
      this.#set(chart, answer, missingData, ahead)
      yield { chart, answer, at: saved.at, params: missingData.params }
    }
  }

  #set(
    chart: Chart,
    answer: Answer,
    { operation, params }: Omit<MissingCandleData, 'what'>,
    ahead: number
  ): void {
    const what = missingPart(answer)
    this.#remarks.set(chartName(chart), {
      chart,
      ...repairsIn(answer, ahead),
      ...(what === null ? {} : { missingData: { what, operation, params } })
    })
  }
}

function missingPart(answer: Answer): MissingCandleData['what'] | null {
  if (answer.kind !== 'candles') return 'candles'
  return answer.data.length > 0 && answer.data.every(({ volume }) => volume === null) ? 'volume' : null
}

function repairsIn(answer: Answer, ahead: number): Remarks {
  if (answer.kind !== 'candles') return {}
  const { dropped: unreadable, unordered, repeated } = answer
  const repaired = { unreadable, unordered, repeated, ahead }
  return unreadable + unordered + repeated + ahead === 0 ? {} : { repaired }
}
