import type { ServiceCall } from '@contract'

export interface AnswerRequest {
  readonly call: ServiceCall
  /** The button's label before the first response, such as `Load breadth`. Afterwards it is `Refresh`. */
  readonly label: string
  readonly what: string
  readonly about?: string
}
