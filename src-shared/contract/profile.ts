import { z } from 'zod'
import { ToldPrice } from './credits'
import { Lesson } from './lessons'
import { nothing, request } from './request'

/** What a person taught of one service, and what its calls cost, as a file that may be handed on: no key, no values, no coins. */
export const ProfileFile = z.strictObject({
  format: z.literal('candlewick-profile'),
  version: z.literal(1),
  lessons: Lesson.array().max(500),
  /** What calls were charged where the profile comes from, by operation; only where a person ticked it. */
  prices: z.record(z.string().regex(/^get[A-Za-z]{1,38}$/), ToldPrice).optional()
})
export type ProfileFile = z.infer<typeof ProfileFile>

export const profile = {
  /** All lessons of the service in use, by operation. */
  lessons: request(nothing).answers<readonly Lesson[]>(),
  /** Takes a lesson back; answers are then read as before it was taught. */
  forget: request(Lesson.pick({ operation: true, path: true })).answers<readonly Lesson[]>(),
  /** Asks a person where to save the profile and writes it there; the path, or null. */
  save: request(z.object({ withPrices: z.boolean() })).answers<string | null>(),
  /** Takes the lessons of a profile file, of two about one place or one field the newer; its prices are hints. */
  take: request(z.object({ text: z.string().max(1_000_000) })).answers<readonly Lesson[]>()
}
