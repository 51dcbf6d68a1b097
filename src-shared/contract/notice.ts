import type { AlertSound, InboxEntry } from './alerts'
import type { DiskTrouble } from './disk'
import type { Fault } from './fault'
import type { EpochMs } from './values'

/** In credits. */
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
  /** The part of the budget that is used, in percent. 100 means all of it. */
  readonly mark: number
  readonly limit: number
  readonly spent: number
  readonly reserved: number
  readonly unknown: number
  /** The part of the budget that is reserved for calls by the user. */
  readonly forUser: number
}

export interface IncidentNotification {
  readonly code: 'incident'
  readonly fault: Fault
  /** `again` is a reminder of an incident that continues. `over` means that a reported incident has ended. */
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

/** The user has added coins, and the plan now costs more credits per day than the quota and budgets allow. */
export interface PlanOutgrown {
  readonly code: 'plan-outgrown'
  readonly isAtMost?: boolean
  readonly perDay: number
  readonly allowed: number
}

export type NoticeFacts =
  | ChargedMore
  | PlanOutgrown
  | { readonly code: 'graphics-lost' }
  /** A failed call was charged, although failed calls should be free. */
  | { readonly code: 'failed-call-counted'; readonly operation: string; readonly credits: number }
  /** The quota was used although Candlewick made no call. */
  | { readonly code: 'used-elsewhere'; readonly credits: number }
  /** `movedTo` is the damaged file's new path. */
  | {
      readonly code: 'file-damaged'
      readonly file: 'settings' | 'state' | 'cache'
      readonly movedTo: string
    }
  | { readonly code: 'ledger-gap'; readonly from: EpochMs; readonly to: EpochMs }
  | { readonly code: 'format-changed'; readonly operation: string }
  | { readonly code: 'login-start-refused' }
  | { readonly code: 'no-tray' }
  | { readonly code: 'sound-unheard' }
  /** Notifications that the desktop didn't show, so that they are shown as notices. */
  | NotificationFacts

export interface Notice {
  readonly id: string
  readonly at: EpochMs
  readonly severity: 'info' | 'warning'
  readonly facts: NoticeFacts
}
