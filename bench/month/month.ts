import type { ReceivedCall } from '../../src-demo/demo-controls'
import type { AlertCost, AlertDraft } from '../../src-shared/contract/alerts'
import type { NotificationFacts } from '../../src-shared/contract/notice'
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
  /** Alerts that the user sets three days later. */
  readonly costly?: readonly CostlyAlert[]
  readonly quotesEveryMs: number
  readonly settings: Partial<Pick<Settings, 'dailyBudget' | 'periodBudget'>>
  /** Credits per period. */
  readonly quotaLimit: number
  /** Whether the quota limits the app, which would like to spend more. */
  readonly quotaBinds?: boolean
  /** How many days the user wants the quota to last. Null keeps the plan as it is. */
  readonly quotaLasts?: 30 | null
  /** By default, all rows are visible. */
  readonly rowsInView?: number
  /** Null if news only load manually. */
  readonly newsEveryHours?: number | null
}

export function visibleAt(
  { coins, rowsInView = coins.length }: Pick<Month, 'coins' | 'rowsInView'>,
  index: number
): { readonly chart: string; readonly rows: readonly string[] } {
  const at = (place: number): string => coins[place % coins.length] ?? 'BTC'
  return { chart: at(index), rows: Array.from({ length: rowsInView }, (_, row) => at(index * 7 + row)) }
}

export interface ShownNotification {
  readonly at: number
  readonly facts: NotificationFacts
}

/** The delay of an alert that the app shows from `at` on, ms. */
export interface Promised {
  readonly at: number
  /** Null if the app doesn't show such a delay. */
  readonly worst: number | null
  readonly typical: number | null
}

/** The cost of an alert that the app shows from `at` on. */
export interface ShownCost extends Pick<AlertCost, 'creditsPerDay'> {
  readonly at: number
}

export interface CostlyAlert {
  readonly kind: 'candles' | 'quotes' | 'breadth'
  readonly draft: AlertDraft
  /** Not used for quotes, because calls for the watchlist load them too. */
  readonly isFor: (call: Pick<ReceivedCall, 'operation' | 'query'>) => boolean
}

export interface MonthStory {
  readonly calls: readonly ReceivedCall[]
  readonly prices: readonly PricedBefore[]
  readonly refreshedAt: readonly number[]
  readonly shown: readonly ShownNotification[]
  /** The inbox entries of each alert, in order of creation of the alerts. */
  readonly inbox: readonly (readonly { readonly at: number; readonly noticedAt: number }[])[]
  /**
   * The delays that the app showed for each alert, with an entry whenever they changed. The alerts are in
   * order of creation.
   */
  readonly promised: readonly (readonly Promised[])[]
  /** The costs that the app showed for each costly alert, with an entry whenever they changed. */
  readonly costs: readonly (readonly ShownCost[])[]
  readonly unsettled: number
  readonly spentByLedger: number
  /** The number of reports that the key is used elsewhere. */
  readonly driftReports: number
  readonly byHand: { readonly made: number; readonly refused: number }
}
