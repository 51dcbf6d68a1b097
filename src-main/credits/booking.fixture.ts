import { outcomeOf, type Books, type TestOutcome } from './fake-service.fixture'
import { subjectOf } from './subject'
import type { Reservation } from './booked-call'

export const params = { symbol: 'BTC ETH' }

export function make({ credits, clock }: Books, outcome: TestOutcome = {}, operation = 'getData'): void {
  const initiator = (outcome.charged ?? 0) % 2 === 1 ? 'schedule' : 'person'
  const reservation = credits.reserve(operation, subjectOf(params), 'watchlist', initiator)
  credits.settle(reservation, outcomeOf(operation, clock.now(), outcome))
}
export const start = (books: Books, operation = 'getData'): Reservation =>
  books.credits.reserve(operation, subjectOf(params), 'watchlist')
export const end = (books: Books, reservation: Reservation, outcome: TestOutcome): void =>
  books.credits.settle(reservation, outcomeOf(reservation.operation, books.clock.now(), outcome))
export const lost: TestOutcome = { fault: 'timed-out', charged: null }
