import type { PriceTag } from '@contract'

/** A call that costs credits, for the button that shows its price. */
export interface Spend {
  /** The verb: `Refresh`. */
  readonly label: string
  readonly price: PriceTag
  /** The operation it calls: with it a person may go beyond a used-up budget, this once. */
  readonly operation: string
  /** One sentence for the question: what is asked of the service. */
  readonly what: string
  readonly onspend: () => unknown
  /** What is bought with it, in calls of its own: the question names both prices. */
  readonly also?: AlsoSpent | null
  readonly variant: 'plain' | 'primary' | 'ghost'
  readonly busy: boolean
}

/** Calls that belong to another one. */
export interface AlsoSpent {
  /** `daily candles`. */
  readonly name: string
  readonly operation: string
  /** One a call. */
  readonly prices: readonly PriceTag[]
}
