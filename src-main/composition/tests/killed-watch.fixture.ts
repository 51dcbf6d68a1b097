import { compose } from '../compose'
import { quietMachine } from '../session/machine.fixture'
import { systemClock } from '../../platform/time/clock'
import { minute } from '../../../src-shared/time'
import type { ServiceResponse } from '../../service/api/wire'

const [folder = '', address = '', key = ''] = process.argv.slice(2)
const app = await compose({
  ...quietMachine(folder),
  clock: systemClock,
  fetch: (url, init) => fetch(url, init) as unknown as Promise<ServiceResponse>
})
app.start()
const { connection, settings } = app.services
await settings.change({ dailyBudget: 1_000 })
await connection.enter({ address, key })
const items = (['candles', 'fearGreed', 'news', 'coin-list'] as const).map(need => ({
  need,
  automatic: false,
  everyMs: null
}))
await connection.agree({ items: [...items, { need: 'quotes', automatic: true, everyMs: minute }] })
