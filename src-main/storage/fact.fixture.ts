import { z } from 'zod'
import type { Fact } from './fact'

/** A fact that accepts any value, as another version may have stored it. */
export const rawFact = (name: string): Fact<unknown> => ({ name, schema: z.unknown() })

/** Reads a stored value by a fact's schema, or returns null if it doesn't match. */
export function readAs<Value>({ schema }: Fact<Value>, stored: unknown): Value | null {
  const read = schema.safeParse(stored)
  return read.success ? read.data : null
}
