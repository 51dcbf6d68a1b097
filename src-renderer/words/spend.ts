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
  readonly variant: 'plain' | 'primary' | 'ghost'
  readonly busy: boolean
}
