import type { Fault } from '../../src-shared/contract/fault'
import type { EpochMs, Feature } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import { faultOf } from '../service-api/faults'
import { noCredits, type Outcome } from '../service-api/outcome'
import { DiskError, UnbookedError } from '../storage/disk-error'
import type { Clock } from '../time/clock'
import type { Initiator, Reservation } from './booked-call'
import type { CreditService } from './credit-service'
import { subjectOf, type Subject } from './subject'

/** The part of the service client that is needed here. */
export interface Caller {
  /** @param signal stops waiting. A call already sent may still be charged. */
  call(operation: string, params: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Outcome>
}

export interface PaidCallSources {
  readonly client: Caller
  readonly credits: CreditService
  readonly clock: Clock
  /** Our own limits; asked once a call, right before it is booked. */
  readonly budget: {
    /** Why a call may not be made, or null where it may. */
    refusal(operation: string, reserve: number, initiator: Initiator): Fault | null
  }
  /** Whether a person has agreed to calls at all; before that only the key may be checked. */
  readonly agreed: () => boolean
  /** Records what went wrong inside once an answer was there: the answer is handed on all the same. */
  readonly report?: (error: unknown, where: string) => void
}

/**
 * The only way to the service: every call is booked before it is sent and settled before its answer is
 * handed on, or held to be settled where the disk does not take it: what was paid for is shown in any case. Identical
 * calls under way at once are one.
 */
export class PaidCalls {
  /** Every answer and every failure, after it is booked. */
  readonly settled = new Emitter<Outcome>()
  readonly #sources: PaidCallSources
  readonly #underWay = new Map<string, Promise<Outcome>>()
  /** Pending calls of unknown price, by operation. */
  readonly #first = new Map<string, Promise<void>>()
  #sends = true
  #closed = false
  readonly #waiting = new AbortController()
  /** Calls that were made before another key was entered are of an earlier one. */
  #edition = 0

  constructor(sources: PaidCallSources) {
    this.#sources = sources
  }

  /**
   * Asks the service. Every failure it can have is a fault of the outcome.
   * @param params query parameters by the operations table; several coins are joined by a blank.
   * @param initiator who it is made for: what runs by itself has only a share of the budgets.
   * @throws UnbookedError where it can't be booked: nothing was sent then. Else only a mistake of ours.
   */
  call(
    operation: string,
    params: Readonly<Record<string, string>>,
    feature: Feature,
    initiator: Initiator = 'person'
  ): Promise<Outcome> {
    const question = JSON.stringify([this.#edition, operation, Object.entries(params).sort()])
    const already = this.#underWay.get(question)
    if (already) return already
    const call = this.#make(operation, params, feature, initiator).finally(() =>
      this.#underWay.delete(question)
    )
    this.#underWay.set(question, call)
    return call
  }

  /**
   * Another key is in use. What is under way with the old one is booked, but handed on to nobody, and its quota is the
   * old key's.
   */
  disown(): void {
    this.#edition++
    this.#first.clear()
  }

  /** Stops sending. Pending calls are still recorded and their responses delivered. */
  stopSending(): void {
    this.#sends = false
  }

  /** Resolves when every pending call is recorded. */
  async done(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay.values())
  }

  /** Stops waiting for pending calls and records them as possibly charged. */
  giveUp(): void {
    this.#waiting.abort()
  }

  /** Closes the ledger. Pending calls are no longer recorded or delivered. */
  close(): void {
    this.#sends = false
    this.#closed = true
  }

  async #make(
    operation: string,
    params: Readonly<Record<string, string>>,
    feature: Feature,
    initiator: Initiator
  ): Promise<Outcome> {
    const { credits } = this.#sources
    if (!this.#sends) return this.#unsent(operation, faultOf('offline', { operation, cause: 'not-sent' }))
    if (feature !== 'key-check' && !this.#sources.agreed())
      return this.#unsent(operation, unagreed(operation))
    // Until the first call of an operation shows the price, its other calls wait.
    while (credits.isUnbounded(operation) && this.#first.has(operation)) await this.#first.get(operation)
    if (!credits.isUnbounded(operation)) return this.#send(operation, params, feature, initiator)
    const first = this.#send(operation, params, feature, initiator)
    const settled = first.then(nothing, nothing)
    this.#first.set(operation, settled)
    void settled.then(() => this.#first.get(operation) === settled && this.#first.delete(operation))
    return first
  }

  async #send(
    operation: string,
    params: Readonly<Record<string, string>>,
    feature: Feature,
    initiator: Initiator
  ): Promise<Outcome> {
    const { client, credits, budget } = this.#sources
    if (!this.#sends) return this.#unsent(operation, faultOf('offline', { operation, cause: 'not-sent' }))
    const subject = subjectOf(params)
    const reserve = this.#reserveOf(operation, subject, feature, initiator)
    const refusal = budget.refusal(operation, reserve, initiator)
    if (refusal) return this.#unsent(operation, refusal)
    const reservation = booked(() => credits.reserve(operation, subject, feature, initiator))
    const edition = this.#edition
    let outcome: Outcome
    try {
      outcome = await client.call(operation, params, this.#waiting.signal)
    } catch (error) {
      // The client answers with faults and never throws: this is our own mistake, and what it cost nobody knows.
      this.#settle(reservation, this.#lost(operation, reservation.at))
      throw error
    }
    // The ledger closed before the response arrived. The call stays reserved, and the next start counts it as possibly
    // charged.
    if (this.#closed) return stopped(outcome)
    if (edition !== this.#edition) {
      const { consumed } = outcome.credits
      const booked = { ...outcome, credits: { ...noCredits, consumed } }
      this.#attempt(() => credits.settle(reservation, booked))
      return stopped(outcome)
    }
    this.#settle(reservation, outcome)
    for (let sent = 1; sent < (outcome.timesSent ?? 1); sent++)
      this.#attempt(() =>
        credits.settle(credits.reserve(operation, subject, feature, initiator), freed(outcome))
      )
    return outcome
  }

  /**
   * What a budget must have left. While nobody knows what an operation costs, one lost call of it may have cost anything: a second
   * goes out only once that is settled, or where the user allows it beyond the budget; one that looks at the quota settles it. The
   * schedule waits by itself, and where nothing can settle it no longer than an hour.
   */
  #reserveOf(operation: string, subject: Subject, feature: Feature, initiator: Initiator): number {
    const { credits } = this.#sources
    const isOpen =
      initiator === 'person' ? credits.hasUnbounded(operation) : credits.waitsForCharge(operation) !== null
    return feature !== 'key-check' && isOpen ? Infinity : credits.priceOf(operation, subject).reserve
  }

  #settle(reservation: Reservation, outcome: Outcome): void {
    if (this.#closed) return
    this.#attempt(() => this.#sources.credits.settle(reservation, outcome))
    this.#attempt(() => this.settled.emit(outcome))
  }

  /** Whatever goes wrong in the books, or in who listens: the answer is there, and was paid for. */
  #attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#sources.report?.(error, 'settling')
    }
  }

  /** Nothing was sent and nothing was charged. */
  #unsent(operation: string, fault: Fault): Outcome {
    const now = this.#sources.clock.now()
    return { ...empty, operation, fault, charge: 'none', charged: 0, sentAt: now, receivedAt: now }
  }

  #lost(operation: string, sentAt: EpochMs): Outcome {
    const fault = faultOf('unreadable', { operation, cause: 'lost' })
    const receivedAt = this.#sources.clock.now()
    return { ...empty, operation, fault, charge: 'unknown', charged: null, sentAt, receivedAt }
  }
}

const nothing = (): void => undefined

const empty = {
  url: '',
  answer: null,
  credits: noCredits,
  status: null,
  body: null,
  headers: []
} as const

const unagreed = (operation: string): Fault =>
  faultOf('bad-input', {
    operation,
    cause: 'plan-not-agreed'
  })

const booked = (book: () => Reservation): Reservation => {
  try {
    return book()
  } catch (error) {
    throw error instanceof DiskError ? new UnbookedError(error.trouble, error) : error
  }
}

/** What came of a request that the network sent once more by itself: no 200, so it was free. */
const freed = (outcome: Outcome): Outcome => ({
  ...outcome,
  ...({ answer: null, credits: noCredits, charge: 'none', charged: 0 } as const)
})

const stopped = (outcome: Outcome): Outcome => {
  const { operation, fault } = outcome
  return { ...outcome, answer: null, fault: fault ?? faultOf('offline', { operation, cause: 'stopped' }) }
}
