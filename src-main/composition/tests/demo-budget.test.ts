import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { systemClock } from '../../platform/time/clock'
import { compose } from '../compose'
import { quietMachine } from '../session/machine.fixture'

test('a budget for the user’s own service doesn’t stop the simulated market', async () => {
  const candlewick = await compose({ ...quietMachine(tempFolder()), clock: systemClock, fetch })
  candlewick.start()
  onTestFinished(() => candlewick.close())
  const { connection, credits, market, settings } = candlewick.services
  expect(connection.state()).toMatchObject({ mode: 'demo' })
  await settings.change({ dailyBudget: 1 })
  expect((await credits.budget()).budgets).toEqual([])
  await market.refresh()
  expect((await credits.gauge()).today.spent).toBeGreaterThan(1)
})
