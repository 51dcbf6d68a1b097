import type { ServiceQuestion } from '@contract'

export interface Ask {
  readonly question: ServiceQuestion
  /** The label before the first response, such as `Load breadth`. Afterwards it is `Refresh`. */
  readonly label: string
  /** What the call loads, one sentence for the confirmation. */
  readonly what: string
  /** Which part of the panel comes from the service. */
  readonly about?: string
}
