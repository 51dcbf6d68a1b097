import type { Trace } from '../reader/trace'
import type { Answer } from './answer'
import type { CallRequest } from './call-request'

/**
 * Decodes one kind of response. Returns null if no field is recognised; never throws. Records in the trace
 * which values were read and which are doubtful.
 */
export type Decoder = (body: unknown, request: CallRequest, trace?: Trace) => Answer | null
