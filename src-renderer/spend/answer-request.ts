import type { ServiceCall } from '@contract'

export interface AnswerRequest {
  readonly call: ServiceCall
  /** Before the first response, such as `Load breadth`. Afterwards it is `Refresh`. */
  readonly label: string
  /** What the call loads, as a sentence for the confirmation. */
  readonly what: string
  /** The part of the panel that comes from the service. */
  readonly about?: string
}
