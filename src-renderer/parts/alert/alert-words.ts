import type { Alert, AlertStatus, Distance } from '@contract'
import { formatPercent, formatPoints } from '../../../src-shared/format/percent'
import { formatWhen } from '../../../src-shared/format/date'
import { m } from '../../../src-shared/messages/m'
import { missingWords, nowWords } from '../../../src-shared/words/alert'
import { hour, minute } from '../../../src-shared/time'

export const statusWords: Readonly<Record<AlertStatus, () => string>> = m.alerts.status

/** `snoozed until 14:10`. */
export function statusSentence({ status, snoozedUntil }: Alert, now: number): string {
  return status === 'snoozed'
    ? m.alerts.snoozedUntil({ snoozedUntil: formatWhen(snoozedUntil, now) })
    : statusWords[status]()
}

/**
 * Says how far an alert is from its threshold: `+1.24 %`, `−12 points`, `so now` at the threshold, or an en
 * dash if unknown.
 */
export function distanceWords({ distance, results, status }: Alert): string {
  if (status === 'done' || status === 'expired') return ''
  const holds = results.some(group => group.every(result => result.holds === true))
  if (holds) return m.alerts.row.trueNow()
  return distance === null ? m.formats.unknown() : byWords(distance)
}

function byWords({ by, unit }: Distance): string {
  return unit === 'percent' ? formatPercent(by) : formatPoints(by)
}

/**
 * Says for each condition what it evaluated, `Now 101 · RSI(14) 54`, or why there is no value, `waiting: no
 * fresh quote yet`.
 */
export function resultWords({ anyOf, results, status, scoped }: Alert): readonly string[] {
  if (status === 'done' || status === 'expired' || status === 'paused') return []
  const all = anyOf.flatMap((group, place) =>
    group.flatMap((condition, index) => {
      const result = results[place]?.[index]
      return result ? [{ condition, result }] : []
    })
  )
  const missing = all.flatMap(({ condition, result: { missing: why } }) =>
    why === null ? [] : [m.alerts.row.waiting({ reason: missingWords(condition, why) })]
  )
  const known = [...new Set(all.flatMap(({ condition, result }) => nowWords(condition, result) ?? []))]
  const nearest = scoped?.nearest ?? null
  const read = known.join(' · ')
  const now = nearest === null ? read : m.alerts.scope.nearest({ coin: nearest, reading: read })
  return [...(known.length > 0 ? [now] : []), ...new Set(missing)]
}

export function scopedWords({ scoped, firedAt }: Alert, now: number): string {
  if (!scoped) return ''
  const { fired, blocked, done } = scoped
  const parts = [
    ...(fired === null || firedAt === null
      ? []
      : [m.alerts.scope.lastTriggered({ coin: fired, at: formatWhen(firedAt, now) })]),
    ...(done.length > 0 ? [m.alerts.scope.done({ count: done.length })] : []),
    ...(blocked.length > 0 && blocked.length < scoped.coins
      ? [m.alerts.scope.blocked({ count: blocked.length })]
      : [])
  ]
  return parts.join(' · ')
}

export function snoozes(now: number): readonly { readonly label: string; readonly until: number }[] {
  const morning = new Date(now)
  morning.setDate(morning.getDate() + 1)
  morning.setHours(8, 0, 0, 0)
  return [
    { label: m.alerts.snoozeFor({ span: m.formats.longMinutes({ count: 15 }) }), until: now + 15 * minute },
    { label: m.alerts.snoozeFor({ span: m.formats.longHours({ count: 1 }) }), until: now + hour },
    { label: m.alerts.snoozeUntilTomorrow(), until: morning.getTime() }
  ]
}
