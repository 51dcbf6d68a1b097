import { z } from 'zod'
import { ToldPrice } from './credits'
import { Lesson } from './lessons'
import { nothing, request } from './request'
import { MappedShape, MappingId, type SavedMapping } from './response-mapping'

/** How the responses of one service are read, and what its calls cost, as a file that may be handed on: no key and no prices of coins. */
export const ProfileFile = z.strictObject({
  format: z.literal('candlewick-profile'),
  /** Files of version 1 hold no mappings. */
  version: z.union([z.literal(1), z.literal(2)]),
  lessons: Lesson.array().max(500),
  /** How the responses of each operation are read. */
  mappings: MappedShape.array().max(500).optional(),
  /** What calls were charged where the profile comes from, by operation; only where a person ticked it. */
  prices: z.record(z.string().regex(/^get[A-Za-z]{1,38}$/), ToldPrice).optional()
})
export type ProfileFile = z.infer<typeof ProfileFile>

export const profile = {
  /** All lessons of the service in use, by operation. */
  lessons: request(nothing).answers<readonly Lesson[]>(),
  /** Takes a lesson back; answers are then read as before it was taught. */
  forget: request(Lesson.pick({ operation: true, path: true })).answers<readonly Lesson[]>(),
  /** All saved mappings of the service in use, by operation. */
  mappings: request(nothing).answers<readonly SavedMapping[]>(),
  /** Reads by the proposed mapping from now on. */
  acceptMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Puts back what a mapping replaced. */
  undoMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Takes a provisional mapping as it is. */
  confirmMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Removes a mapping; the next response is inferred anew. */
  forgetMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Asks a person where to save the profile and writes it there; the path, or null. */
  save: request(z.object({ withPrices: z.boolean() })).answers<string | null>(),
  /** Takes the mappings and lessons of a profile file, of two about one thing the newer; its prices are hints. */
  take: request(z.object({ text: z.string().max(8_000_000) })).answers<readonly Lesson[]>()
}
