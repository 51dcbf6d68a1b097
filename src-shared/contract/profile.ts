import { z } from 'zod'
import { Lesson } from './lessons'
import { nothing, request } from './request'

/** What a person taught of one service, as a file that may be handed on: no key, no values, no coins. */
export const ProfileFile = z.strictObject({
  format: z.literal('candlewick-profile'),
  version: z.literal(1),
  lessons: Lesson.array().max(500)
})
export type ProfileFile = z.infer<typeof ProfileFile>

export const profile = {
  /** All lessons of the service in use, by operation. */
  lessons: request(nothing).answers<readonly Lesson[]>(),
  /** Takes a lesson back; answers are then read as before it was taught. */
  forget: request(Lesson.pick({ operation: true, path: true })).answers<readonly Lesson[]>(),
  /** Asks a person where to save the profile and writes it there; the path, or null. */
  save: request(nothing).answers<string | null>(),
  /** Takes the lessons of a profile file; of two about one place or one field the newer counts. */
  take: request(z.object({ text: z.string().max(1_000_000) })).answers<readonly Lesson[]>()
}
