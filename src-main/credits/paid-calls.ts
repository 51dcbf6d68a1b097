import type { Feature } from '../contract/values'
import { Emitter } from '../events/emitter'
import { faultOf } from '../service-api/faults'
import type { Outcome } from '../service-api/outcome'
import type { Clock } from '../time/clock'
import type { CreditService } from './credit-service'
import { subjectOf } from './subject'

/** The part of the service client that is needed here. */
export interface Caller {
  call(operation: string, params: Readonly<Record<string, string>>): Promise<Outcome>
}

export interface PaidCallSources {
  readonly client: Caller
  readonly credits: CreditService
  readonly clock: Clock
  /** Credits a day, all calls together; null = no limit of our own. */
  readonly dailyBudget: () => number | null
}

/**
 * The only way to the service: every call is booked before it is sent and settled before its answer is
 * handed on. Identical calls under way at once are one.
 */
export class PaidCalls {
  /** Every answer and every failure, after it is booked. */
  readonly settled = new Emitter<Outcome>()
  readonly #sources: PaidCallSources
  readonly #underWay = new Map<string, Promise<Outcome>>()
  #closed = false

  constructor(sources: PaidCallSources) {
    this.#sources = sources
  }

  /** @param params query parameters by the operations table; several coins are joined by a blank. */
  call(operation: string, params: Readonly<Record<string, string>>, feature: Feature): Promise<Outcome> {
    const question = JSON.stringify([operation, Object.entries(params).sort()])
    const already = this.#underWay.get(question)
    if (already) return already
    const call = this.#make(operation, params, feature).finally(() => this.#underWay.delete(question))
    this.#underWay.set(question, call)
    return call
  }

  close(): void {
    this.#closed = true
  }

  async #make(
    operation: string,
    params: Readonly<Record<string, string>>,
    feature: Feature
  ): Promise<Outcome> {
    const { client, credits } = this.#sources
    const subject = subjectOf(params)
    const stopped = this.#overBudget(operation, credits.priceOf(operation, subject).reserve)
    if (stopped) return stopped
    const reservation = credits.reserve(operation, subject, feature)
    const outcome = await client.call(operation, params)
    // The books were closed meanwhile (the app ends, another service was chosen): the call stays reserved
    // there, and the next start counts it as one that may have been charged.
    if (this.#closed)
      return { ...outcome, answer: null, fault: outcome.fault ?? faultOf('offline', { operation }) }
    credits.settle(reservation, outcome)
    this.settled.emit(outcome)
    return outcome
  }

  #overBudget(operation: string, reserve: number): Outcome | null {
    const { credits, clock } = this.#sources
    const budget = this.#sources.dailyBudget()
    if (budget === null || credits.spentToday() + reserve <= budget) return null
    const now = clock.now()
    return {
      operation,
      url: '',
      answer: null,
      fault: faultOf('budget-stopped', { operation }),
      credits: { consumed: null, quotaUsed: null, quotaLimit: null },
      charge: 'none',
      charged: 0,
      status: null,
      sentAt: now,
      receivedAt: now,
      body: null
    }
  }
}
