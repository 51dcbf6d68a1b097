import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin, type EpochMs } from './values'

/** The maximum length of a note, about a page. Longer texts belong in a document. */
export const longestNote = 10_000

export interface CoinNote {
  readonly coin: string
  /** Empty if there's no note. */
  readonly text: string
  /** Null if the coin has never had a note. */
  readonly changedAt: EpochMs | null
}

/** Each change returns the coin's note. */
export const coinNotes = {
  of: request(z.object({ coin: Coin })).mirrored<CoinNote>(),
  /** Saves a note. Blank text deletes it. */
  write: request(
    z.object({ coin: Coin, text: z.string().max(longestNote, 'note-long' satisfies InputIssue) })
  ).answers<CoinNote>(),
  /**
   * Returns at most 50 notes, newest first, that contain every word of the text or whose coin matches it.
   * Ignores case.
   */
  search: request(z.object({ text: z.string().trim().min(1).max(100) })).answers<readonly CoinNote[]>()
}
