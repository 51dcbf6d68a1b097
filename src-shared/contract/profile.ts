import { z } from 'zod'
import { UserPrice } from './credits'
import { Lesson } from './lessons'
import { nothing, request } from './request'
import { MappedShape, MappingId, type MappingCounts, type SavedMapping } from './response-mapping'

/** A shareable file with a service's mappings and prices. Contains no key and no market data. */
export const ProfileFile = z.strictObject({
  format: z.literal('candlewick-profile'),
  /** Version 1 has no mappings. */
  version: z.union([z.literal(1), z.literal(2)]),
  lessons: Lesson.array().max(500),
  mappings: MappedShape.array().max(500).optional(),
  /** Charges seen by the profile's author, by operation. Only if the author included them. */
  prices: z.record(z.string().regex(/^get[A-Za-z]{1,38}$/), UserPrice).optional()
})
export type ProfileFile = z.infer<typeof ProfileFile>

export const profile = {
  /** All lessons of the current service, by operation. */
  lessons: request(nothing).mirrored<readonly Lesson[]>(),
  /** Removes a lesson. Responses are read as before it was added. */
  forget: request(Lesson.pick({ operation: true, path: true })).answers<readonly Lesson[]>(),
  /** All saved mappings of the current service, by operation. */
  mappings: request(nothing).answers<readonly SavedMapping[]>(),
  mappingCounts: request(nothing).answers<MappingCounts>(),
  /** Replaces the mapping with the proposed one. */
  acceptMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Restores what a mapping replaced. */
  undoMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Confirms a provisional mapping. */
  confirmMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Removes a mapping. The next response is inferred from scratch. */
  forgetMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Shows a save dialog and writes the profile. Returns the path, or null if cancelled. */
  save: request(z.object({ withPrices: z.boolean() })).answers<string | null>(),
  /**
   * Imports mappings and lessons from a profile file; if both sides have one, the newer wins.
   * Prices are imported as hints.
   */
  take: request(z.object({ text: z.string().max(8_000_000) })).answers<readonly Lesson[]>()
}
