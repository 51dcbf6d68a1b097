import fc from 'fast-check'
import type { Feature } from '../../src-shared/contract/values'
import type { Initiator } from './booked-call'
import type { LedgerStore, Settlement } from './ledger-store'
import { subjectOf } from './subject'
import { day } from '../../src-shared/time'

export interface OldCall {
  readonly ago: number
  readonly operation: string
  readonly symbol: string
  readonly interval: string
  readonly feature: Feature
  readonly initiator: Initiator
  readonly expected: number | null
  readonly state: Settlement['state'] | 'reserved'
  readonly charged: number
  readonly fault: string | null
}

export const oldCalls = fc.array(
  fc.record<OldCall>({
    // There are only a few different days and kinds of calls, so that many calls share a daily sum.
    ago: fc
      .tuple(fc.constantFrom(0, 29, 89, 90, 91, 100, 180), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([days, part]) => days + part),
    operation: fc.constantFrom('getData', 'getData', 'getNews', 'getOHLCIntraday'),
    symbol: fc.constantFrom('BTC', 'ETH BTC', ''),
    interval: fc.constantFrom('', '1h'),
    feature: fc.constantFrom('watchlist', 'watchlist', 'alerts', 'explorer'),
    initiator: fc.constantFrom('person', 'schedule'),
    expected: fc.option(fc.nat(100)),
    state: fc.constantFrom('charged', 'charged', 'charged', 'free', 'inferred', 'unsettled', 'reserved'),
    // Quarters of credits are added without rounding errors, whatever the order.
    charged: fc.nat(400).map(quarters => quarters / 4),
    fault: fc.constantFrom(null, null, 'timed-out', 'rate-limited')
  }),
  { minLength: 1, maxLength: 60 }
)

export function book(store: LedgerStore, calls: readonly OldCall[], now: number): void {
  store.inOneStep(() => {
    for (const call of calls.toSorted((a, b) => b.ago - a.ago)) {
      const at = Math.floor(now - call.ago * day)
      const subject = subjectOf({ symbol: call.symbol, ...(call.interval && { interval: call.interval }) })
      const { operation, feature, initiator, expected, state, fault } = call
      const reserved = expected ?? 100
      const id = store.reserve({ at, operation, subject, feature, initiator, expected, reserved })
      if (state === 'reserved') continue
      const reported = { at, quotaUsed: null, quotaLimit: null }
      // Only an unsettled call can get an inferred charge.
      if (state === 'inferred') store.settle(id, { ...reported, state: 'unsettled', charged: null, fault })
      const charged = state === 'unsettled' ? null : state === 'free' ? 0 : call.charged
      store.settle(id, { ...reported, state, charged, fault: state === 'charged' ? null : fault })
    }
  })
}
