import { join } from 'node:path'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import { minute } from '../../../src-shared/time'
import { compose } from '../../composition/compose'
import { quietMachine } from '../../composition/session/machine.fixture'
import { systemClock } from '../../platform/time/clock'
import type { ServiceResponse } from '../../service/api/wire'

/**
 * Creates a user data folder as the app does. Quotes load every minute, and an alert triggers at the first quote and
 * is sent to the receiver. Calls are paused.
 * @param receiver its address
 */
export async function prepareFolder(
  folder: string,
  service: { readonly address: string; readonly key: string },
  receiver: string
): Promise<void> {
  const app = await compose({
    ...quietMachine(join(folder, 'data')),
    clock: systemClock,
    fetch: (url, init) => fetch(url, init) as unknown as Promise<ServiceResponse>,
    confirm: async () => true
  })
  const { alerts, connection, routes, schedule } = app.services
  await connection.enter({ address: service.address, key: service.key })
  await schedule.pause({ until: null })
  const items = (['candles', 'fearGreed', 'news', 'coin-list'] as const).map(need => ({
    ...{ need, automatic: false, everyMs: null }
  }))
  await connection.agree({ items: [...items, { need: 'quotes', automatic: true, everyMs: minute }] })
  const target = { kind: 'webhook' as const, address: receiver, template: null }
  const route = await routes.save({ id: null, draft: { name: 'Here', target, quietHours: null } })
  const anyOf = [[{ kind: 'price', is: 'above', value: 1 }]]
  const draft = AlertDraft.parse({ coin: 'BTC', anyOf, bars: 'forming', repeat: 'once', routes: [route?.id] })
  await alerts.save({ id: null, draft, agreed: true })
  await app.close()
}
