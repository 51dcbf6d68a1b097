import type { Fault } from '../../src-shared/contract/fault'
import type { Interval } from '../../src-shared/contract/values'
import { faultIn } from '../service/api/expected-answer'
import type { Outcome } from '../service/api/outcome'

export function candleFault(
  outcome: Outcome,
  { coin, interval }: { readonly coin: string; readonly interval: Interval }
): Fault | null {
  const fault = faultIn(outcome, 'candles')
  const known = fault?.cause?.code
  // Other faults already tell the user what to do.
  if (fault?.code === 'unreadable' && (known === undefined || known === 'unknown-shape')) {
    const shape = known === 'unknown-shape' ? 'unknown' : 'broken'
    return { ...fault, cause: { code: 'candles-unreadable', coin, interval, shape } }
  }
  if (fault?.code !== 'refused') return fault
  return { ...fault, cause: { code: 'candles-refused', coin, interval } }
}
