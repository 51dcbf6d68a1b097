import type { Fault } from '../../src-shared/contract/fault'
import type { NeedName, ScheduleReason, TierRhythm } from '../../src-shared/contract/schedule'
import type { EpochMs } from '../../src-shared/contract/values'
import { affordableAt, type BudgetAllowance } from '../credits/budget'
import { dueCoins, partDueAt, rhythmsOf, toldRhythms, type Divided } from './parts'
import { slowdownOf, type Circumstances, type Slowdown } from './slowdown'
import type { TierRhythms } from './tiers'
import { policyOf } from '../service-health/fault-policy'
import type { ServiceHealth } from '../service-health/health'
import { countsFrom, nextTurn, type Turn } from './turn'
import type { Wait } from '../service-health/wait'

/** Something that is to be kept fresh. */
export interface Need {
  readonly name: NeedName
  /** Tells needs of one name apart: `candles BTC 1h`. */
  readonly key: string
  readonly operation: string
  readonly everyMs: number
  /** When it is due next where that is no rhythm: when a bar has ended. */
  readonly dueAt?: EpochMs
  /** When it was last answered; null = never. */
  readonly answeredAt: EpochMs | null
  /** Credits that asking would set aside. */
  readonly reserve: number
  /** Its question is about a list, which sets aside by itself what is refused of it: a refusal is not the question's. */
  readonly ofList?: boolean
  /** It may be asked about a part of its coins, since each has a price of its own. */
  readonly divided?: Divided
  /** Not before then, as the charge of its operation's first call isn't known; null = it is. */
  readonly chargeAwaitedUntil?: EpochMs | null
  /** Why it is asked, where no plan is the reason: it then keeps its own rhythm, whatever slows the others. */
  readonly reason?: ScheduleReason
}

export interface Situation {
  readonly now: EpochMs
  readonly needs: readonly Need[]
  readonly health: ServiceHealth
  /** false before a person has agreed to what runs by itself. */
  readonly agreed: boolean
  readonly paused: boolean
  readonly pausedUntil: EpochMs | null
  /** After sleep or a network change nothing is asked before this moment; 0 = no such wait. */
  readonly notBefore: EpochMs
  /** The last turn of each need that was asked in this run, by key. */
  readonly turns: ReadonlyMap<string, Turn>
  /** Of any answer that came in this run, also one a person asked for; null = none has. */
  readonly lastAnswerAt: EpochMs | null
  /** Budgets, as far as they are for what runs by itself; none = no limit of our own. */
  readonly allowances: readonly BudgetAllowance[]
  readonly circumstances: Circumstances
}

export type Decision =
  /** `countsFrom`: where the need's next turn begins. `coins`: the part of them to ask about; null = all. */
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
  /** Nothing can be asked; `until` null = until something changes. */
  | { readonly kind: 'blocked'; readonly until: EpochMs | null; readonly reason: BlockedReason }

export type BlockedReason =
  /** No look was taken yet. */
  | 'starting'
  | 'plan-not-agreed'
  | 'paused'
  | 'unauthorised'
  | 'nothing-watched'
  /** Everything watched is behind a plan the key does not have. */
  | 'all-locked'
  /** What must be booked first can't be: the disk takes nothing. */
  | 'unbookable'

/** A service that answered anything at all so lately is there: what fails is tried again at its own rhythm. */
const isThereForMs = 2 * 3_600_000
/** Between two calls for the same need. */
const leastPauseMs = 1_500

/** What to ask next, or how long to wait and why. Pure: the clockwork only obeys. */
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

/** What tiers of quotes are asked for at now; null while all coins are asked alike. */
export function tiersNow(situation: Situation): readonly TierRhythm[] | null {
  const slowdown = slowdownIn(situation)
  const tiers = openNeeds(situation).flatMap(need => {
    const rhythms = partRhythms(need, slowdown, situation.circumstances)
    return need.divided && rhythms ? toldRhythms(need.divided, rhythms) : []
  })
  return tiers.length === 0 ? null : tiers
}

const openNeeds = ({ needs, health }: Situation): readonly Need[] =>
  needs.filter(need => !Object.hasOwn(health.locked, need.operation))

const slowdownIn = (situation: Situation): Slowdown =>
  slowdownOf(openNeeds(situation), situation.allowances, situation.circumstances, situation.now)

/** While credits are short the need's own share of them is spent by worth; null where all its coins are asked alike. */
function partRhythms(
  { divided, reserve, everyMs }: Need,
  { isByCredits, factor }: Slowdown,
  { hidden = false }: Circumstances
): TierRhythms | null {
  if (!divided || !isByCredits || reserve <= 0) return null
  return rhythmsOf(divided, everyMs, reserve / (everyMs * factor), hidden)
}

/** The need that is due first: of those due by now the most overdue, so that a slow service starves none. */
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
 * Of needs that are equally late the one that was not asked for longest goes first, so that one that fails lets the
 * others have their turn; then the earlier in the list: sources list what is seen first, first.
 */
function isBefore(a: Due, b: Due, turns: Situation['turns']): boolean {
  const askedAt = ({ need }: Due): EpochMs => turns.get(need.key)?.askedAt ?? 0
  return a.at < b.at || (a.at === b.at && askedAt(a) < askedAt(b))
}

function dueAt(need: Need, situation: Situation, slowdown: Slowdown): Due {
  const { health, now } = situation
  const turn = situation.turns.get(need.key)
  const rhythms = partRhythms(need, slowdown, situation.circumstances)
  const fresh =
    need.divided && rhythms
      ? partsFreshUntil(need, need.divided, rhythms, slowdown, now)
      : freshUntil(need, turn, now, need.reason === undefined ? slowdown : notSlowed)
  const left = Math.min(...situation.allowances.filter(({ stops }) => stops).map(allowance => allowance.left))
  const coins = need.divided && rhythms ? dueCoins(need.divided, rhythms, Math.max(fresh, now), left) : null
  const reserve = need.divided && coins ? need.divided.reserveOf(coins) : need.reserve
  const gates: { at: EpochMs; reason: ScheduleReason }[] = [
    { at: fresh, reason: need.reason ?? slowdown.reason },
    { at: situation.notBefore, reason: { code: 'after-waking' } }
  ]
  // Whatever goes wrong elsewhere, one need never becomes a storm.
  if (turn && turn.askedAt <= now)
    gates.push({ at: turn.askedAt + leastPauseMs, reason: { code: 'as-planned' } })
  const { chargeAwaitedUntil: chargeAt = null } = need
  if (chargeAt !== null) gates.push({ at: chargeAt, reason: { code: 'awaiting-charge' } })
  const { rateLimited, outage } = health
  if (rateLimited) gates.push({ at: rateLimited.until, reason: reasonOf(rateLimited.fault) })
  if (outage) gates.push({ at: waitsUntil(outage, need, situation), reason: reasonOf(outage.fault) })
  const own = health.backoffs[need.key]
  // Whoever asked, an answer that came since shows that it is over.
  const backoffs = [health.backoffs[need.operation], own && (need.answeredAt ?? 0) > own.since ? null : own]
  for (const wait of backoffs)
    if (wait) gates.push({ at: waitsUntil(wait, need, situation), reason: { code: 'after-failed-call' } })
  // Dear needs wait for the next day while what is left still pays for the cheap ones.
  for (const allowance of situation.allowances) {
    if (allowance.stops && reserve > allowance.left)
      gates.push({
        at: affordableAt(allowance, reserve, now),
        reason: { code: 'budget-used-up', limit: allowance.limit }
      })
  }
  // Of two that open together the later in the list is what really stands in the way.
  const last = gates.reduce((a, b) => (b.at >= a.at ? b : a))
  return { need, coins, ...last }
}

/** The longer waits are for a service that is gone: one that answers others is asked again at the need's own rhythm. */
function waitsUntil(
  { until, since, fault }: Wait,
  { everyMs, ofList = false }: Need,
  { lastAnswerAt, now }: Situation
): EpochMs {
  const isThere = lastAnswerAt !== null && now - lastAnswerAt < isThereForMs
  // What was refused would be refused again, and a time that was promised is kept whole.
  const { retriesEarly } = policyOf(fault)
  const isSame = retriesEarly === 'no' || (retriesEarly === 'lists' && !ofList)
  return isThere && !isSame && fault.retryAt === null ? Math.min(until, since + everyMs) : until
}

/** Of a wait for everything. A moment that the service named is its own reason. */
function reasonOf(fault: Fault): ScheduleReason {
  const { blocks } = policyOf(fault)
  if (blocks.state === 'outage') return { code: blocks.reason }
  if (fault.retryAt !== null) return { code: 'retry-after' }
  return { code: blocks.state === 'rateLimited' ? blocks.reason : 'after-failed-call' }
}

const notSlowed = { factor: 1, until: Infinity, mostMs: Infinity }

/** When the first part is due: each is put off by its rhythm, as far as a renewal lets it. */
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
  // Any answer shows a renewal that nobody can foretell.
  const answers = [answeredAt, ...parts.map(part => part.answeredAt)].filter(at => at !== null && at <= now)
  const look = answers.length === 0 ? Infinity : Math.max(...answers.map(Number)) + everyMs + mostMs
  return Math.min(look, ...dues)
}

/** Never answered counts as overdue for ever. */
function freshUntil(
  { answeredAt, everyMs, dueAt }: Need,
  turn: Turn | undefined,
  now: EpochMs,
  { factor, until, mostMs }: Pick<Slowdown, 'factor' | 'until' | 'mostMs'>
): EpochMs {
  // A stamp from the future is a clock that was set back: waiting for it could take years.
  if (answeredAt === null || answeredAt > now) return 0
  const planned = dueAt ?? nextTurn(answeredAt, everyMs, turn, now)
  // What the last credits of a allowance put off is not put off beyond its renewal.
  return Math.min(planned + Math.min(Math.ceil(everyMs * (factor - 1)), mostMs), Math.max(planned, until))
}

const blocked = (reason: BlockedReason, until: EpochMs | null = null): Decision => ({
  kind: 'blocked',
  until,
  reason
})
