import type { DailySum, FaultCode, LedgerEntry, LedgerState } from '@contract'

/** A ledger state: the word in the row, and the sentence behind it. */
export const stateWords: Readonly<Record<LedgerState, { readonly word: string; readonly means: string }>> = {
  reserved: { word: 'held', means: 'Under way: the expected price is held until the answer is here.' },
  charged: { word: 'charged', means: 'The service named this price with its answer.' },
  free: { word: 'not charged', means: 'The service answered without success, which costs 0.' },
  unsettled: {
    word: 'unknown',
    means: 'The answer was lost or named no price. What was held counts until the quota tells, or you do.'
  },
  inferred: { word: 'settled later', means: 'Worked out from how the quota moved afterwards.' },
  told: { word: 'told by you', means: 'The service named no price: it counts at the price you told.' }
}

/** The last two are what the books themselves write where no fault was told. */
const faults: Readonly<Record<FaultCode | 'interrupted' | 'quota-reset', string>> = {
  'key-missing': 'no key',
  'keychain-silent': 'keychain locked',
  'key-refused': 'key refused',
  'plan-required': 'yearly plan needed',
  'quota-exceeded': 'quota used up',
  'rate-limited': 'too fast',
  limited: 'quota or rate',
  'unknown-endpoint': 'operation unknown',
  'upstream-unavailable': 'source unavailable',
  refused: 'refused',
  offline: 'not reached',
  'sign-in-page': 'network sign-in page',
  'timed-out': 'timed out',
  unreadable: 'answer unreadable',
  'unexpected-status': 'unexpected answer',
  'budget-stopped': 'stopped by budget',
  'bad-input': 'not askable',
  internal: 'app error',
  disk: 'not saved',
  interrupted: 'Candlewick ended',
  'quota-reset': 'quota renewed'
}

/** A fault's code in two or three words; '' for none, the code itself for one that is new to this window. */
export function faultWords(code: string | null): string {
  if (code === null) return ''
  return Object.hasOwn(faults, code) ? faults[code as keyof typeof faults] : code
}

/** What a line's words are searched by, besides its own fields. */
export function entryWords({ state, fault }: Pick<LedgerEntry | DailySum, 'state' | 'fault'>): string {
  return `${stateWords[state].word} ${faultWords(fault)}`
}

const dayNames = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric'
})
const seconds = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** The local day of a moment, as a heading: `Tuesday 17 February 2026`. */
export function dayWords(at: number): string {
  return dayNames.format(at).replace(',', '')
}

/** The local time of a moment to the second. */
export function timeWords(at: number): string {
  return seconds.format(at)
}

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** Where single calls end: `Calls before 23 August 2026 are kept as daily sums.` */
export function summedWords(until: number): string {
  return `Calls before ${dates.format(until)} are kept as daily sums.`
}
