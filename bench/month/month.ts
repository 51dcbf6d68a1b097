import type { SeenCall } from '../../src-demo/demo-controls'
import type { Settings } from '../../src-shared/contract/settings'
import type { SetAlert } from './alerts'
import type { MonthLife } from './life'
import type { HiddenPrices } from './prices'
import type { PricedBefore } from './shown-prices'

export interface Month {
  readonly seed: number
  readonly life: MonthLife
  readonly coins: readonly string[]
  readonly prices: HiddenPrices
  readonly alerts: readonly SetAlert[]
  readonly quotesEveryMs: number
  readonly settings: Partial<Pick<Settings, 'dailyBudget' | 'periodBudget'>>
  /** Credits per period. */
  readonly quotaLimit: number
  /** Smaller than the app would like to spend. */
  readonly quotaBinds?: boolean
  /** Null keeps the plan. */
  readonly quotaLasts?: 30 | null
  readonly rowsInView?: number
  /** Null for manual. */
  readonly newsEveryHours?: number | null
}

/** For the nth time that the window is shown. */
export function lookedAt(
  { coins, rowsInView = coins.length }: Pick<Month, 'coins' | 'rowsInView'>,
  index: number
): { readonly chart: string; readonly rows: readonly string[] } {
  const at = (place: number): string => coins[place % coins.length] ?? 'BTC'
  // The list is scrolled to a different place each time.
  return { chart: at(index), rows: Array.from({ length: rowsInView }, (_, row) => at(index * 7 + row)) }
}

export interface ShownPrice {
  readonly at: number
  readonly title: string
  readonly body: string
  /** False for a problem or a budget. */
  readonly isAlert: boolean
}

export interface Promised {
  readonly at: number
  /** Null if the app showed none. */
  readonly worst: number | null
  readonly typical: number | null
}

export interface MonthStory {
  readonly calls: readonly SeenCall[]
  readonly prices: readonly PricedBefore[]
  readonly refreshedAt: readonly number[]
  readonly shown: readonly ShownPrice[]
  readonly inbox: readonly (readonly { readonly at: number; readonly noticedAt: number }[])[]
  /** Each change, by alert in order of creation. */
  readonly promised: readonly (readonly Promised[])[]
  readonly unsettled: number
  readonly spentByLedger: number
  readonly driftReports: number
  readonly byHand: { readonly asked: number; readonly refused: number }
}
