import type { Fault } from '../../src-shared/contract/fault'
import { faultOf } from '../service-api/faults'
import type { AnswerKind } from '../service-api/answers/answer'
import type { Outcome } from '../service-api/outcome'

/** Why an outcome holds no answer of the kind asked for; null where it does. */
export function faultIn({ answer, fault, operation }: Outcome, kind: AnswerKind): Fault | null {
  if (fault !== null || answer?.kind === kind) return fault
  return faultOf('unreadable', { operation, words: unrecognised })
}

const unrecognised = {
  what: 'The answer came in a shape Candlewick does not know.',
  means: 'It was charged as usual. What was known before stays on screen.',
  next: 'Ask for it in the explorer to see the whole answer.'
}
