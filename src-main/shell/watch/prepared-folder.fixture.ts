import { join } from 'node:path'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import { minute } from '../../../src-shared/time'
import { compose } from '../../composition/compose'
import { quietMachine } from '../../composition/session/machine.fixture'
import { systemClock } from '../../platform/time/clock'
import type { ServiceResponse } from '../../service/api/wire'

interface Prepared {
  /** Coins to watch in addition to those of a new installation. */
  readonly coins?: readonly string[]
  readonly everyMs?: number
  readonly above?: number
  readonly repeat?: 'once' | 'every'
}

/** Calls are paused. */
export async function prepareFolder(
  folder: string,
  service: { readonly address: string; readonly key: string },
  receiver: string,
  { coins = [], everyMs = minute, above = 1, repeat = 'once' }: Prepared = {}
): Promise<void> {
  const app = await compose({
    ...quietMachine(join(folder, 'data')),
    clock: systemClock,
    fetch: (url, init) => fetch(url, init) as unknown as Promise<ServiceResponse>,
    confirm: async () => true
  })
  const { alerts, connection, routes, schedule, watchlist } = app.services
  await connection.enter({ address: service.address, key: service.key })
  await schedule.pause({ until: null })
  const items = (['candles', 'fearGreed', 'news', 'coin-list'] as const).map(need => ({
    need,
    automatic: false,
    everyMs: null
  }))
  await connection.agree({ items: [...items, { need: 'quotes', automatic: true, everyMs }] })
  const id = watchlist.lists()[0]?.id ?? 0
  if (coins.length > 0) await watchlist.addCoins({ id, coins: [...coins] })
  const target = { kind: 'webhook' as const, address: receiver, template: null }
  const route = await routes.save({ id: null, draft: { name: 'Here', target, quietHours: null } })
  const anyOf = [[{ kind: 'price', is: 'above', value: above }]]
  const draft = AlertDraft.parse({
    coin: 'BTC',
    anyOf,
    bars: 'forming',
    cooldownMs: 0,
    repeat,
    routes: [route?.id]
  })
  await alerts.save({ id: null, draft, agreed: true })
  await app.close()
}
