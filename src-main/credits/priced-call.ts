import type { Subject } from './subject'

/** A call with the charge that the service reported. */
export interface PricedCall {
  readonly subject: Subject
  readonly charged: number
}
