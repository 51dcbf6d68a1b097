import type { NotificationFacts } from '../../../src-shared/contract/notice'
import type { Emitter } from '../../platform/events/emitter'
import type { PaidCalls } from '../../credits/paid-calls'
import type { Outcome } from '../../service/api/outcome'
import type { FactStore } from '../../platform/storage/fact-store'
import { OwnedFact } from '../../platform/storage/owned-fact'
import type { Clock } from '../../platform/time/clock'
import { incidentsFact } from './incident-memory'
import {
  incidentsAfter,
  incidentsAt,
  nextNotificationAt,
  noIncidents,
  type Incidents,
  type IncidentStep
} from './incidents'

export class IncidentWatch {
  readonly #incidents: OwnedFact<Incidents>
  readonly #clock: Clock
  readonly #notifications: Emitter<NotificationFacts>
  readonly #unlisten: () => void
  #cancel: () => void = () => undefined

  constructor(calls: PaidCalls, facts: FactStore, clock: Clock, notifications: Emitter<NotificationFacts>) {
    this.#incidents = new OwnedFact(facts, incidentsFact, noIncidents)
    this.#clock = clock
    this.#notifications = notifications
    this.#unlisten = calls.settled.on(outcome => this.learn(outcome))
    this.#arm()
  }

  learn(outcome: Outcome): void {
    const now = this.#clock.now()
    this.#notify(incidentsAfter(this.#incidents.value, outcome, now))
  }

  forget(): void {
    this.#incidents.writeOrQueue(noIncidents)
    this.#arm()
  }

  close(): void {
    this.#cancel()
    this.#unlisten()
  }

  #notify({ incidents, notifications }: IncidentStep): void {
    if (incidents === this.#incidents.value) return
    // Saves first, so that a crash may lose a notification but never repeats it.
    this.#incidents.writeOrQueue(incidents)
    this.#arm()
    for (const { fault, phase, since } of notifications)
      this.#notifications.emit({ code: 'incident', fault, phase, since })
  }

  #arm(): void {
    this.#cancel()
    const at = nextNotificationAt(this.#incidents.value)
    if (at === null) return
    this.#cancel = this.#clock.after(at - this.#clock.now(), () => {
      const now = this.#clock.now()
      this.#notify(incidentsAt(this.#incidents.value, now))
      this.#arm()
    })
  }
}
