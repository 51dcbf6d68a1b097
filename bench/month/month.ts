import type { SeenCall } from '../../src-demo/demo-controls'
import type { Settings } from '../../src-shared/contract/settings'
import type { SetAlert } from './alerts'
import type { Life } from './life'
import type { HiddenPrices } from './prices'

/** One month to be lived through. */
export interface Month {
  readonly seed: number
  readonly life: Life
  readonly coins: readonly string[]
  readonly prices: HiddenPrices
  readonly alerts: readonly SetAlert[]
  readonly quotesEveryMs: number
  readonly settings: Partial<Pick<Settings, 'dailyBudget' | 'periodBudget'>>
  /** Credits in a quota period. */
  readonly quotaLimit: number
  /** It is worth less than what is wanted of it. */
  readonly quotaBinds?: boolean
}

/** A desktop notification that went out. */
export interface Shown {
  readonly at: number
  readonly title: string
  readonly body: string
  /** Of what a person asked to be noticed; the others are of trouble and budgets. */
  readonly isAlert: boolean
}

/** What can be said of the month afterwards, from both sides of the wire. */
export interface Story {
  /** As the service saw them. */
  readonly calls: readonly SeenCall[]
  /** When fresh quotes were on the board. */
  readonly refreshedAt: readonly number[]
  readonly shown: readonly Shown[]
  /** Entries of the inbox, by alert in the order they were set. */
  readonly inbox: readonly (readonly { readonly at: number }[])[]
  readonly unsettled: number
  readonly spentByLedger: number
  /** What the app said of the key's use elsewhere. */
  readonly driftTold: number
  readonly byHand: { readonly asked: number; readonly refused: number }
}
