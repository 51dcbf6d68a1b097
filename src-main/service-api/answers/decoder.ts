import type { Trace } from '../reader/trace'
import type { Answer } from './answer'
import type { Asked } from './asked'

/**
 * Reads a parsed body as one kind of answer; null where none of its fields is recognised. Never throws. What it took
 * and what it doubts goes into the trace.
 */
export type Decoder = (body: unknown, asked: Asked, trace?: Trace) => Answer | null
