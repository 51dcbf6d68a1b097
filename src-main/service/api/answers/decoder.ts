import type { Trace } from '../reader/trace'
import type { Answer } from './answer'
import type { CallRequest } from './call-request'

/**
 * Returns null if it recognises no field. Never throws. The trace records which values were read and which
 * are doubtful.
 */
export type Decoder = (body: unknown, request: CallRequest, trace?: Trace) => Answer | null
