import { m } from '../../../src-shared/messages/m'
import { faultWords } from '../../../src-shared/words/fault'
import type { Outcome } from './outcome'

/**
 * Describes a fault for the terminal, where there are no settings, ledger or automatic retry. Puts the service's
 * message last. Returns an empty string if there's no fault.
 */
export function faultAtTerminal({ fault, charge }: Pick<Outcome, 'fault' | 'charge'>): string {
  if (fault === null) return ''
  const { what, means, next } = faultWords(fault, 'terminal')
  const meant = charge === 'unknown' ? m.faults.atTerminalCharge() : means
  const said = fault.said === null ? [] : [m.faults.atTerminalMessage({ message: fault.said })]
  return [what, meant, next, ...said].join(' ')
}
