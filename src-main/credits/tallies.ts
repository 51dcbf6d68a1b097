import type { Gauge, Tally } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Clock } from '../platform/time/clock'
import { startOfLocalDay, startOfNextLocalDay } from '../platform/time/local-day'
import type { UnsettledCall, Reservation } from './booked-call'
import type { LedgerStore } from './ledger-store'
import { RunSpending, Spending, type SpendingChange } from './spending'
import type { SpendingSpan, Spent } from './spent'

export interface TallySources {
  readonly ledger: LedgerStore
  readonly clock: Clock
  readonly periodAt: (now: EpochMs) => SpendingSpan
  readonly lastBefore: number
}

export class Tallies {
  readonly #clock: Clock
  readonly #lastBefore: number
  readonly #day: Spending
  readonly #period: Spending
  readonly #run = new RunSpending()
  readonly #underWay = new Set<Reservation>()
  readonly #unsettled: Map<number, UnsettledCall>

  constructor({ ledger, clock, periodAt, lastBefore }: TallySources) {
    this.#clock = clock
    this.#lastBefore = lastBefore
    this.#unsettled = new Map(ledger.unsettled().map(doubt => [doubt.id, doubt]))
    const read = (from: EpochMs, to: EpochMs): Spent => ledger.spentBetween(from, to)
    this.#day = new Spending(read, now => ({ from: startOfLocalDay(now), to: startOfNextLocalDay(now) }))
    this.#period = new Spending(read, periodAt)
  }

  begin(booked: Omit<Reservation, 'overlapped'>): Reservation {
    const reservation = { ...booked, overlapped: this.#underWay.size > 0 }
    for (const other of this.#underWay) other.overlapped = true
    this.#underWay.add(reservation)
    this.#count(reservation, { reserved: reservation.reserved }, 1)
    return reservation
  }

  end(reservation: Reservation): void {
    this.#underWay.delete(reservation)
    this.#unsettled.set(reservation.id, reservation)
    this.#count(reservation, { reserved: -reservation.reserved, unknown: reservation.reserved })
  }

  resolve(id: number, charged: number): void {
    const doubt = this.#unsettled.get(id)
    if (!doubt) return
    this.#unsettled.delete(id)
    this.#count(doubt, { unknown: -doubt.reserved, spent: charged })
  }

  get unsettled(): readonly UnsettledCall[] {
    return [...this.#unsettled.values()]
  }

  openAfter(id: number): number {
    return inAll([...this.#unsettled.values(), ...this.#underWay].filter(call => call.id > id)).credits
  }

  today(): SpendingSpan & Spent {
    return this.#day.at(this.#clock.now())
  }

  thisPeriod(): SpendingSpan & Spent {
    const now = this.#clock.now()
    // The quota period may have changed because of a response or a change of the clock.
    this.#period.checkSpan(now)
    return this.#period.at(now)
  }

  forgetPeriod(): void {
    this.#period.forget()
  }

  gauge(): Pick<Gauge, 'today' | 'thisRun' | 'reserved' | 'unknown'> {
    return {
      today: { from: this.today().from, ...tallyOf(this.today()) },
      thisRun: tallyOf(this.#run.spent),
      reserved: inAll([...this.#underWay]),
      unknown: inAll(this.unsettled)
    }
  }

  #count({ id, at, initiator }: UnsettledCall, change: SpendingChange, calls = 0): void {
    for (const spending of [this.#day, this.#period]) spending.add(at, calls, change, initiator)
    if (id > this.#lastBefore) this.#run.add(calls, change, initiator)
  }
}

const tallyOf = ({ calls, spent, reserved, unknown }: Tally): Tally => ({ calls, spent, reserved, unknown })

const inAll = (calls: readonly UnsettledCall[]): Gauge['reserved'] => ({
  calls: calls.length,
  credits: calls.reduce((sum, { reserved }) => sum + reserved, 0)
})
