import type { ValuesIssue } from '../indicators/params'

/** Why a line cannot be computed; `indicator` is its id. */
export type LineIssue =
  | { readonly code: 'column-unknown'; readonly column: string }
  | { readonly code: 'indicator-unknown' }
  | { readonly code: 'line-unknown'; readonly indicator: string; readonly line: string }
  | { readonly code: 'values'; readonly indicator: string; readonly issue: ValuesIssue }

/** Why an alert cannot be set. */
export type AlertIssue =
  | { readonly code: 'coin-missing' }
  | { readonly code: 'end-past' }
  | { readonly code: 'not-watched'; readonly coin: string }
  | LineIssue

/** Why an alert cannot be evaluated now. `said`: the service's own words. */
export type BlockedReason =
  | { readonly code: 'our-mistake' }
  /** Nothing can be saved on disk, so nothing is asked of the service. */
  | { readonly code: 'nothing-saved' }
  | { readonly code: 'plan-required'; readonly interval: string }
  | { readonly code: 'coin-refused'; readonly coin: string; readonly said: string | null }
  | { readonly code: 'coin-left-out'; readonly coin: string }
  /** Several coins have its symbol, and nothing says which is meant. */
  | { readonly code: 'coin-twins'; readonly coin: string }
  | {
      readonly code: 'candles-refused'
      readonly coin: string
      readonly interval: string
      readonly said: string | null
    }
  | { readonly code: 'not-watched'; readonly coin: string }
  /** The service's responses no longer fit their saved mapping. */
  | { readonly code: 'format-changed'; readonly operation: string }

/** Why a condition has no value yet. */
export type MissingReason =
  /** What its kind says of itself. */
  | { readonly code: 'of-its-kind' }
  | { readonly code: 'no-candle-since'; readonly interval: string }
  /** `most`: how many the service gives at most; null = as many as are asked for. */
  | {
      readonly code: 'few-candles'
      readonly interval: string
      readonly needed: number
      readonly held: number
      readonly most: number | null
    }
