import type { Trace } from '../reader/trace'
import type { Answer } from './answer'
import type { Asked } from './asked'

/**
 * Decodes one kind of response. Returns null if it recognises no field. Never throws. The trace records which values
 * were read and which are doubtful.
 */
export type Decoder = (body: unknown, asked: Asked, trace?: Trace) => Answer | null
