import { z } from 'zod'
import type { InputIssue } from './fault-cause'
import { request } from './request'
import { Coin, type EpochMs } from './values'

/** A page of close print: more is a document, and belongs into one. */
export const longestNote = 10_000

/** What a person wrote about a coin. */
export interface CoinNote {
  readonly coin: string
  /** '' = nothing. */
  readonly text: string
  /** When it was last changed; null = never written. */
  readonly changedAt: EpochMs | null
}

/** Every change answers with the coin's note. */
export const coinNotes = {
  of: request(z.object({ coin: Coin })).answers<CoinNote>(),
  /** Replaces the note; nothing but blanks takes it away. */
  write: request(
    z.object({ coin: Coin, text: z.string().max(longestNote, 'note-long' satisfies InputIssue) })
  ).answers<CoinNote>(),
  /** Notes that hold every word of a text, in whatever case, or are of a coin so named; the newest first, at most 50. */
  search: request(z.object({ text: z.string().trim().min(1).max(100) })).answers<readonly CoinNote[]>()
}
