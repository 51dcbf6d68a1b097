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

export interface Need {
  readonly name: NeedName
  /** A key such as `candles BTC 1h`, which is unique among calls with the same name. */
  readonly key: string
  readonly operation: string
  readonly everyMs: number
  /** When the call is due, if that's at the end of a candle. */
  readonly dueAt?: EpochMs
  readonly answeredAt: EpochMs | null
  readonly reserve: number
  /** True for a call about several coins. If some are refused, the next call leaves them out. */
  readonly ofList?: boolean
  /** Set if coins have their own prices. A call can then load just some of them. */
  readonly divided?: Divided
  /** Until when to wait for the charge of the first call. Null once the charge is known. */
  readonly chargeAwaitedUntil?: EpochMs | null
  /** True if a single charge suggests a higher price. It may be wrong, so the next call isn't delayed. */
  readonly isUntested?: boolean
  /** Why the call is made although it isn't in the plan. Such a call isn't slowed down. */
  readonly reason?: ScheduleReason
  /** Absent if the call is about all coins. */
  readonly coins?: readonly string[]
}

export interface Situation {
  readonly now: EpochMs
  readonly needs: readonly Need[]
  readonly health: ServiceHealth
  readonly agreed: boolean
  readonly paused: boolean
  readonly pausedUntil: EpochMs | null
  /**
   * No call is made before this time, because the computer woke up or the network changed. 0 if there's no
   * wait.
   */
  readonly notBefore: EpochMs
  readonly turns: ReadonlyMap<string, Turn>
  /** When the service last answered any call since the app started, including manual ones. */
  readonly lastAnswerAt: EpochMs | null
  readonly allowances: readonly BudgetAllowance[]
  readonly circumstances: SlowdownCircumstances
}

export type Decision =
  /** `countsFrom` is when the call's next interval begins. `coins` is null for a call about all coins. */
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
  /** No automatic call is made until `until`, or until something changes if that's null. */
  | { readonly kind: 'blocked'; readonly until: EpochMs | null; readonly reason: BlockedCallReason }

export type BlockedCallReason =
  | 'starting'
  | 'plan-not-agreed'
  | 'paused'
  | 'unauthorised'
  | 'nothing-watched'
  /** The key's plan doesn't include any of the watched data. */
  | 'all-locked'
  /** The disk refuses writes, so calls can't be recorded in the ledger. */
  | 'unbookable'

/**
 * If the service has answered any call within this time, it can be reached. A failed call is then retried
 * after its usual interval.
 */
const isThereForMs = 2 * 3_600_000
/** The minimum time between two calls for the same data. */
const leastPauseMs = 1_500

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

/** Null if all coins refresh equally often. */
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

export function partRhythms(
  { divided, reserve, everyMs }: Need,
  { isByCredits, factor }: Slowdown,
  { hidden = false }: SlowdownCircumstances
): TierRhythms | null {
  if (!divided || !isByCredits || reserve <= 0) return null
  return rhythmsOf(divided, everyMs, reserve / (everyMs * factor), hidden)
}

/**
 * The call that has been overdue the longest goes first, so that none waits forever if the service is slow.
 */
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
 * Whether a call goes before another one. If both are due at the same time, the one that was made longest ago
 * goes first, so that failing calls don't block others. After that, the order of the list decides, which
 * starts with what users see most.
 */
function isBefore(a: Due, b: Due, turns: Situation['turns']): boolean {
  const calledAt = ({ need }: Due): EpochMs => turns.get(need.key)?.calledAt ?? 0
  return a.at < b.at || (a.at === b.at && calledAt(a) < calledAt(b))
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
  // The delay that ends last is the reason. If two end at the same time, it's the later one in the list.
  const last = [planned, ...gatesOf(need, situation, reserve)].reduce((a, b) => (b.at >= a.at ? b : a))
  return { need, coins, ...last }
}

export interface Gate {
  readonly at: EpochMs
  readonly reason: ScheduleReason
}

export function gatesOf(need: Need, situation: Situation, reserve: number): readonly Gate[] {
  const { health, now } = situation
  const turn = situation.turns.get(need.key)
  const gates: Gate[] = [{ at: situation.notBefore, reason: { code: 'after-waking' } }]
  // This gate is a last safeguard against bursts of calls, even if something else is wrong.
  if (turn && turn.calledAt <= now)
    gates.push({ at: turn.calledAt + leastPauseMs, reason: { code: 'as-planned' } })
  const { chargeAwaitedUntil: chargeAt = null } = need
  if (chargeAt !== null) gates.push({ at: chargeAt, reason: { code: 'awaiting-charge' } })
  const { rateLimited, outage } = health
  if (rateLimited) gates.push({ at: rateLimited.until, reason: reasonOf(rateLimited.fault) })
  if (outage) gates.push({ at: waitsUntil(outage, need, situation), reason: reasonOf(outage.fault) })
  const own = health.backoffs[need.key]
  // Ignores a failure if another call has loaded the same data since.
  const backoffs = [health.backoffs[need.operation], own && (need.answeredAt ?? 0) > own.since ? null : own]
  for (const wait of backoffs)
    if (wait) gates.push({ at: waitsUntil(wait, need, situation), reason: { code: 'after-failed-call' } })
  // A call that the budget can't pay for waits. Cheaper ones may still use the rest of the budget.
  for (const allowance of situation.allowances) {
    if (allowance.stops && reserve > allowance.left)
      gates.push({
        at: affordableAt(allowance, reserve, now),
        reason: { code: 'budget-used-up', limit: allowance.limit }
      })
  }
  return gates
}

/**
 * When a wait after a failure ends. If the service answers other calls, the failed one is retried after its
 * usual interval.
 */
function waitsUntil(
  { until, since, fault }: Wait,
  { everyMs, ofList = false }: Need,
  { lastAnswerAt, now }: Situation
): EpochMs {
  const isThere = lastAnswerAt !== null && now - lastAnswerAt < isThereForMs
  // That doesn't apply to a refused call, which would be refused again, or if the service gave a retry time.
  const { retriesEarly } = policyOf(fault)
  const isSame = retriesEarly === 'no' || (retriesEarly === 'lists' && !ofList)
  return isThere && !isSame && fault.retryAt === null ? Math.min(until, since + everyMs) : until
}

function reasonOf(fault: Fault): ScheduleReason {
  const { blocks } = policyOf(fault)
  if (blocks.state === 'outage') return { code: blocks.reason }
  if (fault.retryAt !== null) return { code: 'retry-after' }
  return { code: blocks.state === 'rateLimited' ? blocks.reason : 'after-failed-call' }
}

const notSlowed = { factor: 1, until: Infinity, mostMs: Infinity }

/** No group has to wait longer than until the budget renews. */
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
  // If the renewal date is unknown, waits are limited, because any response may show that the budget has
  // renewed.
  const answers = [answeredAt, ...parts.map(part => part.answeredAt)].filter(at => at !== null && at <= now)
  const latest = answers.length === 0 ? Infinity : Math.max(...answers.map(Number)) + everyMs + mostMs
  return Math.min(latest, ...dues)
}

function freshUntil(
  { answeredAt, everyMs, dueAt }: Need,
  turn: Turn | undefined,
  now: EpochMs,
  { factor, until, mostMs }: Pick<Slowdown, 'factor' | 'until' | 'mostMs'>
): EpochMs {
  // If the clock was set back, the last response is in the future. Waiting for that time could take years.
  if (answeredAt === null || answeredAt > now) return 0
  const planned = dueAt ?? nextScheduleTurn(answeredAt, everyMs, turn, now)
  // A delay caused by a low budget ends when it renews.
  return Math.min(planned + delayMs(everyMs, { factor, mostMs }), Math.max(planned, until))
}

export const delayMs = (everyMs: number, { factor, mostMs }: Pick<Slowdown, 'factor' | 'mostMs'>): number =>
  Math.min(Math.ceil(everyMs * (factor - 1)), mostMs)

const blocked = (reason: BlockedCallReason, until: EpochMs | null = null): Decision => ({
  kind: 'blocked',
  until,
  reason
})
