import type { ServiceQuestion } from '@contract'

export interface Ask {
  readonly question: ServiceQuestion
  /** The button's label before the first response, such as `Load breadth`. Afterwards, it is `Refresh`. */
  readonly label: string
  /** A sentence for the confirmation that tells what the call loads. */
  readonly what: string
  /** Names the part of the panel that comes from the service. */
  readonly about?: string
}
