import { z } from 'zod'
import { UserPrice } from './credits'
import { SavedFieldEdit } from './field-edits'
import { nothing, request } from './request'
import { MappedShape, MappingId, type MappingCounts, type SavedMapping } from './response-mapping'

/** A file with field mappings that the user can share. It contains no key and no market data. */
export const ProfileFile = z.strictObject({
  format: z.literal('candlewick-profile'),
  /** Version 1 has no mappings. */
  version: z.union([z.literal(1), z.literal(2)]),
  lessons: SavedFieldEdit.array().max(500),
  mappings: MappedShape.array().max(500).optional(),
  /** The charges that the author of the file has seen, if the author included them. */
  prices: z.record(z.string().regex(/^get[A-Za-z]{1,38}$/), UserPrice).optional()
})
export type ProfileFile = z.infer<typeof ProfileFile>

export const profile = {
  /** The user's field mappings for the current service, for all operations. */
  fieldEdits: request(nothing).mirrored<readonly SavedFieldEdit[]>(),
  forget: request(SavedFieldEdit.pick({ operation: true, path: true })).answers<readonly SavedFieldEdit[]>(),
  mappings: request(nothing).answers<readonly SavedMapping[]>(),
  mappingCounts: request(nothing).answers<MappingCounts>(),
  /** Replaces the mapping with `proposed`. */
  acceptMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Restores `previous`. */
  undoMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  confirmMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Deletes the mapping. The format is inferred again from the next response. */
  forgetMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Returns the path, or null if the user cancelled. */
  save: request(z.object({ withPrices: z.boolean() })).answers<string | null>(),
  /**
   * Imports the file. If a mapping or field edit already exists, the newer one is kept. Prices from the file
   * become estimates.
   */
  take: request(z.object({ text: z.string().max(8_000_000) })).answers<readonly SavedFieldEdit[]>()
}
