import { expect, test } from 'vitest'
import { ourDay } from './ours'
import { settingOf } from './setting'

test('in simulated time the measured app still makes calls every minute and after each bar as agreed', async () => {
  const ours = await ourDay(settingOf(0.5), { name: '0', price: 0 })
  expect(ours).toMatchObject({ quoteCalls: 30, quoteMinutes: 30, closedBars: 20, timelyBars: 20 })
}, 60_000)
