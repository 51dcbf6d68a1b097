import type { PriceTag } from '@contract'

/** A call that costs credits, for a button that shows the price. */
export interface Spend {
  /** Label: `Refresh`. */
  readonly label: string
  readonly price: PriceTag
  /** The called operation. Lets the user exceed a used-up budget for this call. */
  readonly operation: string
  /** One sentence for the confirmation: what the call loads. */
  readonly what: string
  readonly onspend: () => unknown
  /** Additional calls bought together. The confirmation shows both prices. */
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
