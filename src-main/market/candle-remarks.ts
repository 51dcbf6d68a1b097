import type { LackingCandles, MendedRows } from '../../src-shared/contract/market'
import type { Outcome } from '../service-api/outcome'

type Params = Readonly<Record<string, string>>

/** What is told of a chart beside its candles; each absent where there is nothing to tell. */
interface Remarks {
  readonly mended?: MendedRows
  readonly lacking?: LackingCandles
}

/** What was odd about the latest answer for each chart, until one comes that is in order. */
export class CandleRemarks {
  readonly #remarks = new Map<string, Remarks>()
  readonly #keepAnswer: (outcome: Outcome, params: Params) => void

  /** @param keepAnswer keeps an answer to be looked at as it came, and to be taught by. */
  constructor(keepAnswer: (outcome: Outcome, params: Params) => void) {
    this.#keepAnswer = keepAnswer
  }

  of(chart: string): Remarks {
    return this.#remarks.get(chart) ?? {}
  }

  /** Takes note of what a call for a chart came to. A failed call changes nothing. */
  note(chart: string, outcome: Outcome, params: Params): void {
    const { answer, operation } = outcome
    if (answer === null) return
    const what = lackOf(answer)
    const known = this.of(chart).lacking?.what
    // The same answer each hour needs to be kept but once.
    if (what !== null && what !== known) this.#keepAnswer(outcome, params)
    this.#remarks.set(chart, {
      ...mendedIn(answer),
      ...(what === null ? {} : { lacking: { what, operation, params } })
    })
  }
}

function lackOf(answer: NonNullable<Outcome['answer']>): LackingCandles['what'] | null {
  if (answer.kind !== 'candles') return 'candles'
  return answer.data.length > 0 && answer.data.every(({ volume }) => volume === null) ? 'volume' : null
}

function mendedIn(answer: NonNullable<Outcome['answer']>): Remarks {
  if (answer.kind !== 'candles') return {}
  const { dropped: unreadable, unordered, repeated } = answer
  return unreadable + unordered + repeated === 0 ? {} : { mended: { unreadable, unordered, repeated } }
}
