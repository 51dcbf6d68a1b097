import type { PriceTag } from '@contract'

/** A call that costs credits, for a button that shows the price. */
export interface Spend {
  /** Label: `Refresh`. */
  readonly label: string
  readonly price: PriceTag
  /** The operation to call. If the user's budget is used up, the user can allow this operation once. */
  readonly operation: string
  /** One sentence for the confirmation that says what the call loads. */
  readonly what: string
  readonly onspend: () => unknown
  /** Other calls that are made together with this one. The confirmation shows both prices. */
  readonly also?: AlsoSpent | null
  readonly variant: 'plain' | 'primary' | 'ghost'
  readonly busy: boolean
}

export interface AlsoSpent {
  /** `daily candles`. */
  readonly name: string
  readonly operation: string
  /** One per call. */
  readonly prices: readonly PriceTag[]
}
