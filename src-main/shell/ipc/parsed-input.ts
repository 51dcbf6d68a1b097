import type { z } from 'zod'

/**
 * `safeParse` throws for bytes in place of a list, because zod freezes even a rejected list. Null for such an
 * input.
 */
export function parsedInput<T>(schema: z.ZodType<T>, input: unknown): z.ZodSafeParseResult<T> | null {
  try {
    return schema.safeParse(input)
  } catch {
    return null
  }
}
