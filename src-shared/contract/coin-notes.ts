import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin, type EpochMs } from './values'

/** About a page of text. Anything longer belongs in a document. */
export const longestNote = 10_000

export interface CoinNote {
  readonly coin: string
  /** Empty if there's no note. */
  readonly text: string
  /** Null if no note was ever written. */
  readonly changedAt: EpochMs | null
}

/** Each change returns the coin's note. */
export const coinNotes = {
  of: request(z.object({ coin: Coin })).mirrored<CoinNote>(),
  /** Replaces the note. Blank text deletes it. */
  write: request(
    z.object({ coin: Coin, text: z.string().max(longestNote, 'note-long' satisfies InputIssue) })
  ).answers<CoinNote>(),
  /**
   * Returns at most 50 notes with every word of the text, ignoring case, or whose coin matches it. The newest
   * is first.
   */
  search: request(z.object({ text: z.string().trim().min(1).max(100) })).answers<readonly CoinNote[]>()
}
