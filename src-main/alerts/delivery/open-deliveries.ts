import type { Database } from '../../platform/storage/database'
import type { AlertStore } from '../alert-store'
import { DeliveryQueue, type QueueSources } from './delivery-queue'
import { DeliveryStore } from './delivery-store'
import { sendBy } from './send'

export const openDeliveries = (
  sources: Pick<QueueSources, 'routes' | 'clock' | 'report'>,
  state: Database,
  inbox: AlertStore
): DeliveryQueue =>
  new DeliveryQueue({
    ...sources,
    send: sendBy(sources.clock),
    store: new DeliveryStore(state),
    entry: id => inbox.entry(id)
  })
