import { comparisonOf, isEvent, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import { startOfLocalDay } from '../platform/time/local-day'

interface Behaviour extends Pick<AlertDraft, 'repeat' | 'cooldownMs' | 'expiresAt'> {
  readonly snoozedUntil: EpochMs | null
}

interface Fired {
  readonly firedAt: EpochMs | null
  readonly firedCount: number
}

/**
 * `later` means as soon as that's allowed, if the conditions are still met then. `never` means not even
 * later, for example because the event happened during a snooze.
 */
export function verdictOn(
  behaviour: Behaviour,
  fired: Fired,
  at: EpochMs,
  conditions: readonly AlertCondition[]
): 'fire' | 'later' | 'never' {
  const { repeat, cooldownMs, expiresAt, snoozedUntil } = behaviour
  if (expiresAt !== null && at >= expiresAt) return 'never'
  if (repeat === 'once' && fired.firedCount > 0) return 'never'
  if (snoozedUntil !== null && at < snoozedUntil) return conditions.some(isEvent) ? 'never' : 'later'
  if (fired.firedAt === null) return 'fire'
  if (repeat === 'daily' && sameDay(fired.firedAt, at)) return 'later'
  // Several headlines may arrive together. The first must not start a cooldown for the others.
  if (fired.firedAt === at && conditions.some(condition => comparisonOf(condition) === 'appears'))
    return 'fire'
  // `at` may be before the last notification, because the clock was set back or an event was found late.
  return Math.abs(at - fired.firedAt) < cooldownMs ? 'later' : 'fire'
}

export function comesBack(
  { repeat }: Behaviour,
  { firedAt }: Fired,
  at: EpochMs,
  conditions: readonly AlertCondition[]
): boolean {
  return repeat === 'daily' && firedAt !== null && !sameDay(firedAt, at) && !conditions.some(isEvent)
}

const sameDay = (a: EpochMs, b: EpochMs): boolean => startOfLocalDay(a) === startOfLocalDay(b)
