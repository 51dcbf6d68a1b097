import { m } from '../../../src-shared/messages/m'
import { faultWords } from '../../../src-shared/words/fault'
import type { Outcome } from './outcome'

/** Returns an empty string if there is no fault. */
export function faultAtTerminal({ fault, charge }: Pick<Outcome, 'fault' | 'charge'>): string {
  if (fault === null) return ''
  const { what, means, next } = faultWords(fault, 'terminal')
  const meaning = charge === 'unknown' ? m.faults.atTerminalCharge() : means
  const lines = fault.said === null ? [] : [m.faults.atTerminalMessage({ message: fault.said })]
  return [what, meaning, next, ...lines].join(' ')
}
