import type { Subject } from './subject'

/** A call with a charge named by the service. */
export interface PricedCall {
  readonly subject: Subject
  readonly charged: number
}
