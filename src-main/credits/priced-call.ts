import type { Subject } from './subject'

export interface PricedCall {
  readonly subject: Subject
  readonly charged: number
}
