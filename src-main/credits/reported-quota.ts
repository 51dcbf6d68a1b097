import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Gauge } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Outcome } from '../service/api/outcome'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import type { UnsettledCall, Reservation } from './booked-call'
import {
  afterReading,
  isOdd,
  quotaFact,
  readingForm,
  shortened,
  type QuotaMemory,
  type QuotaReading,
  type Reconciliation
} from './quota'
import {
  periodAt,
  periodsAfter,
  periodsFact,
  periodsToStore,
  storedPeriods,
  type QuotaPeriods
} from './quota-periods'
import {
  countsCredits,
  isContradicted,
  unitAfter,
  unitFact,
  noUnitEvidence,
  type QuotaUnit
} from './quota-unit'
import type { SpendingSpan } from './spent'
import { day } from '../../src-shared/time'

/** The state after a response. It's written to disk before it's applied. */
export interface NextReading extends Reconciliation {
  readonly memory: QuotaMemory | null
  readonly periods: QuotaPeriods | null
  readonly isUnreported: boolean
  readonly odd: OddCount | null
  /** Whether X-Quota-Used is implausible, so that the previous value is kept. */
  readonly isImplausible: boolean
  readonly unit: QuotaUnit
}

export interface JudgedCharge {
  readonly verdict: 'agrees' | 'contradicted' | 'unclear'
  readonly unit: QuotaUnit
}

/** A value that isn't trusted until the next X-Quota-Used is at least as high. */
interface OddCount {
  readonly used: number
  /** The credits reported as charged since this header. */
  readonly named: number
  /** The credits that others used if this value is correct. */
  readonly drift: number
  /** The quota before this header. It's used again if the next value is lower. */
  readonly line: QuotaMemory
}

const plus = (memory: QuotaMemory, credits: number): QuotaMemory => ({
  ...memory,
  named: memory.named + credits
})

const unreportedFact = fact('quotaUntold', z.boolean())

/** The value that the user sees. It may come from overlapping calls, so charges can't be inferred from it. */
const shownFact = fact<QuotaReading>('quotaShown', readingForm)

export class ReportedQuota {
  readonly #facts: FactStore
  #shown: QuotaReading | null
  #written: QuotaReading | null
  #memory: QuotaMemory | null
  #periods: QuotaPeriods | null
  #isUnreported: boolean
  #odd: OddCount | null = null
  #unit: QuotaUnit
  /** A changed X-Quota-Limit that has arrived only once, so it may be wrong. */
  #newLimit: number | null = null

  constructor(facts: FactStore) {
    this.#facts = facts
    this.#memory = facts.read(quotaFact)
    const periods = facts.read(periodsFact)
    this.#periods = periods && storedPeriods(periods, this.#memory?.reading ?? null)
    this.#isUnreported = facts.read(unreportedFact) ?? false
    this.#shown = facts.read(shownFact) ?? this.#memory?.reading ?? null
    this.#written = this.#shown
    this.#unit = facts.read(unitFact) ?? noUnitEvidence
  }

  /** The last header without overlapping calls. The next one is compared with it. */
  get memory(): QuotaMemory | null {
    return this.#memory
  }

  get confirmed(): QuotaMemory | null {
    return this.#odd?.line ?? this.#memory
  }

  get periods(): QuotaPeriods | null {
    return this.#periods
  }

  canSettle({ id }: Pick<UnsettledCall, 'id'>): boolean {
    return this.#memory !== null && id > this.#memory.callId && countsCredits(this.#unit) !== 'no'
  }

  periodAt(now: EpochMs): SpendingSpan {
    return periodAt(this.#periods, now)
  }

  show({ overlapped }: Reservation, { credits, receivedAt }: Outcome): void {
    if (credits.quotaUsed === null) return
    const shown = this.#shown
    // If calls overlap, a later response may have an older value.
    if (overlapped && shown !== null && credits.quotaUsed < shown.used) return
    const limit = this.#confirmedLimit(credits.quotaLimit)
    this.#shown = { used: credits.quotaUsed, limit, readAt: receivedAt }
  }

  #confirmedLimit(reportedLimit: number | null): number | null {
    const known = this.#shown?.limit ?? null
    if (reportedLimit === null) return known
    const isNew = known !== null && reportedLimit !== known && reportedLimit !== this.#newLimit
    this.#newLimit = isNew ? reportedLimit : null
    return isNew ? known : reportedLimit
  }

  judge(call: Reservation, outcome: Outcome, unsettled: readonly UnsettledCall[]): JudgedCharge {
    const { charged, credits, receivedAt, fault } = outcome
    const { quotaUsed: used } = credits
    const [before, unit] = [this.#memory, this.#unit]
    const unclear = { verdict: 'unclear', unit } as const
    if (charged === null || used === null || fault !== null || call.overlapped || this.#odd) return unclear
    if (before === null) {
      // X-Quota-Used covers the whole period, so a single charge can't be higher.
      const isTooMuch = countsCredits(unit) !== 'no' && used > 1 && used < charged && charged > call.reserved
      return isTooMuch ? { verdict: 'contradicted', unit } : unclear
    }
    const moved = used - before.reading.used - before.named
    const isMidnightBetween = Math.floor(before.reading.readAt / day) !== Math.floor(receivedAt / day)
    // If the quota was reset at midnight, X-Quota-Used may have risen by less than the charge.
    if (moved < charged && isMidnightBetween && used >= before.named + charged) return unclear
    const isAlone = !unsettled.some(({ id }) => id > before.callId && id < call.id)
    const { reserved } = call
    const expected = call.isBound ? null : call.expected
    const next = isAlone && moved >= 0 ? unitAfter(unit, moved, charged) : unit
    if (isContradicted({ charged, moved, expected, reserved, isAlone }, countsCredits(unit)))
      return { verdict: 'contradicted', unit: next }
    const agrees = isAlone && moved === charged && countsCredits(next) === 'yes'
    return { verdict: agrees ? 'agrees' : 'unclear', unit: next }
  }

  /**
   * Returns the quota after a response. If X-Quota-Used contradicts the charge, it's ignored until the next
   * response shows which of the two was wrong.
   * @param charged the charge reported by the service or calculated from the user's price, or null if unknown
   * @param isIncomplete whether the ledger may lack calls
   */
  after(
    call: Reservation,
    outcome: Outcome,
    charged: number | null,
    unsettled: readonly UnsettledCall[],
    { verdict, unit }: JudgedCharge,
    isIncomplete = false
  ): NextReading {
    if (verdict === 'contradicted' && this.#memory !== null)
      return {
        inferred: [],
        drift: 0,
        reset: false,
        isImplausible: false,
        unit,
        memory: this.#memory,
        periods: this.#periods,
        isUnreported: this.#isUnreported,
        odd: this.#odd
      }
    const named = outcome.charged ?? 0
    const odd = this.#odd && {
      ...this.#odd,
      named: this.#odd.named + named,
      line: plus(this.#odd.line, named)
    }
    const { quotaUsed } = outcome.credits
    const isBack = odd !== null && quotaUsed !== null && !call.overlapped && quotaUsed < odd.used
    // X-Quota-Used has fallen again, so the implausible value was wrong.
    const before = isBack && this.#odd ? this.#odd.line : this.#memory
    const read = afterReading(
      before,
      call,
      outcome,
      this.#shown?.limit ?? null,
      unsettled,
      // The increase may be due to calls that are missing from the ledger.
      isIncomplete && countsCredits(unit) === 'yes' ? 'unclear' : countsCredits(unit)
    )
    const { memory } = read
    const isUnreported = this.#isUnreported || (memory === null && outcome.fault === null)
    if (memory === null || before === null || memory.reading === before.reading)
      return {
        ...read,
        periods: this.#periodsWith(before, memory, charged),
        isUnreported,
        odd,
        isImplausible: false,
        unit
      }
    const { used } = memory.reading
    const isNowOdd = isOdd(before.reading, memory.reading, read)
    if (isNowOdd && used < before.reading.used) {
      const plusNamed = this.#memory && plus(this.#memory, named)
      const nothing = { inferred: [], drift: 0, reset: false, isUnreported, periods: this.#periods, unit }
      return { ...nothing, memory: plusNamed, odd, isImplausible: true }
    }
    // If this value is right, calls with an unknown charge have cost far more than was reserved. The next
    // response has to confirm it.
    if (isNowOdd && read.beyond !== undefined && odd === null)
      return {
        inferred: [],
        drift: 0,
        reset: false,
        isUnreported,
        periods: this.#periods,
        isImplausible: false,
        unit,
        memory: plus(before, named),
        odd: { used, named: 0, drift: 0, line: plus(before, named) }
      }
    const periods = this.#periodsWith(before, memory, charged)
    const next = { ...read, periods, isUnreported, isImplausible: false, unit }
    // If others used credits, the next X-Quota-Used has to confirm it.
    if (isNowOdd)
      return { ...next, drift: 0, odd: { used, named: 0, drift: read.drift, line: plus(before, named) } }
    if (odd === null || isBack) return { ...next, odd: null }
    return used < odd.used + odd.named
      ? { ...next, odd }
      : { ...next, drift: read.drift + odd.drift, odd: null }
  }

  #periodsWith(
    before: QuotaMemory | null,
    memory: QuotaMemory | null,
    charged: number | null
  ): QuotaPeriods | null {
    if (memory === null || memory.reading === before?.reading) return this.#periods
    const named = (before?.named ?? 0) + (charged ?? 0)
    return periodsAfter(this.#periods, before?.reading ?? null, memory.reading, named)
  }

  /** @throws DiskError */
  write({ memory, periods, isUnreported, isImplausible, unit }: NextReading): void {
    if (unit !== this.#unit) this.#facts.write(unitFact, unit)
    if (isImplausible) this.#shown = this.#written
    if (this.#shown !== this.#written) this.#facts.write(shownFact, this.#shown)
    if (memory !== this.#memory) this.#facts.write<unknown>(quotaFact, memory && shortened(memory))
    if (isUnreported !== this.#isUnreported) this.#facts.write(unreportedFact, isUnreported)
    const stored = periods && periodsToStore(periods, memory?.reading ?? null)
    if (!isDeepStrictEqual(stored, this.#facts.read(periodsFact))) this.#facts.write(periodsFact, stored)
  }

  take({ memory, periods, isUnreported, odd, unit }: NextReading): void {
    this.#unit = unit
    this.#written = this.#shown
    this.#memory = memory
    this.#periods = periods
    this.#isUnreported = isUnreported
    this.#odd = odd
  }

  forget(): void {
    this.#memory = null
    this.#periods = null
    this.#shown = null
    this.#written = null
    this.#odd = null
    this.#newLimit = null
    this.#isUnreported = false
    for (const fact of [unreportedFact, shownFact, quotaFact, periodsFact])
      this.#facts.writeOrQueue<unknown>(fact, null)
  }

  gauge(): Pick<Gauge, 'used' | 'limit' | 'readAt' | 'quotaReported'> {
    const ifUnread = this.#isUnreported ? 'no' : 'not-yet'
    const { used, limit, readAt } = this.#shown ?? { used: null, limit: null, readAt: null }
    return { used, limit, readAt, quotaReported: this.#shown === null ? ifUnread : 'yes' }
  }
}
