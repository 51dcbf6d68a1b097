import type { AlertIssue } from './alert-issue'
import type { KeychainTrouble } from './keychain'
import type { RouteIssue } from './route-issue'

/** The contract's schemas use these codes as error messages. */
export const inputIssues = [
  'number-missing',
  'number-not-positive',
  'word-missing',
  'condition-missing',
  'price-not-positive',
  'layout-name-empty',
  'layout-name-long',
  'picture-broken',
  'coin-empty',
  'coin-long',
  'coin-form',
  'group-name-empty',
  'group-name-long',
  'note-long',
  'route-name-empty',
  'route-name-long',
  'token-form',
  'input-misfit'
] as const
export type InputIssue = (typeof inputIssues)[number]

export type UnsavedReason = 'full' | 'quota' | 'denied' | 'protected' | 'gone' | 'folder' | 'long' | 'other'

export type PlainCause =
  | InputIssue
  | 'key-unusable'
  | 'certificate'
  | 'client-certificate'
  | 'proxy'
  | 'broken'
  | 'stopped'
  | 'not-sent'
  | 'cut-off'
  | 'not-json'
  | 'too-large'
  | 'redirected'
  | 'lost'
  | 'server-error'
  | 'no-price'
  | 'unknown-shape'
  | 'unknown-shape-compared'
  | 'plan-not-agreed'
  | 'address-empty'
  | 'address-long'
  | 'address-characters'
  | 'address-scheme'
  | 'address-form'
  | 'address-not-https'
  | 'address-user'
  | 'address-question'
  | 'address-plain-http'
  | 'key-empty'
  | 'key-long'
  | 'key-lines'
  | 'key-control'
  | 'key-characters'
  | 'coins-long'
  | 'date-form'
  | 'interval-form'
  | 'convert-form'
  | 'currency-form'
  | 'request-unknown'
  | 'only-layout'
  | 'layout-gone'
  | 'only-group'
  | 'group-gone'
  | 'watchlist-long'
  | 'no-coin'
  | 'headline-without-link'
  | 'link-not-kept'
  | 'link-not-https'
  | 'link-not-clicked'
  | 'profile-form'
  | 'setup-form'
  | 'place-not-kept'
  | 'alert-twice'
  | 'alert-calls-unpriced'
  | 'alert-gone'
  | 'time-past'
  | 'breadth-missing'
  | 'backup-gone'
  | 'backup-damaged'
  | 'newer-files'
  | 'route-gone'
  | 'route-asking'
  | 'bridge-broken'
  | 'unbooked'

export type FaultCause =
  | { readonly code: PlainCause }
  | { readonly code: 'budget'; readonly span: 'day' | 'period'; readonly kept: 'yes' | 'no' }
  | { readonly code: 'candles-refused'; readonly coin: string; readonly interval: string }
  /** `shape` is `unknown` if the response is JSON in a format that Candlewick doesn't know. */
  | {
      readonly code: 'candles-unreadable'
      readonly coin: string
      readonly interval: string
      readonly shape: 'unknown' | 'broken'
    }
  | { readonly code: 'key-short'; readonly shortest: number }
  | { readonly code: 'operation-unknown'; readonly name: string }
  | {
      readonly code: 'parameter-unknown'
      readonly operation: string
      readonly takes: string
      readonly name: string
    }
  | { readonly code: 'number-form'; readonly name: string; readonly most: string }
  | { readonly code: 'coins-many'; readonly most: string }
  | { readonly code: 'layouts-full'; readonly most: number }
  | { readonly code: 'layout-name-taken'; readonly name: string }
  | { readonly code: 'group-name-taken'; readonly name: string }
  | { readonly code: 'watchlist-full'; readonly most: number }
  | { readonly code: 'drawings-full'; readonly coin: string; readonly most: number }
  | {
      readonly code: 'file-unsaved'
      readonly reason: UnsavedReason
      readonly kept: 'chart' | 'answer' | 'ledger' | 'profile' | 'setup'
    }
  | { readonly code: 'alert-calls'; readonly credits: number }
  | { readonly code: 'alerts-full'; readonly most: number }
  | { readonly code: 'routes-full'; readonly most: number }
  | { readonly code: 'route-wrong'; readonly issue: RouteIssue }
  | { readonly code: 'alert-wrong'; readonly issue: AlertIssue }
  | { readonly code: 'ath-missing'; readonly coin: string }
  | { readonly code: 'keychain-not-removed'; readonly keychain: KeychainTrouble }
  | { readonly code: 'keychain-not-searched'; readonly keychain: KeychainTrouble }
