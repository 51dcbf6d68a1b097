import type { PriceTag } from '@contract'

export interface Spend {
  /** Of the button, such as `Refresh`. */
  readonly label: string
  readonly price: PriceTag
  /** If the budget is used up, the user can allow this operation once. */
  readonly operation: string
  /** What the call loads, as a sentence for the confirmation. */
  readonly what: string
  readonly onspend: () => unknown
  /** Additional calls. The confirmation shows both prices. */
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
