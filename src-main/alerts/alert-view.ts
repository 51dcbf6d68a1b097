import { comparisonOf, conditionDefinition, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { BlockedReason } from '../../src-shared/contract/alert-issue'
import type {
  Alert,
  AlertCost,
  AlertStatus,
  Distance,
  ConditionResult
} from '../../src-shared/contract/alerts'
import type { Lateness } from '../../src-shared/contract/lateness'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import type { Fired, StoredAlert } from './alert-store'
import { isMet, noSignal, type SignalMemory } from './signal'
import { missingReason } from './missing'

export interface AlertCircumstances {
  readonly cost: AlertCost
  readonly blockedReason: BlockedReason | null
  readonly fired: Fired
  readonly candleCount: (coin: string | null, interval: Interval) => number
  readonly lateness: Lateness | null
  readonly now: EpochMs
}

export function alertView(
  { id, draft, createdAt, switched, snoozedUntil, memory }: StoredAlert,
  circumstances: AlertCircumstances
): Alert {
  const { cost, blockedReason, fired, lateness, now } = circumstances
  const { results, distance } = resultsOf(draft, memory, circumstances)
  const snoozed = snoozedUntil !== null && snoozedUntil > now
  const watching: AlertStatus = snoozed ? 'snoozed' : blockedReason === null ? 'watching' : 'blocked'
  const expired = draft.expiresAt !== null && draft.expiresAt <= now
  const status: AlertStatus = switched !== 'on' ? switched : expired ? 'expired' : watching
  return {
    ...draft,
    id,
    createdAt,
    status,
    snoozedUntil: snoozed ? snoozedUntil : null,
    blockedReason: status === 'blocked' ? blockedReason : null,
    results,
    distance,
    checkedAt: memory.checkedAt,
    firedAt: fired.at,
    firedCount: fired.count,
    cost,
    lateness: status === 'watching' ? lateness : null,
    scoped: null
  }
}

export function resultsOf(
  draft: StoredAlert['draft'],
  memory: StoredAlert['memory'],
  { candleCount, now }: Pick<AlertCircumstances, 'candleCount' | 'now'>
): Pick<Alert, 'results' | 'distance'> {
  const results = draft.anyOf.map((group, position) =>
    group.map((condition, index) =>
      resultOf(condition, memory.groups[position]?.signals[index] ?? noSignal, memory.checkedAt, {
        now,
        candleCount: interval => candleCount(draft.coin, interval)
      })
    )
  )
  return { results, distance: nearest(results) }
}

function resultOf(
  condition: AlertCondition,
  signal: SignalMemory,
  checkedAt: EpochMs | null,
  {
    now,
    candleCount: candles
  }: { readonly now: EpochMs; readonly candleCount: (interval: Interval) => number }
): ConditionResult {
  const is = comparisonOf(condition)
  const isHolding = isMet(signal, is, now)
  const last = is === 'appears' ? null : signal.last
  const { value = null, against = null } = last ?? {}
  return {
    value,
    against,
    missing:
      checkedAt === null || signal.last !== null || signal.seen !== null
        ? null
        : missingReason(condition, candles),
    ...(last?.highSince === undefined ? {} : { highSince: last.highSince }),
    ...(last?.possible === undefined ? {} : { possible: last.possible }),
    holds: isHolding,
    ...(signal.closest && is !== 'appears' && { closest: signal.closest }),
    distance: value === null || against === null ? null : distanceOf(condition, isHolding, value, against)
  }
}

function distanceOf(
  condition: AlertCondition,
  isHolding: boolean | null,
  value: number,
  against: number
): Distance | null {
  const unit = conditionDefinition(condition).distance?.(condition)
  if (unit === undefined) return null
  // The distance of percentages is their difference. A relative distance from 0.5% to 5% would be 900%.
  if (unit === 'points') return { by: isHolding === true ? 0 : against - value, unit }
  if (value === 0) return null
  return { by: isHolding === true ? 0 : ((against - value) / Math.abs(value)) * 100, unit }
}

/** Null if the distance is unknown. */
export function distanceOfLevel({ draft, memory }: Pick<StoredAlert, 'draft' | 'memory'>): number | null {
  const groups = draft.anyOf.flatMap((group, position) => {
    const distances = group.flatMap((condition, index) => {
      const last = memory.groups[position]?.signals[index]?.last
      const distance = last ? distanceOf(condition, null, last.value, last.against) : null
      return distance ? [Math.abs(distance.by)] : []
    })
    return distances.length < group.length ? [] : [Math.max(...distances)]
  })
  return groups.length === 0 ? null : Math.min(...groups)
}

/** A group needs all of its conditions, so its farthest condition counts. */
function nearest(results: readonly (readonly ConditionResult[])[]): Distance | null {
  const groups = results.flatMap(group => {
    const distances = group.flatMap(({ distance }) => (distance === null ? [] : [distance]))
    if (distances.length < group.length) return []
    return [distances.reduce((a, b) => (Math.abs(b.by) > Math.abs(a.by) ? b : a))]
  })
  if (groups.length === 0) return null
  return groups.reduce((a, b) => (Math.abs(b.by) < Math.abs(a.by) ? b : a))
}
