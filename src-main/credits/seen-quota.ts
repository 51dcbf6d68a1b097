import { z } from 'zod'
import type { Gauge } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Outcome } from '../service-api/outcome'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'
import type { UnsettledCall, Reservation } from './booked-call'
import {
  afterReading,
  isOdd,
  quotaFact,
  readingForm,
  type QuotaMemory,
  type QuotaReading,
  type Reconciliation
} from './quota'
import { periodAt, periodsAfter, periodsFact, type QuotaPeriods } from './quota-periods'
import { countsCredits, isContradicted, unitAfter, unitFact, untoldUnit, type QuotaUnit } from './quota-unit'
import type { Span } from './spent'
import { day } from '../../src-shared/time'

/** What is known after another answer, and what that says of doubtful calls. Nothing of it is remembered yet. */
export interface NextReading extends Reconciliation {
  readonly memory: QuotaMemory | null
  readonly periods: QuotaPeriods | null
  readonly isUntold: boolean
  readonly odd: OddCount | null
  /** The count is one that cannot be: what was known before stays. */
  readonly isHeld: boolean
  readonly unit: QuotaUnit
}

/** A charge held against the quota's count. */
export interface JudgedCharge {
  readonly verdict: 'agrees' | 'contradicted' | 'untold'
  readonly unit: QuotaUnit
}

/** A count that is not believed before the next one goes on from it. */
interface OddCount {
  readonly used: number
  /** Credits the service named since. */
  readonly named: number
  /** Credits that somebody else used, if it is right. */
  readonly drift: number
  /** What was remembered before it, should the next go on from there. */
  readonly line: QuotaMemory
}

const plus = (memory: QuotaMemory, credits: number): QuotaMemory => ({
  ...memory,
  named: memory.named + credits
})

/** An answer came that told no quota. */
const untoldFact = fact('quotaUntold', z.boolean())

/** The count shown last: also one of answers under way at once, which no doubt can be settled by. */
const shownFact = fact<QuotaReading>('quotaShown', readingForm)

/** What the service's quota headers told so far: in memory, and in state.db for the next start. */
export class SeenQuota {
  readonly #facts: FactStore
  #shown: QuotaReading | null
  #written: QuotaReading | null
  #memory: QuotaMemory | null
  #periods: QuotaPeriods | null
  /** An answer came that told no quota. */
  #isUntold: boolean
  #odd: OddCount | null = null
  #unit: QuotaUnit
  /** A limit that differs from the one before, seen once: one header may be wrong. */
  #newLimit: number | null = null

  constructor(facts: FactStore) {
    this.#facts = facts
    this.#memory = facts.read(quotaFact)
    this.#periods = facts.read(periodsFact)
    this.#isUntold = facts.read(untoldFact) ?? false
    this.#shown = facts.read(shownFact) ?? this.#memory?.reading ?? null
    this.#written = this.#shown
    this.#unit = facts.read(unitFact) ?? untoldUnit
  }

  /** The last reading that every charge since is known beside; null before the first. */
  get memory(): QuotaMemory | null {
    return this.#memory
  }

  /** The same, but for a count that is still to be confirmed by the next: the one before that. */
  get confirmed(): QuotaMemory | null {
    return this.#odd?.line ?? this.#memory
  }

  get periods(): QuotaPeriods | null {
    return this.#periods
  }

  /** Whether the next count can tell what a call has cost that was lost. */
  canSettle({ id }: Pick<UnsettledCall, 'id'>): boolean {
    return this.#memory !== null && id > this.#memory.callId && countsCredits(this.#unit) !== 'no'
  }

  periodAt(now: EpochMs): Span {
    return periodAt(this.#periods, now)
  }

  /** Shows an answer's headers at once, whether or not they can be written. */
  show({ overlapped }: Reservation, { credits, receivedAt }: Outcome): void {
    if (credits.quotaUsed === null) return
    const shown = this.#shown
    // Of answers under way at once the one that comes last may hold the earlier count.
    if (overlapped && shown !== null && credits.quotaUsed < shown.used) return
    const limit = this.#confirmedLimit(credits.quotaLimit)
    this.#shown = { used: credits.quotaUsed, limit, readAt: receivedAt }
  }

  /** A limit that differs from the one before counts once it was read twice in a row. */
  #confirmedLimit(told: number | null): number | null {
    const known = this.#shown?.limit ?? null
    if (told === null) return known
    const isNew = known !== null && told !== known && told !== this.#newLimit
    this.#newLimit = isNew ? told : null
    return isNew ? known : told
  }

  /** Holds the charge that a good answer named against the count that came with it. */
  judge(call: Reservation, outcome: Outcome, unsettled: readonly UnsettledCall[]): JudgedCharge {
    const { charged, credits, receivedAt, fault } = outcome
    const { quotaUsed: used } = credits
    const [before, unit] = [this.#memory, this.#unit]
    const untold = { verdict: 'untold', unit } as const
    if (charged === null || used === null || fault !== null || call.overlapped || this.#odd) return untold
    if (before === null) {
      // All that was used in this period is less than this call is said to have cost.
      const isTooMuch = countsCredits(unit) !== 'no' && used > 1 && used < charged && charged > call.reserved
      return isTooMuch ? { verdict: 'contradicted', unit } : untold
    }
    const moved = used - before.reading.used - before.named
    const isMidnightBetween = Math.floor(before.reading.readAt / day) !== Math.floor(receivedAt / day)
    // A renewal in between may hide what the count moved.
    if (moved < charged && isMidnightBetween && used >= before.named + charged) return untold
    const isAlone = !unsettled.some(({ id }) => id > before.callId && id < call.id)
    const { expected, reserved } = call
    const next = isAlone && moved >= 0 ? unitAfter(unit, moved, charged) : unit
    if (isContradicted({ charged, moved, expected, reserved, isAlone }, countsCredits(unit)))
      return { verdict: 'contradicted', unit: next }
    const agrees = isAlone && moved === charged && countsCredits(next) === 'yes'
    return { verdict: agrees ? 'agrees' : 'untold', unit: next }
  }

  /**
   * @param charged what the call cost by the service or by a person's word; null = not known
   * @param judged the charge was contradicted: the two readings around it are kept apart until the next one tells which was wrong.
   * @param isIncomplete calls may be missing from the ledger
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
        ...{ inferred: [], drift: 0, reset: false, isHeld: false, unit },
        ...{ memory: this.#memory, periods: this.#periods, isUntold: this.#isUntold, odd: this.#odd }
      }
    const named = outcome.charged ?? 0
    const odd = this.#odd && {
      ...this.#odd,
      named: this.#odd.named + named,
      line: plus(this.#odd.line, named)
    }
    const { quotaUsed } = outcome.credits
    const isBack = odd !== null && quotaUsed !== null && !call.overlapped && quotaUsed < odd.used
    // The odd count is forgotten: this one is held against what was read before it.
    const before = isBack && this.#odd ? this.#odd.line : this.#memory
    const read = afterReading(
      before,
      call,
      outcome,
      this.#shown?.limit ?? null,
      unsettled,
      // What moved beyond the reserves may be the missing calls': it isn't given to one that was lost.
      isIncomplete && countsCredits(unit) === 'yes' ? 'untold' : countsCredits(unit)
    )
    const { memory } = read
    const isUntold = this.#isUntold || (memory === null && outcome.fault === null)
    if (memory === null || before === null || memory.reading === before.reading)
      return {
        ...read,
        periods: this.#periodsWith(before, memory, charged),
        isUntold,
        odd,
        isHeld: false,
        unit
      }
    const { used } = memory.reading
    const isNowOdd = isOdd(before.reading, memory.reading, read)
    if (isNowOdd && used < before.reading.used) {
      const kept = this.#memory && plus(this.#memory, named)
      const nothing = { inferred: [], drift: 0, reset: false, isUntold, periods: this.#periods, unit }
      return { ...nothing, memory: kept, odd, isHeld: true }
    }
    // Lost calls of ours would have cost much more than was held for them: the next count is to say so too.
    if (isNowOdd && read.beyond !== undefined && odd === null)
      return {
        ...{ inferred: [], drift: 0, reset: false, isUntold, periods: this.#periods, isHeld: false, unit },
        ...{ memory: plus(before, named), odd: { used, named: 0, drift: 0, line: plus(before, named) } }
      }
    const periods = this.#periodsWith(before, memory, charged)
    const next = { ...read, periods, isUntold, isHeld: false, unit }
    // Nobody is accused of it yet, and it counts once the next goes on from it.
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
  write({ memory, periods, isUntold, isHeld, unit }: NextReading): void {
    if (unit !== this.#unit) this.#facts.write(unitFact, unit)
    if (isHeld) this.#shown = this.#written
    if (this.#shown !== this.#written) this.#facts.write(shownFact, this.#shown)
    if (memory !== this.#memory) this.#facts.write(quotaFact, memory)
    if (isUntold !== this.#isUntold) this.#facts.write(untoldFact, isUntold)
    if (periods !== this.#periods) this.#facts.write(periodsFact, periods)
  }

  /** Remembers what was written. @returns whether `now` lies in another period than was thought */
  take({ memory, periods, isUntold, odd, unit }: NextReading, now: EpochMs): boolean {
    const before = this.periodAt(now)
    this.#unit = unit
    this.#written = this.#shown
    this.#memory = memory
    this.#periods = periods
    this.#isUntold = isUntold
    this.#odd = odd
    const after = this.periodAt(now)
    return before.from !== after.from || before.to !== after.to
  }

  /** What it told was about another key. */
  forget(): void {
    this.#memory = null
    this.#periods = null
    this.#shown = null
    this.#written = null
    this.#odd = null
    this.#newLimit = null
    this.#isUntold = false
    for (const kept of [untoldFact, shownFact, quotaFact, periodsFact]) this.#facts.keep<unknown>(kept, null)
  }

  gauge(): Pick<Gauge, 'used' | 'limit' | 'readAt' | 'quotaTold'> {
    const told = this.#isUntold ? 'no' : 'not-yet'
    const { used, limit, readAt } = this.#shown ?? { used: null, limit: null, readAt: null }
    return { used, limit, readAt, quotaTold: this.#shown === null ? told : 'yes' }
  }
}
