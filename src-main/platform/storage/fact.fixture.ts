import { z } from 'zod'
import type { Fact } from './fact'

export const rawFact = (name: string): Fact<unknown> => ({ name, schema: z.unknown() })

export function readAs<Value>({ schema }: Fact<Value>, stored: unknown): Value | null {
  const read = schema.safeParse(stored)
  return read.success ? read.data : null
}
