import { z } from 'zod'
import { UserPrice } from './credits'
import { SavedFieldEdit } from './field-edits'
import { nothing, request } from './request'
import { MappedShape, MappingId, type MappingCounts, type SavedMapping } from './response-mapping'

/** A shareable file. Contains no key and no market data. */
export const ProfileFile = z.strictObject({
  format: z.literal('candlewick-profile'),
  /** Version 1 has no mappings. */
  version: z.union([z.literal(1), z.literal(2)]),
  lessons: SavedFieldEdit.array().max(500),
  mappings: MappedShape.array().max(500).optional(),
  /** The charges that the author has seen, if included. */
  prices: z.record(z.string().regex(/^get[A-Za-z]{1,38}$/), UserPrice).optional()
})
export type ProfileFile = z.infer<typeof ProfileFile>

export const profile = {
  /** For the current service, by operation. */
  fieldEdits: request(nothing).mirrored<readonly SavedFieldEdit[]>(),
  forget: request(SavedFieldEdit.pick({ operation: true, path: true })).answers<readonly SavedFieldEdit[]>(),
  mappings: request(nothing).answers<readonly SavedMapping[]>(),
  mappingCounts: request(nothing).answers<MappingCounts>(),
  /** Replaces the mapping with `proposed`. */
  acceptMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Restores `previous`. */
  undoMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  confirmMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** The next response's format is inferred again. */
  forgetMapping: request(MappingId).answers<readonly SavedMapping[]>(),
  /** Returns the path, or null if the user cancelled. */
  save: request(z.object({ withPrices: z.boolean() })).answers<string | null>(),
  /** The newer of two mappings or field edits is kept. Prices become estimates. */
  take: request(z.object({ text: z.string().max(8_000_000) })).answers<readonly SavedFieldEdit[]>()
}
