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
  /** What a person answers when they are asked how long the quota lasts; null = they keep the plan. */
  readonly quotaLasts?: 30 | null
  /** How many rows of the watchlist are in view; all of them where it is left out. */
  readonly rowsInView?: number
  /** Hours between two looks for news; null = by hand alone. */
  readonly newsEveryHours?: number | null
}

/** What a person looks at while the window is visible for the nth time. */
export function lookedAt(
  { coins, rowsInView = coins.length }: Pick<Month, 'coins' | 'rowsInView'>,
  index: number
): { readonly chart: string; readonly rows: readonly string[] } {
  const at = (place: number): string => coins[place % coins.length] ?? 'BTC'
  // The list is scrolled to another place each time.
  return { chart: at(index), rows: Array.from({ length: rowsInView }, (_, row) => at(index * 7 + row)) }
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
