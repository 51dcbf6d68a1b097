import type { Fault } from '../../src-shared/contract/fault'
import type { Interval } from '../../src-shared/contract/values'
import { faultIn } from '../faults/shape'
import type { Outcome } from '../service-api/outcome'

/** Why an outcome holds no candles, as a chart says it; null where it does. */
export function candleFault(
  outcome: Outcome,
  { coin, interval }: { readonly coin: string; readonly interval: Interval }
): Fault | null {
  const fault = faultIn(outcome, 'candles')
  if (fault?.code === 'unreadable')
    return { ...fault, what: `The ${interval} candles of ${coin} came, but cannot be read.` }
  if (fault?.code !== 'refused') return fault
  return {
    ...fault,
    what: `The service refused the ${interval} candles of ${coin}.`,
    means: 'It does not offer this interval, or does not know the coin. Nothing was charged.',
    next: 'Choose another interval or another coin. What is held of this one stays on screen.'
  }
}
