import type { z } from 'zod'

/**
 * Never throws, unlike `safeParse`: zod freezes even a rejected list, which fails for bytes in its place. Null for
 * such an input.
 */
export function parsedInput<T>(schema: z.ZodType<T>, input: unknown): z.ZodSafeParseResult<T> | null {
  try {
    return schema.safeParse(input)
  } catch {
    return null
  }
}
