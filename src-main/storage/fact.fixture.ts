import { z } from 'zod'
import type { Fact } from './fact'

/** Any value under a name, as another version may have kept it. */
export const rawFact = (name: string): Fact<unknown> => ({ name, schema: z.unknown() })

/** A stored value as a fact's schema reads it; null where it does not take it. */
export function readAs<Value>({ schema }: Fact<Value>, stored: unknown): Value | null {
  const read = schema.safeParse(stored)
  return read.success ? read.data : null
}
