import type { Fault } from '../../../src-shared/contract/fault'
import type { PriceTag } from '../../../src-shared/contract/values'
import type { Outcome } from '../../service/api/outcome'
import { affectsEveryCall } from '../service-health/fault-policy'

/** A call that shows whether the service works again and loads something useful. */
export interface TrialCall {
  readonly operation: string
  readonly price: PriceTag
  ask(): Promise<Outcome>
}

/**
 * If only one operation fails, the trial must be of that operation, because another one would prove nothing.
 */
export function cheapestTrial(trials: readonly TrialCall[], fault: Fault | null): TrialCall | null {
  const own = trials.filter(({ operation }) => fault !== null && operation === fault.operation)
  const some = fault !== null && !affectsEveryCall(fault) && own.length > 0 ? own : trials
  const cost = ({ price }: TrialCall): number => price.credits ?? Infinity
  return some.reduce<TrialCall | null>((best, one) => (best && cost(best) <= cost(one) ? best : one), null)
}
