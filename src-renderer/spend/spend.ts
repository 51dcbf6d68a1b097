import type { PriceTag } from '@contract'

export interface Spend {
  readonly label: string
  readonly price: PriceTag
  /** The user can allow this operation once if the budget is used up. */
  readonly operation: string
  /** A sentence for the confirmation. */
  readonly what: string
  readonly onspend: () => unknown
  /** The confirmation shows both prices. */
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
