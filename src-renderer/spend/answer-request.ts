import type { ServiceCall } from '@contract'

export interface AnswerRequest {
  readonly call: ServiceCall
  /** Such as `Load breadth`. After the first response, it is `Refresh`. */
  readonly label: string
  /** A sentence for the confirmation. */
  readonly what: string
  /** The part of the panel that comes from the service. */
  readonly about?: string
}
