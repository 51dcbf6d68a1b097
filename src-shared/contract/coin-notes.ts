import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin, type EpochMs } from './values'

/** This is about a page. */
export const longestNote = 10_000

export interface CoinNote {
  readonly coin: string
  readonly text: string
  readonly changedAt: EpochMs | null
}

export const coinNotes = {
  of: request(z.object({ coin: Coin })).mirrored<CoinNote>(),
  /** Blank text deletes the note. */
  write: request(
    z.object({ coin: Coin, text: z.string().max(longestNote, 'note-long' satisfies InputIssue) })
  ).answers<CoinNote>(),
  /**
   * Returns at most 50 notes, newest first, that contain every word of the text or whose coin matches it,
   * ignoring case.
   */
  search: request(z.object({ text: z.string().trim().min(1).max(100) })).answers<readonly CoinNote[]>()
}
