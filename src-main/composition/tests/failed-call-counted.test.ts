import { expect, test, vi } from 'vitest'
import { Watch } from './resilience.fixture'
import { minute } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

test('reports that a failed call was charged, and not that its credits were used elsewhere', async () => {
  const watch = await Watch.start()
  const { app, connection, credits, explorer } = watch.app.services
  await watch.pass(2 * minute)
  const { spent } = (await credits.gauge()).today
  watch.service.controls.failNext(502, { operation: 'getNews', headers: { 'X-Credits-Consumed': '10' } })
  const { fault } = await explorer.run({ operation: 'getNews', params: { symbol: 'BTC' } })
  expect(fault?.code).toBe('upstream-unavailable')
  watch.service.controls.stealCredits(10)
  expect((await credits.gauge()).today.spent).toBe(spent)
  await watch.pass(2 * minute)
  const facts = (await app.notices()).map(notice => notice.facts)
  expect(facts).toEqual([{ code: 'failed-call-counted', operation: 'getNews', credits: 10 }])
  expect((await credits.budget()).elsewhere).toBeNull()
  // There was no failed call that could explain these credits.
  watch.service.controls.stealCredits(7)
  await watch.pass(2 * minute)
  expect((await credits.budget()).elsewhere?.credits).toBe(7)
  // Neither notice is about the simulated market, so both disappear.
  await connection.forgetKey()
  expect(await app.notices()).toEqual([])
})
