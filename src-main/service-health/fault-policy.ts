import type { Fault } from '../../src-shared/contract/fault'
import { unreadFault } from '../market/quote-lack'
import type { Outcome } from '../service-api/outcome'

/**
 * What is told apart: a door of one operation, the door of the whole key, the key itself, where it is kept, the way to
 * the service, and quotes that come back unusable: the whole watch lives by them.
 */
export type TroubleKind = '402' | '429' | 'key' | 'keychain' | 'service' | 'quotes'

const quotes = 'getData'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Between two words about the same trouble: each silence is longer than the one before, and the last one repeats. */
const growing = [hour, day, 7 * day]

interface Telling {
  /** How long it must last before the first word. */
  readonly graceMs: number
  /** Silence after each word; none = it is told once. */
  readonly silencesMs: readonly number[]
  /** Nothing is asked while it lasts, so time alone reminds. */
  readonly byTime: boolean
  readonly tellsEnd: boolean
}

const tellings: Readonly<Record<TroubleKind, Telling>> = {
  // Nothing else suffers and a person's choice is needed: once is enough.
  '402': { graceMs: 0, silencesMs: [], byTime: false, tellsEnd: false },
  '429': { graceMs: 0, silencesMs: growing, byTime: false, tellsEnd: true },
  key: { graceMs: 0, silencesMs: growing, byTime: true, tellsEnd: true },
  // At the start of a session the keychain is often unlocked a moment later.
  keychain: { graceMs: minute / 2, silencesMs: [], byTime: false, tellsEnd: false },
  // Waking up, changing networks and a service that restarts are over within the first tries.
  service: { graceMs: 2 * minute, silencesMs: growing, byTime: false, tellsEnd: true },
  // One odd answer, or a question by hand that was refused, is over with the next turn.
  quotes: { graceMs: 5 * minute, silencesMs: growing, byTime: false, tellsEnd: true }
}

const kindOf: Readonly<Partial<Record<Fault['code'], TroubleKind>>> = {
  'plan-required': '402',
  'quota-exceeded': '429',
  'rate-limited': '429',
  limited: '429',
  'key-missing': 'key',
  'keychain-silent': 'keychain',
  'key-refused': 'key',
  offline: 'service',
  'sign-in-page': 'service',
  'timed-out': 'service',
  'upstream-unavailable': 'service',
  'unknown-endpoint': 'quotes',
  'unexpected-status': 'quotes',
  unreadable: 'quotes',
  refused: 'quotes'
}

/** The name trouble goes by: `402 getNews` is one operation's, the others are the key's; null = it is none. */
export function troubleOf(code: Fault['code'], operation: string): string | null {
  const kind = kindOf[code] ?? null
  if (kind === 'quotes' && operation !== quotes) return null
  return kind === '402' ? `402 ${operation}` : kind
}

export function telling(name: string): Telling {
  return tellings[kindNamed(name)]
}

const kindNamed = (name: string): TroubleKind => (name.startsWith('402') ? '402' : (name as TroubleKind))

export const isTroubleName = (name: string): boolean =>
  /^402 \w+$/.test(name) || (name !== '402' && Object.hasOwn(tellings, name))

/**
 * Whether an outcome shows that a trouble is over. Only a charged success proves plan and quota: a free answer is given
 * to anyone. Any answer at all, refusals included, proves the way; one that looked at more than the key proves the key.
 */
export function isOver(name: string, outcome: Outcome): boolean {
  const { fault, operation, charged } = outcome
  const isCharged = fault === null && charged !== null && charged > 0
  const kind = kindNamed(name)
  if (kind === '402') return isCharged && name === `402 ${operation}`
  if (kind === '429') return isCharged
  if (kind === 'quotes') return fault === null && operation === quotes && unreadFault(outcome) === null
  if (fault === null) return true
  if (kind === 'keychain') return fault.code !== 'keychain-silent'
  if (kind === 'key') return provesKey.has(fault.code)
  return provesKey.has(fault.code) || fault.code === 'key-refused' || fault.code === 'limited'
}

const provesKey = new Set<Fault['code']>(['plan-required', 'quota-exceeded', 'rate-limited', 'refused'])
