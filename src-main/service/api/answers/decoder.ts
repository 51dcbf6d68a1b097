import type { Trace } from '../reader/trace'
import type { Answer } from './answer'
import type { CallRequest } from './call-request'

/**
 * Null if no field is recognised. Never throws. The trace records which values were read and which are
 * doubtful.
 */
export type Decoder = (body: unknown, request: CallRequest, trace?: Trace) => Answer | null
