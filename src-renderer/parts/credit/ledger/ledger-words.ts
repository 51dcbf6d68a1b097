import type { DailySum, FaultCode, LedgerEntry, LedgerState } from '@contract'
import { formatDate } from '../../../../src-shared/format/date'
import { m } from '../../../../src-shared/messages/m'

export const stateWords: Readonly<Record<LedgerState, { readonly word: string; readonly means: string }>> = {
  reserved: { word: m.credits.chargeState.reserved(), means: m.credits.stateHint.reserved() },
  charged: { word: m.credits.chargeState.charged(), means: m.credits.stateHint.charged() },
  free: { word: m.credits.chargeState.free(), means: m.credits.stateHint.free() },
  unsettled: {
    word: m.credits.chargeState.unsettled(),
    means: m.credits.stateHint.unsettled()
  },
  inferred: { word: m.credits.chargeState.inferred(), means: m.credits.stateHint.inferred() },
  'user-priced': { word: m.credits.chargeState.userPrice(), means: m.credits.stateHint.userPrice() }
}

/**
 * `interrupted` and `quota-reset` aren't faults of a call. The ledger uses them when it has to decide what a
 * call with an unknown charge cost.
 */
const faults: Readonly<Record<FaultCode | 'interrupted' | 'quota-reset', string>> = {
  'key-missing': m.credits.faults['key-missing'](),
  'keychain-silent': m.credits.faults['keychain-silent'](),
  'key-refused': m.credits.faults['key-refused'](),
  'plan-required': m.credits.faults['plan-required'](),
  'quota-exceeded': m.credits.faults['quota-exceeded'](),
  'rate-limited': m.credits.faults['rate-limited'](),
  limited: m.credits.faults.limited(),
  'unknown-endpoint': m.credits.faults['unknown-endpoint'](),
  'upstream-unavailable': m.credits.faults['upstream-unavailable'](),
  refused: m.credits.faults.refused(),
  offline: m.credits.faults.offline(),
  'sign-in-page': m.credits.faults['sign-in-page'](),
  'timed-out': m.credits.faults['timed-out'](),
  unreadable: m.credits.faults.unreadable(),
  'unexpected-status': m.credits.faults['unexpected-status'](),
  'budget-stopped': m.credits.faults['budget-stopped'](),
  'bad-input': m.credits.faults['bad-input'](),
  internal: m.credits.faults.internal(),
  disk: m.credits.faults.disk(),
  interrupted: m.credits.faults.interrupted(),
  'quota-reset': m.credits.faults['quota-reset']()
}

/** An unknown code is returned as it is. */
export function ledgerFaultWords(code: string | null): string {
  if (code === null) return ''
  return Object.hasOwn(faults, code) ? faults[code as keyof typeof faults] : code
}

export function ledgerEntryWords({ state, fault }: Pick<LedgerEntry | DailySum, 'state' | 'fault'>): string {
  return `${stateWords[state].word} ${ledgerFaultWords(fault)}`
}

export function summedWords(until: number): string {
  return m.credits.days.summed({ until: formatDate(until) })
}
