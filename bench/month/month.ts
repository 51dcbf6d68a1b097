import type { SeenCall } from '../../src-demo/demo-controls'
import type { Settings } from '../../src-shared/contract/settings'
import type { SetAlert } from './alerts'
import type { MonthLife } from './life'
import type { HiddenPrices } from './prices'
import type { PricedBefore } from './shown-prices'

/** Input of one simulated month. */
export interface Month {
  readonly seed: number
  readonly life: MonthLife
  readonly coins: readonly string[]
  readonly prices: HiddenPrices
  readonly alerts: readonly SetAlert[]
  readonly quotesEveryMs: number
  readonly settings: Partial<Pick<Settings, 'dailyBudget' | 'periodBudget'>>
  /** Credits per quota period. */
  readonly quotaLimit: number
  /** It is less than needed. */
  readonly quotaBinds?: boolean
  /** The user's choice of how long the quota should last, null to keep the plan. */
  readonly quotaLasts?: 30 | null
  /** Number of visible watchlist rows. Default: all. */
  readonly rowsInView?: number
  /** Hours between loading news, null for manual. */
  readonly newsEveryHours?: number | null
}

/** What is visible the nth time the window is shown. */
export function lookedAt(
  { coins, rowsInView = coins.length }: Pick<Month, 'coins' | 'rowsInView'>,
  index: number
): { readonly chart: string; readonly rows: readonly string[] } {
  const at = (place: number): string => coins[place % coins.length] ?? 'BTC'
  // The list is scrolled to a different place each time.
  return { chart: at(index), rows: Array.from({ length: rowsInView }, (_, row) => at(index * 7 + row)) }
}

/** A desktop notification. */
export interface ShownPrice {
  readonly at: number
  readonly title: string
  readonly body: string
  /** About an alert, rather than a problem or budget. */
  readonly isAlert: boolean
}

/** How late an alert may be, as shown from a time on. */
export interface Promised {
  readonly at: number
  /** ms, null if the app showed none */
  readonly worst: number | null
  readonly typical: number | null
}

/** Everything recorded in the month, from both sides of the connection. */
export interface MonthStory {
  /** As seen by the service. */
  readonly calls: readonly SeenCall[]
  /** As shown by the app before each charged call. */
  readonly prices: readonly PricedBefore[]
  /** Times of fresh quotes. */
  readonly refreshedAt: readonly number[]
  readonly shown: readonly ShownPrice[]
  /** Inbox entries by alert, in order of creation. */
  readonly inbox: readonly (readonly { readonly at: number; readonly noticedAt: number }[])[]
  /** How late each alert may be, whenever that changed. By alert, in order of creation. */
  readonly promised: readonly (readonly Promised[])[]
  readonly unsettled: number
  readonly spentByLedger: number
  /** The app's estimate of the key's use elsewhere. */
  readonly driftReports: number
  readonly byHand: { readonly asked: number; readonly refused: number }
}
