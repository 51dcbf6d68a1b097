import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { Emitter } from '../events/emitter'
import type { PaidCalls } from '../credits/paid-calls'
import type { Outcome } from '../service-api/outcome'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'
import { incidentsFact } from './incident-memory'
import {
  incidentsAfter,
  incidentsAt,
  nextTellingAt,
  noIncidents,
  type Incidents,
  type Told
} from './incidents'

/**
 * Tells of trouble on the desktop (service down, key refused, quota used up, an operation locked): once an incident and
 * not once a failed call; while it lasts again after an hour, a day and each week; and once when it is over.
 */
export class IncidentWatch {
  readonly #facts: FactStore
  readonly #clock: Clock
  readonly #notifications: Emitter<NotificationFacts>
  readonly #unlisten: () => void
  #incidents: Incidents
  #cancel: () => void = () => undefined

  constructor(calls: PaidCalls, facts: FactStore, clock: Clock, notifications: Emitter<NotificationFacts>) {
    this.#facts = facts
    this.#clock = clock
    this.#notifications = notifications
    this.#incidents = facts.read(incidentsFact) ?? noIncidents
    this.#unlisten = calls.settled.on(outcome => this.learn(outcome))
    this.#arm()
  }

  learn(outcome: Outcome): void {
    const now = this.#clock.now()
    this.#tell(incidentsAfter(this.#incidents, outcome, now))
  }

  /** Another key was entered: its troubles are new ones, told anew. */
  forget(): void {
    this.#remember(noIncidents)
    this.#arm()
  }

  close(): void {
    this.#cancel()
    this.#unlisten()
  }

  #tell({ incidents, tell }: Told): void {
    if (incidents === this.#incidents) return
    // Kept first: told twice after a crash is worse than never.
    this.#remember(incidents)
    this.#arm()
    for (const { fault, what, since } of tell)
      this.#notifications.emit({ code: 'incident', fault, phase: what, since })
  }

  #remember(incidents: Incidents): void {
    this.#incidents = incidents
    this.#facts.keep(incidentsFact, Object.keys(incidents).length === 0 ? null : incidents)
  }

  #arm(): void {
    this.#cancel()
    const at = nextTellingAt(this.#incidents)
    if (at === null) return
    this.#cancel = this.#clock.after(at - this.#clock.now(), () => {
      const now = this.#clock.now()
      this.#tell(incidentsAt(this.#incidents, now))
      this.#arm()
    })
  }
}
