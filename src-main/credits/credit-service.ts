import { z } from 'zod'
import type { ChargedMore } from '../../src-shared/contract/notice'
import type { Gauge, ToldPrice } from '../../src-shared/contract/credits'
import type { EpochMs, Feature, PriceTag } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import { readCount } from '../../src-shared/read-count'
import type { Outcome } from '../service-api/outcome'
import { fact } from '../storage/fact'
import { Unwritten } from '../storage/unwritten'
import type { Clock } from '../time/clock'
import type { Initiator, Reservation, UnsettledCall } from './booked-call'
import type { Settlement } from './ledger-store'
import { PriceBook, type PriceQuery, type PriceSources } from './price-book'
import type { QuotaPeriods } from './quota-periods'
import { DoubtedCharges } from './doubted-charges'
import { SeenQuota, type JudgedCharge } from './seen-quota'
import type { Span, Spent } from './spent'
import { UntestedPrices } from './untested-prices'
import type { Subject } from './subject'
import { Tallies } from './tallies'
import { rowsOf } from './told-prices'
import { hour, minute } from '../../src-shared/time'

/** Between two looks at the quota for the charge of a first call. */
export const settlingLookMs = 10 * minute
/** How long anything waits for what no count can tell. */
const longestSilenceMs = hour

/** Of what is left of a budget: a charge that uses more of it at once is to be confirmed. */
const doubtedShare = 0.2

/** The ledger's last call that was looked at at a start. */
const checkedFact = fact('ledgerCheckedTo', z.number())

export interface CreditSources extends PriceSources {
  readonly clock: Clock
  /** Credits that our own limits leave to what runs by itself; null = no limit. */
  readonly left?: () => number | null
  /** Whether calls may be missing from the ledger, so that a lost call is not the only one that can have moved the quota. */
  readonly isIncomplete?: () => boolean
}

/** Credits that left the quota without a call that was charged. */
export interface Drift {
  readonly credits: number
  readonly at: EpochMs
  /** A call in between failed and was free by the contract: its operation; null = none did. */
  readonly failed: string | null
}

/** What a call came to. */
interface Result {
  readonly reservation: Reservation
  readonly outcome: Outcome
}

/** The credit books: reserve before a call, settle after it, and say what is left. */
export class CreditService {
  readonly changed = new Emitter<Gauge>()
  /** A call was booked: its expected price is held. */
  readonly booked = new Emitter<Gauge>()
  /** Credits used by nobody we know, seen between two readings. */
  readonly drifted = new Emitter<Drift>()
  /** A call cost more than the price that was shown. */
  readonly exceeded = new Emitter<ChargedMore>()
  readonly #sources: CreditSources
  readonly #prices: PriceBook
  readonly #quota: SeenQuota
  readonly #tallies: Tallies
  readonly #doubts: DoubtedCharges
  readonly #untested: UntestedPrices
  /** Results in their order: each is judged by the quota headers of the one before it. */
  readonly #unwritten = new Unwritten<Result>(result => this.#book(result))
  /** Credits that others used, as results showed that were written and not told of yet. */
  #drift: Drift | null = null
  /** The newest call since the last count that failed and so was free. */
  #failed: string | null = null
  /** A charge above the price that was shown, not told of yet. */
  #more: ChargedMore | null = null
  #last: Gauge['last'] = null

  constructor(sources: CreditSources) {
    const { ledger, facts, clock } = sources
    this.#sources = sources
    this.#prices = new PriceBook(sources)
    this.#quota = new SeenQuota(facts)
    this.#doubts = new DoubtedCharges(facts)
    this.#untested = new UntestedPrices(facts)
    const lastBefore = ledger.giveUpOnReserved(clock.now(), facts.read(checkedFact) ?? 0)
    facts.hold(checkedFact, lastBefore)
    this.#tallies = new Tallies({ ledger, clock, lastBefore, periodAt: now => this.#quota.periodAt(now) })
  }

  /** The price of a call before it is made. */
  priceOf(operation: string, subject: Subject): PriceTag {
    return this.#prices.priceOf(operation, subject)
  }

  /** Credits of each of some coins in one call; null where it is not priced by the coin, or nobody knows. */
  coinPrices(operation: string, coins: readonly string[]): ReadonlyMap<string, number> | null {
    return this.#prices.coinPrices(operation, coins)
  }

  /** What the latest charged call of an operation was about; null if there is none. */
  latestCall(operation: string): Subject | null {
    return this.#prices.latestCall(operation)
  }

  /** The same, as the window asks. */
  price(query: PriceQuery): PriceTag {
    return this.#prices.price(query)
  }

  /** Whether nothing bounds what a call of this operation may cost. */
  isUnbounded(operation: string): boolean {
    return this.#prices.isUnbounded(operation)
  }

  /** Whether a call of this operation may have been charged anything. */
  hasUnbounded(operation: string): boolean {
    return this.#unboundedCalls().some(call => call.operation === operation)
  }

  /**
   * Until when an operation without any bound on its price waits for the charge of its first call; null = it doesn't wait. A charge
   * that no count can tell is waited for as long as one wrong header may silence anything.
   */
  waitsForCharge(operation: string): EpochMs | null {
    const open = this.#unboundedCalls().filter(call => call.operation === operation)
    if (open.length === 0) return null
    const now = this.#sources.clock.now()
    const until = (call: UnsettledCall): EpochMs =>
      this.#quota.canSettle(call) ? now + settlingLookMs : call.at > now ? 0 : call.at + longestSilenceMs
    const latest = Math.max(...open.map(until))
    return latest > now ? latest : null
  }

  /** Whether a count would tell the charge of a first call that others wait for. */
  get wantsCount(): boolean {
    return this.#unboundedCalls().some(call => this.#quota.canSettle(call))
  }

  /** Calls that may have been charged anything. */
  #unboundedCalls(): readonly UnsettledCall[] {
    return this.#tallies.unsettled.filter(
      ({ expected, operation }) => expected === null && this.#prices.isUnbounded(operation)
    )
  }

  /** Whether only one charge says that this operation costs more than was shown. */
  isUntested(operation: string): boolean {
    return this.#untested.has(operation)
  }

  /** Books a call at its expected price, before it is sent. @throws DiskError, nothing booked */
  reserve(
    operation: string,
    subject: Subject,
    feature: Feature,
    initiator: Initiator = 'person'
  ): Reservation {
    const { credits: expected, reserve: reserved } = this.priceOf(operation, subject)
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
    const reservation = this.#tallies.begin({ id, at, operation, subject, initiator, expected, reserved })
    this.booked.emit(this.gauge())
    return reservation
  }

  /**
   * Books what a call came to, before anything is shown of it. Where the disk does not take it, the call counts as one
   * that may have been charged until `writeHeld` has written it.
   */
  settle(reservation: Reservation, outcome: Outcome): void {
    this.#tallies.end(reservation)
    this.#quota.show(reservation, outcome)
    this.#last = { operation: outcome.operation, charged: outcome.charged, at: outcome.receivedAt }
    this.#tell(() => this.#unwritten.add({ reservation, outcome }))
  }

  /** Writes the results that the disk did not take before, as far as it takes them now. */
  writeHeld(): void {
    this.#tell(() => this.#unwritten.write())
  }

  /** Another key was entered: what the quota headers said was about the old one. */
  forgetQuota(): void {
    this.#quota.forget()
    this.#tallies.forgetPeriod()
    this.changed.emit(this.gauge())
  }

  /** What calls of these operations were charged, as rates without coins. */
  learnedRates(operations: readonly string[]): Readonly<Record<string, ToldPrice>> {
    return this.#prices.learnedRates(operations)
  }

  /** What an imported profile says that calls cost: shown where nobody knows. @throws DiskError */
  hintPrices(prices: Readonly<Record<string, ToldPrice>>): void {
    this.#prices.hint(prices)
    this.changed.emit(this.gauge())
  }

  toldPrices(): Readonly<Record<string, ToldPrice>> {
    return this.#prices.toldPrices()
  }

  /**
   * A person tells what a call costs, or takes that back (null). Where the service tells no quota either, good answers
   * that came without a price are settled by it.
   */
  tellPrice(operation: string, price: ToldPrice | null): void {
    this.#prices.tell(operation, price)
    const unpriced = this.#quota.memory === null ? this.#sources.ledger.unpriced(operation) : []
    const priced = unpriced.flatMap(({ id, subject }) => {
      const charged = this.#prices.toldCost(operation, subject)
      return charged === null ? [] : [{ id, charged }]
    })
    this.#settleOpen(priced, 'told')
  }

  /** The local day and what it has cost. */
  today(): Span & Spent {
    return this.#tallies.today()
  }

  /** The quota period and what it has cost by our own books. */
  thisPeriod(): Span & Spent {
    return this.#tallies.thisPeriod()
  }

  /** When the quota period began, as far as it was seen; null before the quota was told. */
  periodFrom(): EpochMs | null {
    return this.periods === null ? null : this.thisPeriod().from
  }

  /** What was seen of the quota's periods; null before the first reading. */
  get periods(): QuotaPeriods | null {
    return this.#quota.periods
  }

  /**
   * What the key has used in this period, whoever used it: X-Quota-Used and what was held since it was read. Null
   * while no reading is of this period.
   */
  usedByAll(): number | null {
    const memory = this.#quota.confirmed
    if (memory === null || memory.reading.readAt < this.thisPeriod().from) return null
    return memory.reading.used + memory.named + this.#tallies.openAfter(memory.callId)
  }

  gauge(): Gauge {
    return { ...this.#quota.gauge(), ...this.#tallies.gauge(), last: this.#last }
  }

  /** Writes a result, then remembers it. @throws DiskError, nothing changed */
  #book({ reservation, outcome: given }: Result): void {
    const { operation, receivedAt } = given
    const unsettled = this.#unsettled()
    const judged = this.#quota.judge(reservation, given, unsettled)
    const isDoubted = judged.verdict === 'contradicted' || this.#isDoubtful(reservation, given, judged)
    const outcome: Outcome = isDoubted ? withoutCharge(given) : given
    const toldCost = this.#toldCost(reservation, outcome)
    const charged = outcome.charged ?? toldCost
    const state = toldCost === null ? stateOf(outcome) : 'told'
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
    if (this.#quota.take(read, receivedAt)) this.#tallies.forgetPeriod()
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
    if (outcome.fault !== null && outcome.status !== null && charged === 0) this.#failed = operation
    if (drift > 0)
      this.#drift = {
        ...{ credits: drift + (this.#drift?.credits ?? 0), at: receivedAt },
        failed: this.#failed ?? this.#drift?.failed ?? null
      }
    const isCounted = outcome.credits.quotaUsed !== null && read.odd === null && !read.isHeld
    if (isCounted) this.#failed = null
  }

  /** When the newest quota reading that is not doubted was taken; null if there is none. */
  get confirmedReadAt(): EpochMs | null {
    return this.#quota.confirmed?.reading.readAt ?? null
  }

  /** Calls that may have been charged; what the contract prices can't have cost more than that. */
  #unsettled(): readonly UnsettledCall[] {
    const { knownPrice } = this.#sources
    return this.#tallies.unsettled.map(call => ({
      ...call,
      isPriceFixed: knownPrice(call.operation) !== null
    }))
  }

  /**
   * Whether a charge far above what was held, which the quota doesn't confirm, would stop what runs by itself. One header may be
   * wrong: it counts at what was held until the operation's next charge says the same.
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

  /** Does it, then tells what came of it. */
  #tell(write: () => void): void {
    write()
    const drift = this.#drift
    this.#drift = null
    const more = this.#more
    this.#more = null
    if (drift) this.drifted.emit(drift)
    if (more) this.exceeded.emit(more)
    this.changed.emit(this.gauge())
  }

  /** What doubtful calls cost is known now, though no answer said it. @throws DiskError, nothing changed */
  #settleOpen(
    calls: readonly { readonly id: number; readonly charged: number }[],
    state: 'inferred' | 'told'
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

  /** What a good answer cost by a person's word, where the service tells neither its charge nor any quota. */
  #toldCost({ operation, subject }: Reservation, { answer, charged, credits }: Outcome): number | null {
    if (answer === null || charged !== null || credits.quotaUsed !== null || this.#quota.memory !== null)
      return null
    return this.#prices.toldCost(operation, subject, rowsOf(answer))
  }
}

const withoutCharge = (outcome: Outcome): Outcome => ({
  ...outcome,
  ...({ charge: 'unknown', charged: null } as const),
  credits: { ...outcome.credits, consumed: null }
})

/** A success that costs nothing is a price too: it was named. */
function stateOf({ charged, fault }: Outcome): Settlement['state'] {
  if (charged === null) return 'unsettled'
  return fault === null || charged > 0 ? 'charged' : 'free'
}
