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
  /** Set by the user three days later. */
  readonly costly?: readonly CostlyAlert[]
  readonly quotesEveryMs: number
  readonly settings: Partial<Pick<Settings, 'dailyBudget' | 'periodBudget'>>
  /** Credits per period. */
  readonly quotaLimit: number
  /** The app would like to spend more. */
  readonly quotaBinds?: boolean
  /** How many days the user wants the quota to last. Null keeps the plan. */
  readonly quotaLasts?: 30 | null
  /** The number of visible watchlist rows. Default: all. */
  readonly rowsInView?: number
  /** Null if news load only manually. */
  readonly newsEveryHours?: number | null
}

/** When the window is shown for the nth time. */
export function visibleAt(
  { coins, rowsInView = coins.length }: Pick<Month, 'coins' | 'rowsInView'>,
  index: number
): { readonly chart: string; readonly rows: readonly string[] } {
  const at = (place: number): string => coins[place % coins.length] ?? 'BTC'
  // The list is scrolled to a different place each time.
  return { chart: at(index), rows: Array.from({ length: rowsInView }, (_, row) => at(index * 7 + row)) }
}

export interface ShownNotification {
  readonly at: number
  readonly facts: NotificationFacts
}

/** The alert delay in ms that the app shows from this time on. */
export interface Promised {
  readonly at: number
  /** Null if the app showed no such delay. */
  readonly worst: number | null
  readonly typical: number | null
}

/** Shown from this time on. */
export interface ShownCost extends Pick<AlertCost, 'creditsPerDay'> {
  readonly at: number
}

export interface CostlyAlert {
  readonly kind: 'candles' | 'quotes' | 'breadth'
  readonly draft: AlertDraft
  /**
   * Whether a call is made for this alert alone. Not used for quotes, which calls for the watchlist load too.
   */
  readonly isFor: (call: Pick<ReceivedCall, 'operation' | 'query'>) => boolean
}

export interface MonthStory {
  readonly calls: readonly ReceivedCall[]
  /** Shown before each charged call. */
  readonly prices: readonly PricedBefore[]
  readonly refreshedAt: readonly number[]
  readonly shown: readonly ShownNotification[]
  /** By alert, in order of creation. */
  readonly inbox: readonly (readonly { readonly at: number; readonly noticedAt: number }[])[]
  /** The delays that the app showed, with an entry whenever they changed. By alert, in order of creation. */
  readonly promised: readonly (readonly Promised[])[]
  /** The costs that the app showed, with an entry whenever they changed. By costly alert. */
  readonly costs: readonly (readonly ShownCost[])[]
  readonly unsettled: number
  readonly spentByLedger: number
  /** Reports of use of the key elsewhere. */
  readonly driftReports: number
  readonly byHand: { readonly made: number; readonly refused: number }
}
