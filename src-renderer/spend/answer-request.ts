import type { ServiceCall } from '@contract'

export interface AnswerRequest {
  readonly call: ServiceCall
  /** The button's label before the first response, such as `Load breadth`. Afterwards it is `Refresh`. */
  readonly label: string
  /** A sentence for the confirmation. */
  readonly what: string
  /** The part of the panel that comes from the service. */
  readonly about?: string
}
