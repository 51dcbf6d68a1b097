import type { ServiceQuestion } from '@contract'

export interface Ask {
  readonly question: ServiceQuestion
  /** Before the first response: `Load breadth`. Afterwards, it's `Refresh`. */
  readonly label: string
  readonly what: string
  /** Names the part of the panel that comes from the service. */
  readonly about?: string
}
