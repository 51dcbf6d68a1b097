import { expect, test } from 'vitest'
import { ourDay } from './ours'
import { settingOf } from './setting'

test('the measured app makes quote calls every minute and candle calls after each bar in simulated time', async () => {
  const ours = await ourDay(settingOf(0.5), { name: '0', price: 0 })
  expect(ours).toMatchObject({ quoteCalls: 30, quoteMinutes: 30, closedBars: 20, timelyBars: 20 })
}, 60_000)
