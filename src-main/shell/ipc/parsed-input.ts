import type { z } from 'zod'

/**
 * Parses input with a schema. Returns null for bytes in place of a list, for which `safeParse` throws,
 * because zod freezes even a rejected list.
 */
export function parsedInput<T>(schema: z.ZodType<T>, input: unknown): z.ZodSafeParseResult<T> | null {
  try {
    return schema.safeParse(input)
  } catch {
    return null
  }
}
