import type { Trace } from '../reader/trace'
import type { Answer } from './answer'
import type { Asked } from './asked'

/**
 * Decodes one kind of response. Returns null if no field is recognised; never throws. Records in the trace
 * which values were read and which are doubtful.
 */
export type Decoder = (body: unknown, asked: Asked, trace?: Trace) => Answer | null
