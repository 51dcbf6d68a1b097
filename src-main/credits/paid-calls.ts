import type { Fault } from '../../src-shared/contract/fault'
import type { EpochMs, Feature } from '../../src-shared/contract/values'
import { Emitter } from '../platform/events/emitter'
import { faultOf } from '../platform/faults/fault'
import { noCredits, type Outcome } from '../service/api/outcome'
import { DiskError, UnbookedError } from '../platform/storage/disk-error'
import type { Clock } from '../platform/time/clock'
import type { Initiator, Reservation } from './booked-call'
import type { CreditService } from './credit-service'
import { subjectOf, type Subject } from './subject'

export interface Caller {
  call(operation: string, params: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Outcome>
}

export interface PaidCallSources {
  readonly client: Caller
  readonly credits: CreditService
  readonly clock: Clock
  /** Called right before a call is recorded. */
  readonly budget: {
    refusal(operation: string, reserve: number, initiator: Initiator): Fault | null
  }
  /** Until the user agrees, only key checks are allowed. */
  readonly agreed: () => boolean
  /** Reports a bug that shows after a response has arrived. The response is delivered anyway. */
  readonly report?: (error: unknown, where: string) => void
}

/**
 * All calls to the service go through here. Each call is recorded before it's sent, and its charge before the
 * response is delivered (docs/decisions/0002). Identical concurrent calls share one request.
 */
export class PaidCalls {
  /** Emits every outcome, including failures, after the ledger has been written. */
  readonly settled = new Emitter<Outcome>()
  readonly #sources: PaidCallSources
  readonly #underWay = new Map<string, Promise<Outcome>>()
  /** First calls of operations whose price is unknown, while they are pending. */
  readonly #first = new Map<string, Promise<void>>()
  #sends = true
  #closed = false
  readonly #waiting = new AbortController()
  /** Increases with each change of the key, so that responses to calls with an earlier key are recognised. */
  #edition = 0

  constructor(sources: PaidCallSources) {
    this.#sources = sources
  }

  /**
   * Makes a call. If it fails, the promise resolves with an outcome that has a fault.
   * @param params as listed in the operations table, with coins separated by spaces
   * @param initiator automatic calls may only use a share of the budgets
   * @throws UnbookedError if the call couldn't be recorded and wasn't sent. Any other error is a bug.
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
   * Must be called when the key changes. Calls with the old key are still recorded, but their responses
   * aren't delivered and their quota headers are ignored.
   */
  discardPendingResponses(): void {
    this.#edition++
    this.#first.clear()
  }

  stopSending(): void {
    this.#sends = false
  }

  async done(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay.values())
  }

  giveUp(): void {
    this.#waiting.abort()
  }

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
    // A first call is already pending and will reveal the price.
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
      // The HTTP client never throws, so this is a bug. The service may still have charged the call.
      this.#settle(reservation, this.#lost(operation, reservation.at))
      throw error
    }
    // The call can't be recorded any more. The next startup marks it as possibly charged.
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
   * If an earlier call may cost any amount, the next one must wait until that charge is known
   * (docs/decisions/0030). A key check doesn't wait, because its quota header can reveal the charge.
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

  /** An error in the ledger or in a listener must not lose a response that was paid for. */
  #attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#sources.report?.(error, 'settling')
    }
  }

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

/** The network layer only repeats attempts that didn't return 200, so they were free. */
const freed = (outcome: Outcome): Outcome => ({
  ...outcome,
  ...({ answer: null, credits: noCredits, charge: 'none', charged: 0 } as const)
})

const stopped = (outcome: Outcome): Outcome => {
  const { operation, fault } = outcome
  return { ...outcome, answer: null, fault: fault ?? faultOf('offline', { operation, cause: 'stopped' }) }
}
