import type { Fault, FaultCode } from '../../src-shared/contract/fault'
import { faultOf } from '../service-api/faults'

const renewed = 'Run it again once the quota is renewed or enlarged.'
const later = 'Run it again after a pause.'
const again = 'Run it again if you still want the answer; that may cost again.'

/** Faults whose usual advice is to wait, since what runs by itself is tried again: nothing run by hand is. */
const advice: Readonly<Partial<Record<FaultCode, string>>> = {
  'quota-exceeded': renewed,
  'rate-limited': later,
  limited: `${later} If it stays so, look at the quota in the account area.`,
  'upstream-unavailable': 'Run it again later.',
  offline: 'Check the network, then run it again.',
  'keychain-silent': 'Unlock the keychain, or enter the key again in the settings; then run it again.',
  'sign-in-page': 'Sign in to the network in your browser, then run it again.',
  'timed-out': again
}
const cutOff = faultOf('unreadable', { variant: 'cut-off' }).next

/** A fault as it concerns a call that a person makes and nobody repeats for them. */
export function faultByHand(fault: Fault): Fault {
  const isCutOff = fault.code === 'unreadable' && fault.next === cutOff
  const next = isCutOff ? again : advice[fault.code]
  return next === undefined ? fault : { ...fault, next }
}
