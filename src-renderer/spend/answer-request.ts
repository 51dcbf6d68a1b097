import type { ServiceCall } from '@contract'

export interface AnswerRequest {
  readonly call: ServiceCall
  /** The button's label before the first response, such as `Load breadth`. Afterwards it is `Refresh`. */
  readonly label: string
  /** The sentence with which the user confirms the call. */
  readonly what: string
  /** Names the part of the panel that comes from the service. */
  readonly about?: string
}
