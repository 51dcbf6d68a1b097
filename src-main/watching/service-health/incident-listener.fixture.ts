import { outcomeOf, type TestOutcome } from '../../credits/fake-service.fixture'
import type { QuoteRow } from '../../../src-shared/contract/answer'
import { emptyQuote } from '../../service/api/answers/quote-row.fixture'
import { incidentsFact } from './incident-memory'
import {
  incidentsAfter,
  incidentsAt,
  nextNotificationAt,
  noIncidents,
  type Incidents,
  type DueNotification,
  type IncidentStep as IncidentStep
} from './incidents'
import { readAs } from '../../platform/storage/fact.fixture'

export const start = Date.UTC(2026, 5, 1)

const btc: QuoteRow = { ...emptyQuote, symbol: 'BTC', price: 1 }

const priced = (operation: string): TestOutcome =>
  operation === 'getData'
    ? {
        url: 'http://127.0.0.1/api/v1/getData?symbol=BTC',
        answer: { kind: 'quotes', data: [btc], dropped: 0 }
      }
    : {}

export class Listener {
  now = start
  incidents: Incidents = noIncidents
  readonly notifications: (DueNotification & { readonly at: number })[] = []

  record(operation: string, outcome: TestOutcome = {}): void {
    this.#take(
      incidentsAfter(
        this.incidents,
        outcomeOf(operation, this.now, { ...priced(operation), ...outcome }),
        this.now
      )
    )
  }

  /** Makes no calls. */
  wait(ms: number): void {
    const until = this.now + ms
    for (let at = nextNotificationAt(this.incidents); at !== null && at <= until;) {
      this.now = Math.max(this.now, at)
      this.#take(incidentsAt(this.incidents, this.now))
      at = nextNotificationAt(this.incidents)
    }
    this.now = until
  }

  go(ms: number, stepMs: number, outcome: TestOutcome, operation = 'getData'): void {
    for (let passed = 0; passed < ms; passed += stepMs) {
      this.record(operation, outcome)
      this.now += stepMs
    }
  }

  restart(): void {
    this.incidents = readAs(incidentsFact, JSON.parse(JSON.stringify(this.incidents))) ?? noIncidents
  }

  words(): readonly (readonly [number, DueNotification['phase']])[] {
    return this.notifications.map(({ at, phase }) => [at - start, phase] as const)
  }

  #take({ incidents, notifications }: IncidentStep): void {
    this.incidents = incidents
    this.notifications.push(...notifications.map(one => ({ ...one, at: this.now })))
  }
}

export const locked: TestOutcome = { fault: 'plan-required' }
export const closed: TestOutcome = { fault: 'quota-exceeded' }
