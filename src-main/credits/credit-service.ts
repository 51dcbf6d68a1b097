import type { Gauge, LedgerEntry } from '../contract/credits'
import type { EpochMs, Feature, PriceTag } from '../contract/values'
import { Emitter } from '../events/emitter'
import type { Outcome } from '../service-api/outcome'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { startOfLocalDay } from '../time/local-day'
import type { LedgerStore } from './ledger-store'
import { priceTag } from './price'
import { reconcile, type QuotaReading } from './quota'
import { subjectOf, type Subject } from './subject'

/** How many earlier calls of an operation its learned price is taken from. */
const historyLength = 60

export interface CreditSources {
  readonly ledger: LedgerStore
  readonly facts: FactStore
  readonly clock: Clock
  /** The contract's fixed price of an operation in credits, or null where it gives none. */
  readonly knownPrice: (operation: string) => number | null
  /** Set aside for a call whose price nobody knows, while no call was ever charged. In credits. */
  readonly unknownReserve: () => number
}

/** A call that is booked and under way. */
export interface Reservation {
  readonly id: number
  readonly reserved: number
  overlapped: boolean
}

/** What is remembered of the quota between starts. */
interface QuotaMemory {
  readonly reading: QuotaReading
  /** Credits the service named since that reading. */
  readonly named: number
}

/** The credit books: reserve before a call, settle after it, and say what is left. */
export class CreditService {
  readonly changed = new Emitter<Gauge>()
  /** Credits used by nobody we know, seen between two readings. */
  readonly drifted = new Emitter<{ readonly credits: number; readonly at: EpochMs }>()
  readonly #sources: CreditSources
  readonly #startedAt: EpochMs
  readonly #underWay = new Set<Reservation>()
  #shown: { used: number | null; limit: number | null; readAt: EpochMs | null }
  #memory: QuotaMemory | null
  #last: Gauge['last'] = null

  constructor(sources: CreditSources) {
    this.#sources = sources
    this.#startedAt = sources.clock.now()
    this.#memory = readMemory(sources.facts.read('quota'))
    const { used = null, limit = null, readAt = null } = this.#memory?.reading ?? {}
    this.#shown = { used, limit, readAt }
    sources.ledger.giveUpOnReserved(this.#startedAt)
  }

  /** The price of a call before it is made. */
  priceOf(operation: string, subject: Subject): PriceTag {
    const { ledger, knownPrice, unknownReserve } = this.#sources
    const known = knownPrice(operation)
    const history = known === null ? ledger.pricedCalls(operation, historyLength) : []
    const reserve = known === null && history.length === 0 ? (ledger.dearest() ?? unknownReserve()) : 0
    return priceTag({ subject, known, history, unknownReserve: reserve })
  }

  /** Books a call at its expected price, before it is sent. */
  reserve(operation: string, subject: Subject, feature: Feature): Reservation {
    const price = this.priceOf(operation, subject)
    const id = this.#sources.ledger.reserve({
      at: this.#sources.clock.now(),
      operation,
      subject,
      feature,
      expected: price.credits,
      reserved: price.reserve
    })
    const reservation: Reservation = { id, reserved: price.reserve, overlapped: this.#underWay.size > 0 }
    for (const other of this.#underWay) other.overlapped = true
    this.#underWay.add(reservation)
    return reservation
  }

  /** Books what a call came to, before anything is shown of it. */
  settle(reservation: Reservation, outcome: Outcome): void {
    const { ledger, clock } = this.#sources
    this.#underWay.delete(reservation)
    const { quotaUsed, quotaLimit } = outcome.credits
    ledger.settle(reservation.id, {
      at: clock.now(),
      state: outcome.charged === null ? 'unsettled' : outcome.charged > 0 ? 'charged' : 'free',
      charged: outcome.charged,
      fault: outcome.fault?.code ?? null,
      quotaUsed,
      quotaLimit
    })
    this.#last = { operation: outcome.operation, charged: outcome.charged, at: outcome.receivedAt }
    if (quotaUsed !== null)
      this.#read({ used: quotaUsed, limit: quotaLimit, readAt: outcome.receivedAt }, reservation, outcome)
    else this.#addNamed(outcome.charged ?? 0)
    this.changed.emit(this.gauge())
  }

  /** Credits spent or set aside since local midnight. */
  spentToday(): number {
    return this.#sources.ledger.spentSince(startOfLocalDay(this.#sources.clock.now())).credits
  }

  gauge(): Gauge {
    const { ledger, clock } = this.#sources
    const today = ledger.spentSince(startOfLocalDay(clock.now()))
    const run = ledger.spentSince(this.#startedAt)
    const doubts = ledger.doubts()
    return {
      ...this.#shown,
      spentToday: today.credits,
      callsToday: today.calls,
      spentThisRun: run.credits,
      callsThisRun: run.calls,
      last: this.#last,
      unsettled: { calls: doubts.length, credits: doubts.reduce((sum, doubt) => sum + doubt.reserved, 0) }
    }
  }

  ledger({ before, limit }: { before: number | null; limit: number }): readonly LedgerEntry[] {
    return this.#sources.ledger.entries(before, limit)
  }

  price(question: {
    operation: string
    coins: string[]
    interval: string | null
    bars: number | null
  }): PriceTag {
    const { operation, coins, interval, bars } = question
    const params: Record<string, string> = { symbol: coins.join(' ') }
    if (interval !== null) params['interval'] = interval
    if (bars !== null) params['bars'] = String(bars)
    return this.priceOf(operation, subjectOf(params))
  }

  #read(reading: QuotaReading, reservation: Reservation, outcome: Outcome): void {
    const limit = reading.limit ?? this.#shown.limit
    this.#shown = { used: reading.used, limit, readAt: reading.readAt }
    const before = this.#memory
    // With two calls under way at once nobody can say which of them a reading already holds.
    if (reservation.overlapped && before !== null) return this.#addNamed(outcome.charged ?? 0)
    if (before !== null) this.#reconcile(before, reading, outcome.charged ?? 0)
    this.#remember({ reading: { ...reading, limit }, named: 0 })
  }

  #reconcile(before: QuotaMemory, after: QuotaReading, charged: number): void {
    const { ledger, clock } = this.#sources
    const { inferred, drift, reset } = reconcile(
      before.reading,
      after,
      before.named + charged,
      ledger.doubts()
    )
    for (const { id, charged: credits } of inferred) {
      const fault = reset ? 'quota-reset' : null
      const quota = { quotaUsed: after.used, quotaLimit: after.limit }
      ledger.settle(id, { at: clock.now(), state: 'inferred', charged: credits, fault, ...quota })
    }
    if (drift > 0) this.drifted.emit({ credits: drift, at: after.readAt })
  }

  #addNamed(credits: number): void {
    if (this.#memory !== null && credits > 0) {
      this.#remember({ ...this.#memory, named: this.#memory.named + credits })
    }
  }

  #remember(memory: QuotaMemory): void {
    this.#memory = memory
    this.#sources.facts.write('quota', memory)
  }
}

function readMemory(value: unknown): QuotaMemory | null {
  const memory = value as Partial<QuotaMemory> | null
  return typeof memory?.reading?.used === 'number' && typeof memory.named === 'number'
    ? (memory as QuotaMemory)
    : null
}
