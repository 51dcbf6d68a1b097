import type { Fault } from '../../src-shared/contract/fault'
import { faultOf } from '../service-api/faults'
import type { AnswerKind } from '../service-api/answers/answer'
import type { Outcome } from '../service-api/outcome'
import { FaultError } from './fault-error'

/** Why an outcome holds no answer of the kind asked for; null where it does. */
export function faultIn({ answer, fault, operation }: Outcome, kind: AnswerKind): Fault | null {
  if (fault !== null || answer?.kind === kind) return fault
  return faultOf('unreadable', { operation, cause: 'unknown-shape' })
}

/**
 * Holds a person's call to its kind of answer.
 * @throws FaultError what `faultIn` says
 */
export function insistOn(kind: AnswerKind, outcome: Outcome): void {
  const fault = faultIn(outcome, kind)
  if (fault) throw new FaultError(fault)
}
