import type { Fault } from '../../src-shared/contract/fault'
import { faultOf } from '../service-api/faults'
import type { AnswerKind } from '../service-api/answers/answer'
import type { Outcome } from '../service-api/outcome'

/** Why an outcome holds no answer of the kind asked for; null where it does. */
export function faultIn({ answer, fault, operation }: Outcome, kind: AnswerKind): Fault | null {
  if (fault !== null || answer?.kind === kind) return fault
  return faultOf('unreadable', { operation, cause: 'unknown-shape' })
}
