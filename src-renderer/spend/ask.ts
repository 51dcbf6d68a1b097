import type { ServiceQuestion } from '@contract'

/** A service call with its labels. */
export interface Ask {
  readonly question: ServiceQuestion
  /** Label before the first response: `Load breadth`. Later it is `Refresh`. */
  readonly label: string
  /** One sentence for the confirmation: what the call loads. */
  readonly what: string
  /** The part of the panel that is from the service. */
  readonly about?: string
}
