import type { Fault } from '../../src-shared/contract/fault'
import type { EpochMs } from '../../src-shared/contract/values'
import { faultWords } from '../../src-shared/words/fault'
import { startOfLocalDay } from '../time/local-day'
import type { Telling } from '../service-health/incidents'

/** A desktop notification, before anyone knows how it is shown. */
export interface DesktopAlert {
  readonly title: string
  readonly body: string
}

/** What stopped, what it means and what happens next, in a few short sentences; or that it is over. */
export function alertFor({ fault, what, since }: Telling, now: EpochMs): DesktopAlert {
  if (what === 'over') return { title: endings[fault.code] ?? 'All is well again', body: ending(since, now) }
  const still = what === 'again' ? `Still so after ${span(now - since)}. ` : ''
  const wait = fault.retryAt === null ? '' : ` The service asks to wait until ${moment(fault.retryAt, now)}.`
  const words = faultWords(fault)
  return {
    title: titles[fault.code] ?? words.what.replace(/\.$/, ''),
    body: `${still}${subject(fault, words.what)} ${words.means}${wait} ${words.next}`
  }
}

const titles: Partial<Record<Fault['code'], string>> = {
  'plan-required': 'A plan is required',
  'quota-exceeded': 'Quota used up',
  'rate-limited': 'Calls too fast',
  limited: 'The service wants a pause',
  'key-refused': 'Key refused',
  'key-missing': 'No key',
  'keychain-silent': 'The keychain is locked',
  offline: 'Service not reached',
  'timed-out': 'The service does not answer',
  'upstream-unavailable': 'The service has no data',
  'sign-in-page': 'This network wants a sign-in',
  'unknown-endpoint': 'No quotes come in',
  'unexpected-status': 'No quotes come in',
  unreadable: 'No quotes come in',
  refused: 'No quotes come in'
}

const served = 'The service answers again'
const quoted = 'Quotes come in again'
const endings: Partial<Record<Fault['code'], string>> = {
  'quota-exceeded': 'Quota renewed',
  'rate-limited': served,
  limited: served,
  'key-refused': 'The key is accepted again',
  'key-missing': 'The key is at hand again',
  offline: served,
  'timed-out': served,
  'upstream-unavailable': served,
  'sign-in-page': served,
  'unknown-endpoint': quoted,
  'unexpected-status': quoted,
  unreadable: quoted,
  refused: quoted
}

const ending = (since: EpochMs, now: EpochMs): string =>
  `Candlewick watches as planned again, after ${span(now - since)}.`

/** A plan that is required locks one operation: its name says which. */
function subject({ code, operation }: Fault, sentence: string): string {
  return code === 'plan-required' && operation !== null ? `${operation} is locked for this key.` : sentence
}

/** The time of day, with its date where that is not today's. */
function moment(at: EpochMs, now: EpochMs): string {
  const time = { hour: '2-digit', minute: '2-digit' } as const
  if (startOfLocalDay(at) === startOfLocalDay(now)) return new Date(at).toLocaleTimeString(undefined, time)
  return new Date(at).toLocaleString(undefined, { ...time, weekday: 'long', day: 'numeric', month: 'long' })
}

/** `25 minutes`, `3 hours`, `2 days`. */
function span(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  if (minutes < 90) return counted(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day')
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
