import type { ChargedMore } from '../../src-shared/contract/app'
import type { Gauge, ToldPrice } from '../../src-shared/contract/credits'
import type { EpochMs, Feature, PriceTag } from '../../src-shared/contract/values'
import { Emitter } from '../events/emitter'
import type { Outcome } from '../service-api/outcome'
import { Unwritten } from '../storage/unwritten'
import type { Clock } from '../time/clock'
import { startOfLocalDay, startOfNextLocalDay } from '../time/local-day'
import type { Asker } from './budget'
import type { Settlement, Spent } from './ledger-store'
import { PriceBook, type PriceSources } from './price-book'
import { afterReading, readMemory, type Doubt, type QuotaMemory } from './quota'
import { periodAt, periodsAfter, readPeriods, type QuotaPeriods } from './quota-periods'
import { inAll, RunSpending, Spending, tallyOf, type Change, type Span } from './spending'
import { subjectOf, type Subject } from './subject'
import { rowsOf } from './told-prices'

export interface CreditSources extends PriceSources {
  readonly clock: Clock
}

/** A call that is booked and under way. */
export interface Reservation extends Doubt {
  /** The price that was shown before; null = unknown. */
  readonly expected: number | null
  readonly operation: string
  readonly subject: Subject
  overlapped: boolean
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
  readonly drifted = new Emitter<{ readonly credits: number; readonly at: EpochMs }>()
  /** A call cost more than the price that was shown. */
  readonly exceeded = new Emitter<ChargedMore>()
  readonly #sources: CreditSources
  readonly #day: Spending
  readonly #period: Spending
  readonly #run = new RunSpending()
  readonly #prices: PriceBook
  readonly #underWay = new Set<Reservation>()
  readonly #doubts: Map<number, Doubt>
  /** Results in their order: each is judged by the quota headers of the one before it. */
  readonly #unwritten = new Unwritten<Result>(result => this.#book(result))
  /** Credits that others used, as results showed that were written and not told of yet. */
  #drift: { readonly credits: number; readonly at: EpochMs } | null = null
  /** A charge above the price that was shown, not told of yet. */
  #more: ChargedMore | null = null
  /** Calls with a higher number are of this run. */
  readonly #lastBefore: number
  #shown: Pick<Gauge, 'used' | 'limit' | 'readAt'> = { used: null, limit: null, readAt: null }
  #memory: QuotaMemory | null
  /** An answer came that told no quota. */
  #untold: boolean
  #periods: QuotaPeriods | null
  #last: Gauge['last'] = null

  constructor(sources: CreditSources) {
    const { ledger, facts, clock } = sources
    this.#sources = sources
    this.#memory = readMemory(facts.read('quota'))
    this.#periods = readPeriods(facts.read('quotaPeriods'))
    this.#untold = facts.read('quotaUntold') === true
    if (this.#memory) this.#shown = this.#memory.reading
    const checked = facts.read('ledgerCheckedTo')
    this.#lastBefore = ledger.giveUpOnReserved(clock.now(), typeof checked === 'number' ? checked : 0)
    facts.keep('ledgerCheckedTo', this.#lastBefore)
    this.#doubts = new Map(ledger.doubts().map(doubt => [doubt.id, doubt]))
    const read = (from: EpochMs, to: EpochMs): Spent => ledger.spentBetween(from, to)
    this.#day = new Spending(read, now => ({ from: startOfLocalDay(now), to: startOfNextLocalDay(now) }))
    this.#period = new Spending(read, now => periodAt(this.#periods, now))
    this.#prices = new PriceBook(sources)
  }

  /** The price of a call before it is made. */
  priceOf(operation: string, subject: Subject): PriceTag {
    return this.#prices.priceOf(operation, subject)
  }

  /** Books a call at its expected price, before it is sent. */
  reserve(operation: string, subject: Subject, feature: Feature, asker: Asker = 'person'): Reservation {
    const { credits: expected, reserve: reserved } = this.priceOf(operation, subject)
    const at = this.#sources.clock.now()
    const id = this.#sources.ledger.reserve({ at, operation, subject, feature, asker, expected, reserved })
    const reservation = {
      expected,
      id,
      at,
      operation,
      subject,
      reserved,
      asker,
      overlapped: this.#underWay.size > 0
    }
    for (const other of this.#underWay) other.overlapped = true
    this.#underWay.add(reservation)
    this.#count(reservation, { held: reserved }, 1)
    this.booked.emit(this.gauge())
    return reservation
  }

  /**
   * Books what a call came to, before anything is shown of it. Where the disk does not take it, the call counts as one
   * that may have been charged until `writeHeld` has written it.
   */
  settle(reservation: Reservation, outcome: Outcome): void {
    this.#underWay.delete(reservation)
    this.#doubts.set(reservation.id, reservation)
    this.#count(reservation, { held: -reservation.reserved, unknown: reservation.reserved })
    this.#show(reservation, outcome)
    this.#last = { operation: outcome.operation, charged: outcome.charged, at: outcome.receivedAt }
    this.#tell(() => this.#unwritten.add({ reservation, outcome }))
  }

  /** Writes the results that the disk did not take before, as far as it takes them now. */
  writeHeld(): void {
    this.#tell(() => this.#unwritten.write())
  }

  /**
   * The service began anew and counts from 0, which is no renewal: what was seen of its quota is over, and nobody can
   * tell any more what doubtful calls cost, so they count in full. @throws DiskError; they stay doubtful then
   */
  beginAnew(): void {
    this.forgetQuota()
    const doubts = [...this.#doubts.values()]
    if (doubts.length === 0) return
    this.#sources.ledger.inOneStep(() => {
      for (const { id, reserved: charged } of doubts)
        this.#write(id, { state: 'inferred', charged, fault: null, quotaUsed: null, quotaLimit: null })
    })
    for (const doubt of doubts) this.#resolve(doubt, doubt.reserved)
    this.changed.emit(this.gauge())
  }

  /** Another key was entered: what the quota headers said was about the old one. */
  forgetQuota(): void {
    this.#memory = null
    this.#periods = null
    this.#period.forget()
    this.#shown = { used: null, limit: null, readAt: null }
    this.#untold = false
    this.#sources.facts.keep('quotaUntold', null)
    this.#sources.facts.keep('quota', null)
    this.#sources.facts.keep('quotaPeriods', null)
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
    const { ledger } = this.#sources
    this.#prices.tell(operation, price)
    const settled = (this.#memory === null ? ledger.unpriced(operation) : []).flatMap(({ id, subject }) => {
      const charged = this.#prices.toldCost(operation, subject)
      return charged === null ? [] : [{ id, charged }]
    })
    ledger.inOneStep(() => {
      for (const { id, charged } of settled)
        this.#write(id, { state: 'told', charged, fault: null, quotaUsed: null, quotaLimit: null })
    })
    for (const { id, charged } of settled) this.#resolve(this.#doubts.get(id), charged)
    this.changed.emit(this.gauge())
  }

  /** The local day and what it has cost. */
  today(): Span & Spent {
    return this.#day.at(this.#sources.clock.now())
  }

  /** The quota period and what it has cost by our own books. */
  thisPeriod(): Span & Spent {
    return this.#period.at(this.#sources.clock.now())
  }

  /** When the quota period began, as far as it was seen; null before the quota was told. */
  periodFrom(): EpochMs | null {
    return this.#periods === null ? null : this.thisPeriod().from
  }

  /** What was seen of the quota's periods; null before the first reading. */
  get periods(): QuotaPeriods | null {
    return this.#periods
  }

  /**
   * What the key has used in this period, whoever used it: X-Quota-Used and what was held since it was read. Null
   * while no reading is of this period.
   */
  usedByAll(): number | null {
    const memory = this.#memory
    if (memory === null || memory.reading.readAt < this.thisPeriod().from) return null
    const open = [...this.#doubts.values(), ...this.#underWay].filter(({ id }) => id > memory.callId)
    return memory.reading.used + memory.named + open.reduce((sum, { reserved }) => sum + reserved, 0)
  }

  gauge(): Gauge {
    return {
      ...this.#shown,
      quotaTold: this.#shown.readAt !== null ? 'yes' : this.#untold ? 'no' : 'not-yet',
      today: tallyOf(this.today()),
      thisRun: tallyOf(this.#run.spent),
      last: this.#last,
      held: inAll(this.#underWay),
      unknown: inAll(this.#doubts.values())
    }
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

  #periodsWith(memory: QuotaMemory | null, charged: number): QuotaPeriods | null {
    const before = this.#memory
    if (memory === null || memory.reading === before?.reading) return this.#periods
    return periodsAfter(
      this.#periods,
      before?.reading ?? null,
      memory.reading,
      (before?.named ?? 0) + charged
    )
  }

  /** Writes a result, then remembers it. @throws DiskError, nothing changed */
  #book({ reservation, outcome }: Result): void {
    const { receivedAt } = outcome
    const { quotaUsed, quotaLimit } = outcome.credits
    const toldCost = this.#toldCost(reservation, outcome)
    const charged = outcome.charged ?? toldCost
    const state = toldCost === null ? stateOf(outcome) : 'told'
    const { memory, inferred, drift, reset } = afterReading(
      this.#memory,
      reservation,
      outcome,
      this.#shown.limit,
      this.#doubts.values()
    )
    const periods = this.#periodsWith(memory, charged ?? 0)
    const isUntold = memory === null && outcome.fault === null
    this.#sources.ledger.inOneStep(() => {
      const fault = outcome.fault?.code ?? null
      this.#write(reservation.id, { state, charged, fault, quotaUsed, quotaLimit })
      for (const { id, charged: credits } of inferred) {
        const why = reset ? 'quota-reset' : null
        this.#write(id, { state: 'inferred', charged: credits, fault: why, quotaUsed, quotaLimit })
      }
      if (memory !== this.#memory) this.#sources.facts.write('quota', memory)
      else if (isUntold && !this.#untold) this.#sources.facts.write('quotaUntold', true)
      if (periods !== this.#periods) this.#sources.facts.write('quotaPeriods', periods)
    })
    this.#memory = memory
    this.#untold ||= isUntold
    if (!isSameSpan(periodAt(periods, receivedAt), periodAt(this.#periods, receivedAt))) this.#period.forget()
    this.#periods = periods
    if (charged !== null) this.#resolve(reservation, charged)
    for (const { id, charged: credits } of inferred) this.#resolve(this.#doubts.get(id), credits)
    if (state === 'charged') this.#prices.add(reservation, charged ?? 0)
    const own = inferred.find(({ id }) => id === reservation.id)
    this.#last = { operation: outcome.operation, charged: own?.charged ?? charged, at: receivedAt }
    const { expected: shown } = reservation
    if (state === 'charged' && shown !== null && charged !== null && charged > shown)
      this.#more = { code: 'charged-more', operation: outcome.operation, shown, charged }
    if (drift > 0) this.#drift = { credits: drift + (this.#drift?.credits ?? 0), at: receivedAt }
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

  #write(id: number, settlement: Omit<Settlement, 'at'>): void {
    this.#sources.ledger.settle(id, { at: this.#sources.clock.now(), ...settlement })
  }

  /** A call counts at what it was charged from now on. */
  #resolve(doubt: Doubt | undefined, charged: number): void {
    if (!doubt) return
    this.#doubts.delete(doubt.id)
    this.#count(doubt, { unknown: -doubt.reserved, spent: charged })
  }

  #count({ id, at, asker }: Doubt, change: Change, calls = 0): void {
    for (const spending of [this.#day, this.#period]) spending.add(at, calls, change, asker)
    if (id > this.#lastBefore) this.#run.add(calls, change, asker)
  }

  /** What a good answer cost by a person's word, where the service tells neither its charge nor any quota. */
  #toldCost({ operation, subject }: Reservation, { answer, charged, credits }: Outcome): number | null {
    if (answer === null || charged !== null || credits.quotaUsed !== null || this.#memory !== null)
      return null
    return this.#prices.toldCost(operation, subject, rowsOf(answer))
  }

  #show({ overlapped }: Reservation, { credits, receivedAt }: Outcome): void {
    if (credits.quotaUsed === null) return
    const { used, limit } = this.#shown
    // Of answers under way at once the one that comes last may hold the earlier count.
    if (overlapped && used !== null && credits.quotaUsed < used) return
    this.#shown = { used: credits.quotaUsed, limit: credits.quotaLimit ?? limit, readAt: receivedAt }
  }
}

const isSameSpan = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to

/** A success that costs nothing is a price too: it was named. */
function stateOf({ charged, fault }: Outcome): Settlement['state'] {
  if (charged === null) return 'unsettled'
  return fault === null || charged > 0 ? 'charged' : 'free'
}
