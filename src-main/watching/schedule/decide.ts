import type { Fault } from '../../../src-shared/contract/fault'
import type { NeedName, ScheduleReason, TierRhythm } from '../../../src-shared/contract/schedule'
import type { EpochMs } from '../../../src-shared/contract/values'
import { affordableAt, type BudgetAllowance } from '../../credits/budget'
import { dueCoins, partDueAt, rhythmsOf, tierRhythmsOf, type Divided } from './parts'
import { slowdownOf, type SlowdownCircumstances, type Slowdown } from './slowdown'
import type { TierRhythms } from './tiers'
import { policyOf } from '../service-health/fault-policy'
import type { ServiceHealth } from '../service-health/health'
import { countsFrom, nextScheduleTurn, type Turn } from './turn'
import type { Wait } from '../service-health/wait'

/** Data to keep fresh. */
export interface Need {
  readonly name: NeedName
  /** Unique among needs of one name, such as `candles BTC 1h`. */
  readonly key: string
  readonly operation: string
  readonly everyMs: number
  /** When it is due next, if not by its interval: when a bar ends. */
  readonly dueAt?: EpochMs
  /** Time of the last answer, or null if there was none. */
  readonly answeredAt: EpochMs | null
  /** Credits to reserve for a call. */
  readonly reserve: number
  /** The call is about a list, and refused coins are set aside. A refusal doesn't concern the call as a whole. */
  readonly ofList?: boolean
  /** Set if each coin has its own price, so it may load only some. */
  readonly divided?: Divided
  /** Not due before then, because the charge of the operation's first call is unknown. Null once it is known. */
  readonly chargeAwaitedUntil?: EpochMs | null
  /** Only one charge says that it costs more than expected, so its next call isn't delayed for that. */
  readonly isUntested?: boolean
  /** Reason for a call outside the plan. Such a need isn't slowed down. */
  readonly reason?: ScheduleReason
  /** The coins of a need for some of them. Absent for all. */
  readonly coins?: readonly string[]
}

export interface Situation {
  readonly now: EpochMs
  readonly needs: readonly Need[]
  readonly health: ServiceHealth
  /** The user has agreed to automatic calls. */
  readonly agreed: boolean
  readonly paused: boolean
  readonly pausedUntil: EpochMs | null
  /** No calls before this time, after sleep or a network change. 0 for none. */
  readonly notBefore: EpochMs
  /** Each need's last turn in this run, by key. */
  readonly turns: ReadonlyMap<string, Turn>
  /** Time of the last answer in this run, including to the user's own calls. */
  readonly lastAnswerAt: EpochMs | null
  /** The share of budgets available to automatic calls. */
  readonly allowances: readonly BudgetAllowance[]
  readonly circumstances: SlowdownCircumstances
}

export type Decision =
  /** `countsFrom` is where the need's next turn begins. `coins` is null for all. */
  | {
      readonly kind: 'ask'
      readonly need: Need
      readonly countsFrom: EpochMs
      readonly coins: readonly string[] | null
    }
  | {
      readonly kind: 'wait'
      readonly until: EpochMs
      readonly need: Need
      readonly reason: ScheduleReason
    }
  /** If `until` is null, calls are blocked until something changes. */
  | { readonly kind: 'blocked'; readonly until: EpochMs | null; readonly reason: BlockedCallReason }

export type BlockedCallReason =
  /** Nothing was decided yet. */
  | 'starting'
  | 'plan-not-agreed'
  | 'paused'
  | 'unauthorised'
  | 'nothing-watched'
  /** The key's plan excludes everything watched. */
  | 'all-locked'
  /** Calls can't be booked because the disk refuses writes. */
  | 'unbookable'

/**
 * A service that answered anything within this time is reachable, so failed calls are retried at their own interval.
 */
const isThereForMs = 2 * 3_600_000
/** Minimum time between two calls for a need. */
const leastPauseMs = 1_500

/** Decides which call to make next, or how long to wait and why. Pure. */
export function decide(situation: Situation): Decision {
  const { now, health } = situation
  if (!situation.agreed) return blocked('plan-not-agreed')
  if (situation.paused) return blocked('paused', situation.pausedUntil)
  if (health.unauthorised) return blocked('unauthorised')
  const next = mostUrgent(situation)
  if (!next) return blocked(situation.needs.length === 0 ? 'nothing-watched' : 'all-locked')
  const { need } = next
  if (next.at <= now)
    return { kind: 'ask', need, countsFrom: countsFrom(next.at, need.everyMs, now), coins: next.coins }
  return { kind: 'wait', need, until: next.at, reason: next.reason }
}

interface Due {
  readonly need: Need
  readonly at: EpochMs
  readonly reason: ScheduleReason
  readonly coins: readonly string[] | null
}

/** The tiers of quotes in use, or null while all coins load equally. */
export function tiersNow(situation: Situation): readonly TierRhythm[] | null {
  const slowdown = slowdownIn(situation)
  const tiers = openNeeds(situation).flatMap(need => {
    const rhythms = partRhythms(need, slowdown, situation.circumstances)
    return need.divided && rhythms ? tierRhythmsOf(need.divided, rhythms) : []
  })
  return tiers.length === 0 ? null : tiers
}

export const openNeeds = ({ needs, health }: Situation): readonly Need[] =>
  needs.filter(need => !Object.hasOwn(health.locked, need.operation))

export const slowdownIn = (situation: Situation): Slowdown =>
  slowdownOf(openNeeds(situation), situation.allowances, situation.circumstances, situation.now)

/** While credits are short, spends the need's share of them by value. Null if all its coins load equally. */
export function partRhythms(
  { divided, reserve, everyMs }: Need,
  { isByCredits, factor }: Slowdown,
  { hidden = false }: SlowdownCircumstances
): TierRhythms | null {
  if (!divided || !isByCredits || reserve <= 0) return null
  return rhythmsOf(divided, everyMs, reserve / (everyMs * factor), hidden)
}

/** The most overdue goes first, so a slow service starves no need. */
function mostUrgent(situation: Situation): Due | null {
  let first: Due | null = null
  const slowdown = slowdownIn(situation)
  for (const need of openNeeds(situation)) {
    const due = dueAt(need, situation, slowdown)
    if (!first || isBefore(due, first, situation.turns)) first = due
  }
  return first
}

/**
 * Equally late needs take turns, so that failing ones don't block others. Otherwise list order counts, which begins
 * with the most visible.
 */
function isBefore(a: Due, b: Due, turns: Situation['turns']): boolean {
  const askedAt = ({ need }: Due): EpochMs => turns.get(need.key)?.askedAt ?? 0
  return a.at < b.at || (a.at === b.at && askedAt(a) < askedAt(b))
}

function dueAt(need: Need, situation: Situation, slowdown: Slowdown): Due {
  const { now } = situation
  const turn = situation.turns.get(need.key)
  const rhythms = need.isUntested ? null : partRhythms(need, slowdown, situation.circumstances)
  const isPaced = need.reason === undefined && need.isUntested !== true
  const fresh =
    need.divided && rhythms
      ? partsFreshUntil(need, need.divided, rhythms, slowdown, now)
      : freshUntil(need, turn, now, isPaced ? slowdown : notSlowed)
  const left = Math.min(...situation.allowances.filter(({ stops }) => stops).map(allowance => allowance.left))
  const coins = need.divided && rhythms ? dueCoins(need.divided, rhythms, Math.max(fresh, now), left) : null
  const reserve = need.divided && coins ? need.divided.reserveOf(coins) : need.reserve
  const planned = { at: fresh, reason: need.reason ?? slowdown.reason }
  // Of two gates that open together, the later one in the list is the real obstacle.
  const last = [planned, ...gatesOf(need, situation, reserve)].reduce((a, b) => (b.at >= a.at ? b : a))
  return { need, coins, ...last }
}

export interface Gate {
  readonly at: EpochMs
  readonly reason: ScheduleReason
}

/** What may delay a need's call beyond its interval. @param reserve credits to reserve for the call */
export function gatesOf(need: Need, situation: Situation, reserve: number): readonly Gate[] {
  const { health, now } = situation
  const turn = situation.turns.get(need.key)
  const gates: Gate[] = [{ at: situation.notBefore, reason: { code: 'after-waking' } }]
  // Prevents a storm of calls, whatever fails elsewhere.
  if (turn && turn.askedAt <= now)
    gates.push({ at: turn.askedAt + leastPauseMs, reason: { code: 'as-planned' } })
  const { chargeAwaitedUntil: chargeAt = null } = need
  if (chargeAt !== null) gates.push({ at: chargeAt, reason: { code: 'awaiting-charge' } })
  const { rateLimited, outage } = health
  if (rateLimited) gates.push({ at: rateLimited.until, reason: reasonOf(rateLimited.fault) })
  if (outage) gates.push({ at: waitsUntil(outage, need, situation), reason: reasonOf(outage.fault) })
  const own = health.backoffs[need.key]
  // A later answer to any call ends the wait.
  const backoffs = [health.backoffs[need.operation], own && (need.answeredAt ?? 0) > own.since ? null : own]
  for (const wait of backoffs)
    if (wait) gates.push({ at: waitsUntil(wait, need, situation), reason: { code: 'after-failed-call' } })
  // Expensive needs wait for the next day, while cheap ones use what is left.
  for (const allowance of situation.allowances) {
    if (allowance.stops && reserve > allowance.left)
      gates.push({
        at: affordableAt(allowance, reserve, now),
        reason: { code: 'budget-used-up', limit: allowance.limit }
      })
  }
  return gates
}

/** Long waits are for an unreachable service. If it answers other calls, retry at the need's own interval. */
function waitsUntil(
  { until, since, fault }: Wait,
  { everyMs, ofList = false }: Need,
  { lastAnswerAt, now }: Situation
): EpochMs {
  const isThere = lastAnswerAt !== null && now - lastAnswerAt < isThereForMs
  // A refused call would be refused again. A retry time named by the service is always respected.
  const { retriesEarly } = policyOf(fault)
  const isSame = retriesEarly === 'no' || (retriesEarly === 'lists' && !ofList)
  return isThere && !isSame && fault.retryAt === null ? Math.min(until, since + everyMs) : until
}

/** The reason of a wait that affects all calls. */
function reasonOf(fault: Fault): ScheduleReason {
  const { blocks } = policyOf(fault)
  if (blocks.state === 'outage') return { code: blocks.reason }
  if (fault.retryAt !== null) return { code: 'retry-after' }
  return { code: blocks.state === 'rateLimited' ? blocks.reason : 'after-failed-call' }
}

const notSlowed = { factor: 1, until: Infinity, mostMs: Infinity }

/** Each part waits for its tier's interval, but not beyond a renewal. */
function partsFreshUntil(
  { everyMs, answeredAt }: Need,
  { parts }: Divided,
  rhythms: TierRhythms,
  { until, mostMs }: Slowdown,
  now: EpochMs
): EpochMs {
  const dues = parts.map(part => {
    const due = partDueAt(part, rhythms, now)
    return due === 0 ? 0 : Math.min(due, Math.max((part.answeredAt ?? 0) + everyMs, until))
  })
  // If the renewal is unknown, any answer may reveal it.
  const answers = [answeredAt, ...parts.map(part => part.answeredAt)].filter(at => at !== null && at <= now)
  const look = answers.length === 0 ? Infinity : Math.max(...answers.map(Number)) + everyMs + mostMs
  return Math.min(look, ...dues)
}

function freshUntil(
  { answeredAt, everyMs, dueAt }: Need,
  turn: Turn | undefined,
  now: EpochMs,
  { factor, until, mostMs }: Pick<Slowdown, 'factor' | 'until' | 'mostMs'>
): EpochMs {
  // A future timestamp means the clock was set back. Waiting for it could take years.
  if (answeredAt === null || answeredAt > now) return 0
  const planned = dueAt ?? nextScheduleTurn(answeredAt, everyMs, turn, now)
  // A delay caused by a low allowance ends when it renews.
  return Math.min(planned + delayMs(everyMs, { factor, mostMs }), Math.max(planned, until))
}

/** How much later a need is due because of the slowdown. */
export const delayMs = (everyMs: number, { factor, mostMs }: Pick<Slowdown, 'factor' | 'mostMs'>): number =>
  Math.min(Math.ceil(everyMs * (factor - 1)), mostMs)

const blocked = (reason: BlockedCallReason, until: EpochMs | null = null): Decision => ({
  kind: 'blocked',
  until,
  reason
})
