import type { AlertSound, InboxEntry } from './alerts'
import type { DiskTrouble } from './disk'
import type { Fault } from './fault'
import type { EpochMs } from './values'

/** A call cost more than the price shown. All numbers are credits. */
export interface ChargedMore {
  readonly code: 'charged-more'
  readonly operation: string
  readonly shown: number
  readonly charged: number
}

/** All numbers except `mark` are credits. */
export interface BudgetUsed {
  readonly code: 'budget-used'
  readonly span: 'day' | 'period'
  /** In percent. 100 means that it's used up. */
  readonly mark: number
  readonly limit: number
  readonly spent: number
  /** Reserved for calls in progress. */
  readonly held: number
  /** Reserved for calls whose charge is unknown. */
  readonly unknown: number
  /** Reserved for the user's own calls. */
  readonly kept: number
}

/** The service is unavailable or rejects the key. */
export interface IncidentNotification {
  readonly code: 'incident'
  readonly fault: Fault
  /** again: a reminder. over: a reported incident has ended. */
  readonly phase: 'new' | 'again' | 'over'
  readonly since: EpochMs
}

export type NotificationFacts =
  | IncidentNotification
  | BudgetUsed
  | { readonly code: 'disk'; readonly trouble: DiskTrouble }
  | { readonly code: 'disk-over' }
  | { readonly code: 'window-crashing' }
  | { readonly code: 'window-hung' }
  | { readonly code: 'window-cut-off' }
  /** `entries` is never empty. The sound is that of the latest alert that has one. */
  | { readonly code: 'alerts'; readonly entries: readonly InboxEntry[]; readonly sound: AlertSound }

/** With the added coins, a day of the plan costs more than quota and budget allow. In credits. */
export interface PlanOutgrown {
  readonly code: 'plan-outgrown'
  /** True if `perDay` is an upper bound. */
  readonly isAtMost?: boolean
  readonly perDay: number
  readonly allowed: number
}

export type NoticeFacts =
  | ChargedMore
  | PlanOutgrown
  | { readonly code: 'graphics-lost' }
  /** A failed call should be free, but `credits` were taken from the quota. */
  | { readonly code: 'failed-call-counted'; readonly operation: string; readonly credits: number }
  /** Credits were taken from the quota although Candlewick made no call. */
  | { readonly code: 'used-elsewhere'; readonly credits: number }
  /** A damaged file was replaced. `movedTo` is where the old one is now. */
  | {
      readonly code: 'file-damaged'
      readonly file: 'settings' | 'state' | 'cache'
      readonly movedTo: string
    }
  /** An older ledger was restored. Calls made between these times are missing in it. */
  | { readonly code: 'ledger-gap'; readonly from: EpochMs; readonly to: EpochMs }
  /** Responses of the operation no longer match their saved mapping. */
  | { readonly code: 'format-changed'; readonly operation: string }
  | { readonly code: 'login-start-refused' }
  | { readonly code: 'no-tray' }
  /** No program was found that can play the alert's sound. */
  | { readonly code: 'sound-unheard' }
  /** The desktop didn't show these notifications. */
  | NotificationFacts

export interface Notice {
  readonly id: string
  readonly at: EpochMs
  readonly severity: 'info' | 'warning'
  readonly facts: NoticeFacts
}
