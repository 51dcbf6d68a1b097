import type { ValuesIssue } from '../indicators/params'

export type LineIssue =
  | { readonly code: 'column-unknown'; readonly column: string }
  | { readonly code: 'indicator-unknown' }
  | { readonly code: 'line-unknown'; readonly indicator: string; readonly line: string }
  | { readonly code: 'values'; readonly indicator: string; readonly issue: ValuesIssue }

export type AlertIssue =
  | { readonly code: 'coin-missing' }
  | { readonly code: 'end-past' }
  | { readonly code: 'list-gone'; readonly list: string }
  /** Adding a coin to this list would cause calls that the user hasn't agreed to. */
  | { readonly code: 'list-costs' }
  /** The condition isn't about a coin, so the alert would fire for all coins at once. */
  | { readonly code: 'scope-misfit' }
  | { readonly code: 'not-watched'; readonly coin: string }
  /** The drawing was deleted, or isn't in the imported file. */
  | { readonly code: 'drawing-gone' }
  | LineIssue

/** `said` is the service's message. */
export type BlockedReason =
  | { readonly code: 'our-mistake' }
  /** Candlewick can't write to the disk, so it makes no calls. */
  | { readonly code: 'nothing-saved' }
  | { readonly code: 'plan-required'; readonly interval: string }
  | { readonly code: 'coin-refused'; readonly coin: string; readonly said: string | null }
  | { readonly code: 'coin-left-out'; readonly coin: string }
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
  | { readonly code: 'drawing-gone' }
  | { readonly code: 'format-changed'; readonly operation: string }

export type MissingReason =
  /** The `missing` function of the condition's definition explains why. */
  | { readonly code: 'of-its-kind' }
  | { readonly code: 'no-candle-since'; readonly interval: string }
  /** `most` is the service's limit for this interval, null if there is none. */
  | {
      readonly code: 'few-candles'
      readonly interval: string
      readonly needed: number
      readonly available: number
      readonly most: number | null
    }
