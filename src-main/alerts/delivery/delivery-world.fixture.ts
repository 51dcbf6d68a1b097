import type { InboxEntry } from '../../../src-shared/contract/alerts'
import type { Delivery, RouteTarget } from '../../../src-shared/contract/routes'
import type { QuietHours } from '../../../src-shared/contract/settings'
import type { Database } from '../../platform/storage/database'
import type { Clock } from '../../platform/time/clock'
import { AlertStore, type NewEntry } from '../alert-store'
import { DeliveryQueue, type SendingRoutes } from './delivery-queue'
import { DeliveryStore } from './delivery-store'
import { sendBy, type Send } from './send'

export interface WorldRoute {
  target: RouteTarget
  quietHours: QuietHours | null
  token: () => Promise<string | null>
}

export const quickly = (clock: Clock): Send => sendBy(clock, { connectMs: 5_000, answerMs: 5_000 })

export const webhookTo = (address: string): WorldRoute => ({
  target: { kind: 'webhook', address, template: null },
  quietHours: null,
  token: () => Promise.resolve(null)
})

export function deliveryWorld(
  { database, clock, send = quickly(clock) }: { database: Database; clock: Clock; send?: Send },
  routes: Map<string, WorldRoute>
) {
  const inbox = new AlertStore(database)
  const sending: SendingRoutes = {
    find: id => routes.get(id) ?? null,
    token: id => routes.get(id)?.token() ?? Promise.resolve(null)
  }
  const queue = new DeliveryQueue({
    clock,
    send,
    store: new DeliveryStore(database),
    routes: sending,
    entry: id => inbox.entry(id),
    report: error => {
      throw error
    }
  })
  let count = 0
  return {
    queue,
    trigger(...to: readonly string[]): void {
      count++
      const entry: NewEntry = {
        alertId: count,
        occurrenceKey: `${clock.now()} ${count}`,
        coin: 'BTC',
        at: clock.now(),
        noticedAt: clock.now(),
        missedSince: null,
        simulated: false,
        noticed: { code: 'conditions', conditions: [], note: `note ${count}` },
        routes: to
      }
      inbox.evaluated([], [entry])
    },
    entries: (): readonly InboxEntry[] => inbox.inbox(10_000).toReversed(),
    deliveries: (): readonly Delivery[] =>
      inbox
        .inbox(10_000)
        .toReversed()
        .flatMap(({ deliveries = [] }) => deliveries)
  }
}
