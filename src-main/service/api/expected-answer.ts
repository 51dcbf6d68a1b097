import type { Fault } from '../../../src-shared/contract/fault'
import { faultOf } from '../../platform/faults/fault'
import type { AnswerKind } from './answers/answer'
import type { Outcome } from './outcome'
import { FaultError } from '../../platform/faults/fault-error'

/** Returns why an outcome has no response of the expected kind, or null if it has one. */
export function faultIn({ answer, fault, operation }: Outcome, kind: AnswerKind): Fault | null {
  if (fault !== null || answer?.kind === kind) return fault
  return faultOf('unreadable', { operation, cause: 'unknown-shape' })
}

/**
 * Requires a response of the expected kind.
 * @throws FaultError see `faultIn`
 */
export function insistOn(kind: AnswerKind, outcome: Outcome): void {
  const fault = faultIn(outcome, kind)
  if (fault) throw new FaultError(fault)
}
