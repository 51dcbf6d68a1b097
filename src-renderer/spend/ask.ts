import type { ServiceQuestion } from '@contract'

/** A question to the service, in the words it is asked with. */
export interface Ask {
  readonly question: ServiceQuestion
  /** The verb while there is no answer: `Load breadth`. With one it is `Refresh`. */
  readonly label: string
  /** One sentence for the question before spending: what is asked of the service. */
  readonly what: string
  /** What of the panel is the service's. */
  readonly about?: string
}
