import type { AlertSound, InboxEntry } from './alerts'
import type { DiskTrouble } from './disk'
import type { Fault } from './fault'
import type { EpochMs } from './values'

/** A call cost more than the price that was shown. All in credits. */
export interface ChargedMore {
  readonly code: 'charged-more'
  readonly operation: string
  readonly shown: number
  readonly charged: number
}

/** So much of a budget is used. All but `mark` in credits. */
export interface BudgetUsed {
  readonly code: 'budget-used'
  readonly span: 'day' | 'period'
  /** In percent; 100 = used up. */
  readonly mark: number
  readonly limit: number
  readonly spent: number
  /** Booked for calls under way. */
  readonly held: number
  /** Booked for calls whose charge is not known. */
  readonly unknown: number
  /** Kept for calls a person makes. */
  readonly kept: number
}

/** The service or the key does not serve us. */
export interface IncidentTold {
  readonly code: 'incident'
  readonly fault: Fault
  /** again: it was told before and still is so. over: it was told and has ended. */
  readonly phase: 'new' | 'again' | 'over'
  readonly since: EpochMs
}

/** What is told on the desktop, as facts; it gets its words where it is shown. */
export type NotificationFacts =
  | IncidentTold
  | BudgetUsed
  | { readonly code: 'disk'; readonly trouble: DiskTrouble }
  | { readonly code: 'disk-over' }
  | { readonly code: 'window-crashing' }
  | { readonly code: 'window-hung' }
  | { readonly code: 'window-cut-off' }
  /** What alerts noticed; at least one entry. The sound is that of the newest that has one. */
  | { readonly code: 'alerts'; readonly entries: readonly InboxEntry[]; readonly sound: AlertSound }

/** Coins were added, and a day as planned costs more than what the user chose allows. In credits. */
export interface PlanOutgrown {
  readonly code: 'plan-outgrown'
  readonly perDay: number
  readonly allowed: number
}

/** What is told in the app, as facts. */
export type NoticeFacts =
  | ChargedMore
  | PlanOutgrown
  | { readonly code: 'graphics-lost' }
  /** A call failed, which is free by the contract, and the quota moved by so many credits all the same. */
  | { readonly code: 'failed-call-counted'; readonly operation: string; readonly credits: number }
  /** Credits left the quota without a call of ours. */
  | { readonly code: 'used-elsewhere'; readonly credits: number }
  /** A damaged file was replaced; `movedTo` is its path now. */
  | {
      readonly code: 'file-damaged'
      readonly file: 'settings' | 'state' | 'cache'
      readonly movedTo: string
    }
  /** An older copy of the ledger was put back: it knows of no call in between. */
  | { readonly code: 'ledger-gap'; readonly from: EpochMs; readonly to: EpochMs }
  /** The responses of an operation no longer fit their saved mapping. */
  | { readonly code: 'format-changed'; readonly operation: string }
  | { readonly code: 'login-start-refused' }
  | { readonly code: 'no-tray' }
  /** An alert was to sound, and no program of the desktop could play it. */
  | { readonly code: 'sound-unheard' }
  /** What the desktop did not show. */
  | NotificationFacts

/** Something the app must tell once: a database moved aside, no tray, no keychain. */
export interface Notice {
  readonly id: string
  readonly at: EpochMs
  readonly severity: 'info' | 'warning'
  readonly facts: NoticeFacts
}
