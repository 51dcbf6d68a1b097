import type { Answer } from './answer'
import type { Asked } from './asked'

/** Reads a parsed body as one kind of answer; null where none of its fields is recognised. Never throws. */
export type Decoder = (body: unknown, asked: Asked) => Answer | null
