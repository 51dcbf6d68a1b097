import type { ApiFaultCode } from '../../src-shared/contract/fault'
import { faultOf, type FaultVariant } from './faults'
import type { Outcome } from './outcome'

const usual = (code: ApiFaultCode, variant?: FaultVariant): string => faultOf(code, { variant }).next
const again = 'Call again if you still want the answer; that may cost again.'
const giveKey = 'Give the key with --key-from-keychain, in CANDLEWICK_KEY or with --key.'
const later = 'Call again after a pause.'

/** Sentences that speak of the app's screen, settings or own doing, and what a shell says in their place. */
const instead: ReadonlyMap<string, string> = new Map([
  [faultOf('offline').means, 'This computer is offline, or the service is. Nothing was sent.'],
  [usual('key-missing'), giveKey],
  [usual('keychain-silent'), `Unlock the keychain. ${giveKey}`],
  [usual('bad-input', 'key-unusable'), giveKey],
  [usual('key-refused'), 'Compare the key with the service’s account area.'],
  [usual('quota-exceeded'), 'Call again once the quota is renewed or enlarged.'],
  [usual('rate-limited'), later],
  [usual('limited'), `${later} If it stays so, look at the quota in the account area.`],
  [usual('unknown-endpoint'), 'Check the address after --service.'],
  [usual('sign-in-page'), 'Sign in to the network in your browser, then call again.'],
  [
    usual('sign-in-page', 'redirected'),
    'Sign in to the network in your browser, or check the address after --service: https, or another host.'
  ],
  [usual('upstream-unavailable'), 'Call again later.'],
  [usual('offline'), 'Check the network and the address after --service.'],
  [usual('timed-out'), again],
  [usual('unreadable', 'cut-off'), again]
])

/**
 * A fault in the words of a shell: there is no screen on which something stays, no settings to look into, no ledger that
 * counts, and nobody who tries again. The service's own words come last. Empty where there is no fault.
 */
export function faultAtTerminal({ fault, charge }: Pick<Outcome, 'fault' | 'charge'>): string {
  if (fault === null) return ''
  const { what, means, next, said } = fault
  const perhaps = 'The call may have been charged all the same: X-Quota-Used of the next answer tells.'
  const words = said === null ? [] : [`The service says: ${said}`]
  const meant = charge === 'unknown' ? perhaps : (instead.get(means) ?? means)
  return [what, meant, instead.get(next) ?? next, ...words].join(' ')
}
