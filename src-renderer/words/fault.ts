import type { Fault, WordedFault } from '@contract'
import { faultWords, type FaultReader } from '../../src-shared/words/fault'

/** A fault with its texts for display. */
export const wordedFault = (fault: Fault, reader?: FaultReader): WordedFault => ({
  ...fault,
  ...faultWords(fault, reader)
})
