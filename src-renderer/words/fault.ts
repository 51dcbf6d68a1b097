import type { Fault, WordedFault } from '@contract'
import { faultWords, type FaultReader } from '../../src-shared/words/fault'

export const wordedFault = (fault: Fault, reader?: FaultReader): WordedFault => ({
  ...fault,
  ...faultWords(fault, reader)
})
