import type { Subject } from './subject'

/** One call that the service named a price for. */
export interface PricedCall {
  readonly subject: Subject
  readonly charged: number
}
