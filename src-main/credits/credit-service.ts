import { z } from 'zod'
import type { ChargedMore } from '../../src-shared/contract/notice'
import type { Gauge, UserPrice } from '../../src-shared/contract/credits'
import type { EpochMs, Feature, PriceTag } from '../../src-shared/contract/values'
import { Emitter } from '../platform/events/emitter'
import { readCount } from '../../src-shared/read-count'
import type { Outcome } from '../service/api/outcome'
import { fact } from '../platform/storage/fact'
import { Unwritten } from '../platform/storage/unwritten'
import type { Clock } from '../platform/time/clock'
import type { Initiator, Reservation, UnsettledCall } from './booked-call'
import type { Settlement } from './ledger-store'
import { PriceBook, type PriceQuery, type PriceSources } from './price-book'
import type { QuotaPeriods } from './quota-periods'
import { UnconfirmedCharges } from './unconfirmed-charges'
import { ReportedQuota, type JudgedCharge } from './reported-quota'
import type { SpendingSpan, Spent } from './spent'
import { UntestedPrices } from './untested-prices'
import type { Subject } from './subject'
import { Tallies } from './tallies'
import { rowCount } from './user-prices'
import { hour, minute } from '../../src-shared/time'

/**
 * While the charge of an operation's first call is unknown, it's checked this often whether it has become
 * known.
 */
export const settlingCheckMs = 10 * minute
/** Without quota headers, other calls wait this long for an unknown charge. */
const longestSilenceMs = hour

/** If a charge exceeds this fraction of the remaining budget, the quota or another call must confirm it. */
const doubtedShare = 0.2

/** The ID of the newest call at the last startup. All calls up to it have been checked. */
const checkedFact = fact('ledgerCheckedTo', z.number())

export interface CreditSources extends PriceSources {
  readonly clock: Clock
  readonly left?: () => number | null
  /** An incomplete ledger would explain an increase of X-Quota-Used. */
  readonly isIncomplete?: () => boolean
}

export interface Drift {
  readonly credits: number
  readonly at: EpochMs
  /**
   * The operation of a call that failed since the last quota header, if any. By contract, failed calls are
   * free.
   */
  readonly failed: string | null
}

interface Result {
  readonly reservation: Reservation
  readonly outcome: Outcome
}

export class CreditService {
  readonly changed = new Emitter<Gauge>()
  readonly booked = new Emitter<Gauge>()
  readonly drifted = new Emitter<Drift>()
  readonly exceeded = new Emitter<ChargedMore>()
  /** Emits the operation of a call that cost no more than the shown price. */
  readonly covered = new Emitter<string>()
  readonly #sources: CreditSources
  readonly #prices: PriceBook
  readonly #quota: ReportedQuota
  readonly #tallies: Tallies
  readonly #doubts: UnconfirmedCharges
  readonly #untested: UntestedPrices
  /** Results are kept in order of arrival, because each is compared with the quota headers before it. */
  readonly #unwritten = new Unwritten<Result>(result => this.#book(result))
  /** Already recorded, but not yet emitted with `drifted`. */
  #drift: Drift | null = null
  #failed: string | null = null
  /** Not emitted yet. */
  #more: ChargedMore | null = null
  /** Not emitted yet. */
  #covered: string | null = null
  #last: Gauge['last'] = null

  constructor(sources: CreditSources) {
    const { ledger, facts, clock } = sources
    this.#sources = sources
    this.#prices = new PriceBook(sources)
    this.#quota = new ReportedQuota(facts)
    this.#doubts = new UnconfirmedCharges(facts)
    this.#untested = new UntestedPrices(facts)
    const lastBefore = ledger.giveUpOnReserved(clock.now(), facts.read(checkedFact) ?? 0)
    facts.queue(checkedFact, lastBefore)
    this.#tallies = new Tallies({ ledger, clock, lastBefore, periodAt: now => this.#quota.periodAt(now) })
  }

  priceOf(operation: string, subject: Subject): PriceTag {
    return this.#prices.priceOf(operation, subject)
  }

  /** Returns credits by coin, or null if the price is unknown or doesn't depend on the coins. */
  coinPrices(operation: string, coins: readonly string[]): ReadonlyMap<string, number> | null {
    return this.#prices.coinPrices(operation, coins)
  }

  latestCall(operation: string): Subject | null {
    return this.#prices.latestCall(operation)
  }

  price(query: PriceQuery): PriceTag {
    return this.#prices.price(query)
  }

  isUnbounded(operation: string): boolean {
    return this.#prices.isUnbounded(operation)
  }

  hasUnbounded(operation: string): boolean {
    return this.#unboundedCalls().some(call => call.operation === operation)
  }

  /**
   * If an operation's first call has an unknown charge, its other calls wait for it until this time
   * (docs/decisions/0030).
   */
  waitsForCharge(operation: string): EpochMs | null {
    const open = this.#unboundedCalls().filter(call => call.operation === operation)
    if (open.length === 0) return null
    const now = this.#sources.clock.now()
    const until = (call: UnsettledCall): EpochMs =>
      this.#quota.canSettle(call) ? now + settlingCheckMs : call.at > now ? 0 : call.at + longestSilenceMs
    const latest = Math.max(...open.map(until))
    return latest > now ? latest : null
  }

  /** Whether other calls wait for the charge of a first call that X-Quota-Used would reveal. */
  get wantsCount(): boolean {
    return this.#unboundedCalls().some(call => this.#quota.canSettle(call))
  }

  #unboundedCalls(): readonly UnsettledCall[] {
    return this.#tallies.unsettled.filter(
      ({ expected, operation }) => expected === null && this.#prices.isUnbounded(operation)
    )
  }

  isUntested(operation: string): boolean {
    return this.#untested.has(operation)
  }

  /** @throws DiskError if the call couldn't be recorded in the ledger */
  reserve(
    operation: string,
    subject: Subject,
    feature: Feature,
    initiator: Initiator = 'person'
  ): Reservation {
    const { state, credits: expected, reserve: reserved } = this.priceOf(operation, subject)
    const isBound = state === 'at-most'
    const at = this.#sources.clock.now()
    const id = this.#sources.ledger.reserve({
      at,
      operation,
      subject,
      feature,
      initiator,
      expected,
      reserved
    })
    const reservation = this.#tallies.begin({
      id,
      at,
      operation,
      subject,
      initiator,
      expected,
      reserved,
      isBound
    })
    this.booked.emit(this.gauge())
    return reservation
  }

  /** If the result can't be written, the call counts as possibly charged until `writePending` succeeds. */
  settle(reservation: Reservation, outcome: Outcome): void {
    this.#tallies.end(reservation)
    this.#quota.show(reservation, outcome)
    this.#last = { operation: outcome.operation, charged: outcome.charged, at: outcome.receivedAt }
    this.#writeAndNotify(() => this.#unwritten.add({ reservation, outcome }))
  }

  writePending(): void {
    this.#writeAndNotify(() => this.#unwritten.write())
  }

  /** Must be called when the key changes, because each key has its own quota. */
  forgetQuota(): void {
    this.#quota.forget()
    this.#tallies.forgetPeriod()
    this.changed.emit(this.gauge())
  }

  learnedRates(operations: readonly string[]): Readonly<Record<string, UserPrice>> {
    return this.#prices.learnedRates(operations)
  }

  /** @throws DiskError */
  hintPrices(prices: Readonly<Record<string, UserPrice>>): void {
    this.#prices.hint(prices)
    this.changed.emit(this.gauge())
  }

  userPrices(): Readonly<Record<string, UserPrice>> {
    return this.#prices.userPrices()
  }

  /**
   * If the service reports no quota, the price also applies to earlier successful calls whose charge wasn't
   * reported.
   */
  setUserPrice(operation: string, price: UserPrice | null): void {
    this.#prices.setUserPrice(operation, price)
    const unpriced = this.#quota.memory === null ? this.#sources.ledger.unpriced(operation) : []
    const priced = unpriced.flatMap(({ id, subject }) => {
      const charged = this.#prices.userCost(operation, subject)
      return charged === null ? [] : [{ id, charged }]
    })
    this.#settleOpen(priced, 'user-priced')
  }

  today(): SpendingSpan & Spent {
    return this.#tallies.today()
  }

  thisPeriod(): SpendingSpan & Spent {
    return this.#tallies.thisPeriod()
  }

  periodFrom(): EpochMs | null {
    return this.periods === null ? null : this.thisPeriod().from
  }

  /** Null until the service has sent a quota header. */
  get periods(): QuotaPeriods | null {
    return this.#quota.periods
  }

  /** Returns null if no header has arrived in this period. */
  usedByAll(): number | null {
    const memory = this.#quota.confirmed
    if (memory === null || memory.reading.readAt < this.thisPeriod().from) return null
    return memory.reading.used + memory.named + this.#tallies.openAfter(memory.callId)
  }

  gauge(): Gauge {
    return { ...this.#quota.gauge(), ...this.#tallies.gauge(), last: this.#last }
  }

  /** @throws DiskError if the ledger can't be written; nothing has changed then */
  #book({ reservation, outcome: given }: Result): void {
    const { operation, receivedAt } = given
    const unsettled = this.#unsettled()
    const judged = this.#quota.judge(reservation, given, unsettled)
    const isDoubted = judged.verdict === 'contradicted' || this.#isDoubtful(reservation, given, judged)
    const outcome: Outcome = isDoubted ? withoutCharge(given) : given
    const userCost = this.#userCost(reservation, outcome)
    const charged = outcome.charged ?? userCost
    const state = userCost === null ? stateOf(outcome) : 'user-priced'
    const isIncomplete = this.#sources.isIncomplete?.() ?? false
    const read = this.#quota.after(reservation, outcome, charged, unsettled, judged, isIncomplete)
    const doubts = this.#doubts.after(reservation, given, isDoubted, read.inferred, unsettled)
    const { drift, reset } = read
    const inferred = [...read.inferred, ...doubts.settled]
    const { quotaUsed, quotaLimit } = outcome.credits
    this.#sources.ledger.inOneStep(() => {
      const fault = outcome.fault?.code ?? null
      this.#write(reservation.id, { state, charged, fault, quotaUsed, quotaLimit })
      const count = outcome.answer && readCount(outcome.answer)
      if (count) this.#sources.ledger.noteReading(reservation.id, count)
      for (const { id, charged: credits } of inferred) {
        const why = reset ? 'quota-reset' : null
        this.#write(id, { state: 'inferred', charged: credits, fault: why, quotaUsed, quotaLimit })
      }
      this.#quota.write(read)
      this.#doubts.write(doubts)
    })
    this.#doubts.take(doubts)
    this.#quota.take(read)
    if (charged !== null) this.#tallies.resolve(reservation.id, charged)
    for (const { id, charged: credits } of inferred) this.#tallies.resolve(id, credits)
    if (state === 'charged') this.#prices.add(reservation, charged ?? 0)
    const own = inferred.find(({ id }) => id === reservation.id)
    this.#last = { operation, charged: own?.charged ?? charged, at: receivedAt }
    const { expected: shown } = reservation
    if (state === 'charged')
      this.#untested.note(operation, (charged ?? 0) > (shown ?? 0) && judged.verdict !== 'agrees')
    if (state === 'charged' && shown !== null && charged !== null && charged > shown)
      this.#more = { code: 'charged-more', operation, shown, charged }
    else if (state === 'charged' && shown !== null) this.#covered = operation
    if (outcome.fault !== null && outcome.status !== null && charged === 0) this.#failed = operation
    if (drift > 0)
      this.#drift = {
        credits: drift + (this.#drift?.credits ?? 0),
        at: receivedAt,
        failed: this.#failed ?? this.#drift?.failed ?? null
      }
    const isCounted = outcome.credits.quotaUsed !== null && read.odd === null && !read.isImplausible
    if (isCounted) this.#failed = null
  }

  get confirmedReadAt(): EpochMs | null {
    return this.#quota.confirmed?.reading.readAt ?? null
  }

  #unsettled(): readonly UnsettledCall[] {
    const { knownPrice } = this.#sources
    return this.#tallies.unsettled.map(call => ({
      ...call,
      isPriceFixed: knownPrice(call.operation) !== null
    }))
  }

  /**
   * Whether a charge needs confirmation. This is so if it's far above the reserved credits, isn't confirmed
   * by the quota and could stop automatic calls (docs/decisions/0030).
   */
  #isDoubtful(
    { operation, expected, reserved, id }: Reservation,
    { charged, fault }: Outcome,
    { verdict }: JudgedCharge
  ): boolean {
    const left = this.#sources.left?.() ?? null
    if (charged === null || fault !== null || verdict === 'agrees' || left === null) return false
    if (charged <= reserved || this.#doubts.has(operation, id)) return false
    const isFar = charged > reserved * (expected === null ? 10 : 2)
    return charged - reserved > left * (isFar ? doubtedShare : 1)
  }

  #writeAndNotify(write: () => void): void {
    write()
    const drift = this.#drift
    this.#drift = null
    const more = this.#more
    this.#more = null
    const covered = this.#covered
    this.#covered = null
    if (drift) this.drifted.emit(drift)
    if (covered !== null) this.covered.emit(covered)
    if (more) this.exceeded.emit(more)
    this.changed.emit(this.gauge())
  }

  /** @throws DiskError if the ledger can't be written; nothing has changed then */
  #settleOpen(
    calls: readonly { readonly id: number; readonly charged: number }[],
    state: 'inferred' | 'user-priced'
  ): void {
    this.#sources.ledger.inOneStep(() => {
      for (const { id, charged } of calls)
        this.#write(id, { state, charged, fault: null, quotaUsed: null, quotaLimit: null })
    })
    for (const { id, charged } of calls) this.#tallies.resolve(id, charged)
    this.changed.emit(this.gauge())
  }

  #write(id: number, settlement: Omit<Settlement, 'at'>): void {
    this.#sources.ledger.settle(id, { at: this.#sources.clock.now(), ...settlement })
  }

  #userCost({ operation, subject }: Reservation, { answer, charged, credits }: Outcome): number | null {
    if (answer === null || charged !== null || credits.quotaUsed !== null || this.#quota.memory !== null)
      return null
    return this.#prices.userCost(operation, subject, rowCount(answer))
  }
}

const withoutCharge = (outcome: Outcome): Outcome => ({
  ...outcome,
  ...({ charge: 'unknown', charged: null } as const),
  credits: { ...outcome.credits, consumed: null }
})

/** A successful call with a charge of 0 counts as charged. Otherwise 0 wouldn't be learned as the price. */
function stateOf({ charged, fault }: Outcome): Settlement['state'] {
  if (charged === null) return 'unsettled'
  return fault === null || charged > 0 ? 'charged' : 'free'
}
