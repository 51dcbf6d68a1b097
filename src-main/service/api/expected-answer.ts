import type { Fault } from '../../../src-shared/contract/fault'
import { faultOf } from '../../platform/faults/fault'
import type { AnswerKind } from './answers/answer'
import type { Outcome } from './outcome'
import { FaultError } from '../../platform/faults/fault-error'

export function faultIn({ answer, fault, operation }: Outcome, kind: AnswerKind): Fault | null {
  if (fault !== null || answer?.kind === kind) return fault
  return faultOf('unreadable', { operation, cause: 'unknown-shape' })
}

/** @throws FaultError */
export function requireAnswerKind(kind: AnswerKind, outcome: Outcome): void {
  const fault = faultIn(outcome, kind)
  if (fault) throw new FaultError(fault)
}
