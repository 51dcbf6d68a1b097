import type { Alert, AlertCondition, AlertCost, AlertStatus, Standing } from '../contract/alerts'
import type { EpochMs } from '../contract/values'
import type { Fired, KeptAlert } from './alert-store'
import { comparisonOf } from './condition-readings'
import { holds, noSignal, type SignalMemory } from './signal'
import { missingWords } from './missing'
import { alertWords, conditionWords } from './words'

export interface Circumstances {
  readonly cost: AlertCost
  /** Why it can't be judged; null when it can. */
  readonly hindrance: string | null
  readonly fired: Fired
  readonly now: EpochMs
}

/** An alert as it is shown. */
export function alertView(
  { id, draft, createdAt, switched, snoozedUntil, memory }: KeptAlert,
  { cost, hindrance, fired, now }: Circumstances
): Alert {
  const standings = draft.anyOf.map((group, position) =>
    group.map((condition, index) =>
      standingOf(condition, memory.groups[position]?.signals[index] ?? noSignal, memory.checkedAt, now)
    )
  )
  const snoozed = snoozedUntil !== null && snoozedUntil > now
  const watching: AlertStatus = snoozed ? 'snoozed' : hindrance === null ? 'watching' : 'blocked'
  const expired = draft.expiresAt !== null && draft.expiresAt <= now
  const status: AlertStatus = switched !== 'on' ? switched : expired ? 'expired' : watching
  return {
    ...draft,
    id,
    createdAt,
    status,
    snoozedUntil: snoozed ? snoozedUntil : null,
    hindrance: status === 'blocked' ? hindrance : null,
    words: alertWords(draft),
    standings,
    distancePercent: nearest(standings),
    checkedAt: memory.checkedAt,
    firedAt: fired.at,
    firedCount: fired.count,
    cost
  }
}

function standingOf(
  condition: AlertCondition,
  signal: SignalMemory,
  checkedAt: EpochMs | null,
  now: EpochMs
): Standing {
  const is = comparisonOf(condition)
  const held = holds(signal, is, now)
  const { value = null, against = null } = is === 'appears' ? {} : (signal.last ?? {})
  const measurable = value !== null && against !== null && value !== 0 && condition.kind !== 'supertrend'
  return {
    words: conditionWords(condition),
    value,
    against,
    // Only once it was looked for: before that nothing is known to be missing.
    missing:
      checkedAt === null || signal.last !== null || signal.seen !== null ? null : missingWords(condition),
    holds: held,
    distancePercent: !measurable ? null : held === true ? 0 : ((against - value) / Math.abs(value)) * 100
  }
}

/** In a group all must come true, so the farthest counts; of the groups the nearest is enough. */
function nearest(standings: readonly (readonly Standing[])[]): number | null {
  const groups = standings.flatMap(group => {
    const distances = group.map(({ distancePercent }) => distancePercent)
    if (distances.some(distance => distance === null)) return []
    return [distances.reduce<number>((a, b) => (Math.abs(b ?? 0) > Math.abs(a) ? (b ?? 0) : a), 0)]
  })
  return groups.length === 0 ? null : groups.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a))
}
