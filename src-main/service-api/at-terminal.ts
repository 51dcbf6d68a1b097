import { m } from '../../src-shared/messages/m'
import { faultWords } from '../../src-shared/words/fault'
import type { Outcome } from './outcome'

/**
 * A fault in the words of a shell: there is no screen on which something stays, no settings to look into, no ledger that
 * counts, and nobody who tries again. The service's own words come last. Empty where there is no fault.
 */
export function faultAtTerminal({ fault, charge }: Pick<Outcome, 'fault' | 'charge'>): string {
  if (fault === null) return ''
  const { what, means, next } = faultWords(fault, 'terminal')
  const meant = charge === 'unknown' ? m.faults.perhapsCharged() : means
  const said = fault.said === null ? [] : [m.faults.saidAtTerminal({ message: fault.said })]
  return [what, meant, next, ...said].join(' ')
}
