import { z } from 'zod'
import { UserPrice } from './credits'
import { SavedFieldEdit } from './field-edits'
import { nothing, request } from './request'
import { MappedShape, MappingId, type MappingCounts, type SavedMapping } from './response-mapping'

/** Can be shared: no key and no market data. */
export const ProfileFile = z.strictObject({
  format: z.literal('candlewick-profile'),
  /** Version 1 has no mappings. */
  version: z.union([z.literal(1), z.literal(2)]),
  lessons: SavedFieldEdit.array().max(500),
  mappings: MappedShape.array().max(500).optional(),
  /** Charges seen by the author, by operation, if included. */
  prices: z.record(z.string().regex(/^get[A-Za-z]{1,38}$/), UserPrice).optional()
})
export type ProfileFile = z.infer<typeof ProfileFile>

export const profile = {
  /** By operation. */
  fieldEdits: request(nothing).mirrored<readonly SavedFieldEdit[]>(),
  forget: request(SavedFieldEdit.pick({ operation: true, path: true })).answers<readonly SavedFieldEdit[]>(),
  /** By operation. */
  mappings: request(nothing).answers<readonly SavedMapping[]>(),
  mappingCounts: request(nothing).answers<MappingCounts>(),
  /** Uses the proposed replacement. */
  acceptMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Restores the replaced mapping. */
  undoMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  confirmMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** The next response's format is inferred again. */
  forgetMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Returns the path, or null if cancelled. */
  save: request(z.object({ withPrices: z.boolean() })).answers<string | null>(),
  /** The newer version of a mapping or field edit is kept. Prices are imported as estimates. */
  take: request(z.object({ text: z.string().max(8_000_000) })).answers<readonly SavedFieldEdit[]>()
}
