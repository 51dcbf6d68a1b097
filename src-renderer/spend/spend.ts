import type { PriceTag } from '@contract'

export interface Spend {
  /** `Refresh`. */
  readonly label: string
  readonly price: PriceTag
  /** If the user's budget is used up, the user can allow this operation once. */
  readonly operation: string
  readonly what: string
  readonly onspend: () => unknown
  /** Made together with this call. The confirmation shows both prices. */
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
