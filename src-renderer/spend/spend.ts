import type { PriceTag } from '@contract'

export interface Spend {
  readonly label: string
  readonly price: PriceTag
  /** If the budget is used up, the user can allow this operation once. */
  readonly operation: string
  readonly what: string
  readonly onspend: () => unknown
  /** Further calls that are made together with this one. The confirmation shows both prices. */
  readonly also?: AlsoSpent | null
  readonly variant: 'plain' | 'primary' | 'ghost'
  readonly busy: boolean
}

export interface AlsoSpent {
  /** What the calls load, such as `daily candles`. */
  readonly name: string
  readonly operation: string
  readonly prices: readonly PriceTag[]
}
