import type { ValuesIssue } from '../indicators/params'

/** Why a line can't be calculated. `indicator` is the id of the indicator. */
export type LineIssue =
  | { readonly code: 'column-unknown'; readonly column: string }
  | { readonly code: 'indicator-unknown' }
  | { readonly code: 'line-unknown'; readonly indicator: string; readonly line: string }
  | { readonly code: 'values'; readonly indicator: string; readonly issue: ValuesIssue }

export type AlertIssue =
  | { readonly code: 'coin-missing' }
  | { readonly code: 'end-past' }
  /** Its watchlist was removed. */
  | { readonly code: 'list-gone'; readonly list: string }
  /** A list may grow, and with it the calls for candles or faster quotes, which the user hasn't agreed to. */
  | { readonly code: 'list-costs' }
  /** A condition that isn't about a coin would trigger for all coins at the same time. */
  | { readonly code: 'scope-misfit' }
  | { readonly code: 'not-watched'; readonly coin: string }
  | LineIssue

/** Why an alert can't be evaluated right now. `said` is the service's own wording. */
export type BlockedReason =
  | { readonly code: 'our-mistake' }
  /** Nothing can be written to the disk, so no calls are made. */
  | { readonly code: 'nothing-saved' }
  | { readonly code: 'plan-required'; readonly interval: string }
  | { readonly code: 'coin-refused'; readonly coin: string; readonly said: string | null }
  | { readonly code: 'coin-left-out'; readonly coin: string }
  /** Several coins share the symbol and we can't tell which one is meant. */
  | { readonly code: 'coin-twins'; readonly coin: string }
  | {
      readonly code: 'candles-refused'
      readonly coin: string
      readonly interval: string
      readonly said: string | null
    }
  | { readonly code: 'not-watched'; readonly coin: string }
  | { readonly code: 'list-gone'; readonly list: string }
  | { readonly code: 'list-empty'; readonly list: string }
  | { readonly code: 'coins-unwatched' }
  /** Responses of the operation no longer match the saved mapping of their fields. */
  | { readonly code: 'format-changed'; readonly operation: string }

/** Why a condition has no value yet. */
export type MissingReason =
  /** The condition's definition has a text for this (`missing`). */
  | { readonly code: 'of-its-kind' }
  | { readonly code: 'no-candle-since'; readonly interval: string }
  /** `most` is the service's limit on candles of this interval. Null if there's no limit. */
  | {
      readonly code: 'few-candles'
      readonly interval: string
      readonly needed: number
      readonly held: number
      readonly most: number | null
    }
