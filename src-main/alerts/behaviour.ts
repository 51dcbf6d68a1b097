import { comparisonOf, isEvent, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import { startOfLocalDay } from '../time/local-day'

interface Behaviour extends Pick<AlertDraft, 'repeat' | 'cooldownMs' | 'expiresAt'> {
  readonly snoozedUntil: EpochMs | null
}

interface Fired {
  readonly firedAt: EpochMs | null
  readonly firedCount: number
}

/**
 * Whether an alert that has come true is told of. fire: now. later: not now, but as soon as it may be while it
 * still holds. never: what happened is over by then (an event while snoozed).
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
  // What appears comes together: a rest after the first must not swallow the others.
  if (fired.firedAt === at && conditions.some(condition => comparisonOf(condition) === 'appears'))
    return 'fire'
  // Looked at from both sides: a clock that was set back must not end the rest, nor a late find begin it anew.
  return Math.abs(at - fired.firedAt) < cooldownMs ? 'later' : 'fire'
}

/** A state that lasts is told of again on the next day, where that was asked for. */
export function comesBack(
  { repeat }: Behaviour,
  { firedAt }: Fired,
  at: EpochMs,
  conditions: readonly AlertCondition[]
): boolean {
  return repeat === 'daily' && firedAt !== null && !sameDay(firedAt, at) && !conditions.some(isEvent)
}

const sameDay = (a: EpochMs, b: EpochMs): boolean => startOfLocalDay(a) === startOfLocalDay(b)
