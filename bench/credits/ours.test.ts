import { expect, test } from 'vitest'
import { ourDay } from './ours'
import { settingOf } from './setting'

test('in simulated time, the measured app loads quotes every minute and candles after each bar', async () => {
  const ours = await ourDay(settingOf(0.5), { name: '0', price: 0 })
  expect(ours).toMatchObject({ quoteCalls: 30, quoteMinutes: 30, closedBars: 20, timelyBars: 20 })
}, 60_000)
