import { describe, expect, test, vi } from 'vitest'
import type { ContactState, ContactVerdict } from '../../../src-shared/contract/contact'
import { operations } from '../../service/api/operations'
import { Watch } from '../../composition/tests/resilience.fixture'
import { patiently } from '../../platform/time/patience.fixture'

/** These tests run the whole main process with the real demo service. */
vi.setConfig({ testTimeout: 30_000 })

async function checked(watch: Watch, ...names: readonly string[]): Promise<ContactState> {
  await watch.app.services.contact.start({ operations: [...names] })
  await vi.waitFor(() => expect(watch.announced.contactChanged?.running).toBe(false), { timeout: 20_000 })
  return watch.app.services.contact.state()
}
const verdicts = ({ steps }: ContactState): Record<string, ContactVerdict> =>
  Object.fromEntries(
    steps.flatMap(({ operation, result }) => (result === null ? [] : [[operation, result.verdict]]))
  )
const callsSince = (watch: Watch, count: number): string[] =>
  watch.service.controls
    .calls()
    .slice(count)
    .map(({ operation }) => operation)
const open = ({ steps }: ContactState): string[] =>
  steps.filter(({ progress }) => progress !== 'open').map(({ operation }) => operation)

describe('the first-contact check', () => {
  test('makes one call of each chosen operation, in order, and reports how its response was read', async () => {
    const watch = await Watch.start()
    const before = watch.service.controls.calls().length
    const all = operations.map(({ name }) => name)
    const state = await checked(watch, ...all.toReversed())
    expect(callsSince(watch, before)).toEqual(all)
    expect(state).toMatchObject({ running: false, ended: null })
    for (const { operation, result } of state.steps) {
      expect(result?.charged, operation).toBe(watch.service.controls.calls(operation).at(-1)?.charged)
      expect(['understood', 'doubted', 'empty'], operation).toContain(result?.verdict)
    }
    expect(state.steps.find(({ operation }) => operation === 'getTop')).toMatchObject({
      params: { top: '5' },
      price: { state: 'at-most', credits: 5 }
    })
    const filter = {
      operation: null,
      coin: null,
      feature: 'first-contact',
      from: null,
      to: null,
      open: false
    } as const
    const booked = await watch.app.services.credits.ledger({ before: null, limit: 100, filter })
    expect(booked.map(({ operation }) => operation).toReversed()).toEqual(all)
  })

  test('continues after an operation outside the plan and after an unknown format', async () => {
    const watch = await Watch.start()
    watch.service.controls.setPlan({ news: false })
    watch.service.controls.overrideBody('getTop', '{"status":true,"weather":[{"sky":"grey"},{"sky":"blue"}]}')
    const state = await checked(watch, 'getNews', 'getTop', 'getFearGreed', 'getVolatility')
    expect(verdicts(state)).toEqual({
      getFearGreed: 'understood',
      getNews: 'behind-plan',
      getTop: 'not-understood',
      getVolatility: 'understood'
    })
    expect(state.ended).toBeNull()
  })

  test.each([
    [401, 'key-refused'],
    [429, 'rate-limited']
  ])('ends at a %i and keeps earlier results', async (status, code) => {
    const watch = await Watch.start()
    await checked(watch, 'getFearGreed')
    const before = watch.service.controls.calls().length
    watch.service.controls.setOutage(status)
    const state = await checked(watch, 'getFearGreed', 'getTop', 'getVolatility')
    expect(callsSince(watch, before)).toEqual(['getFearGreed'])
    expect(state.ended).toMatchObject({ by: 'fault', fault: { code } })
    expect(verdicts(state)).toEqual({ getFearGreed: 'understood' })
    expect(open(state)).toEqual([])
  })

  test('ends at the first call without a connection', async () => {
    const watch = await Watch.start()
    watch.fetch = () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED'))
    const state = await checked(watch, 'getTop', 'getVolatility')
    expect(state.ended).toMatchObject({ by: 'fault', fault: { code: 'offline' } })
    expect(verdicts(state)).toEqual({})
  })

  test('ends before it exceeds the budget', async () => {
    const watch = await Watch.start()
    const used = watch.service.controls.calls().reduce((sum, call) => sum + call.charged, 0)
    await watch.app.services.settings.change({ dailyBudget: used + 150 })
    const state = await checked(watch, 'getSupportResistance', 'getMARibbon', 'getTechnicalAnalysis')
    expect(state.ended).toMatchObject({ by: 'fault', fault: { code: 'budget-stopped' } })
    expect(Object.keys(verdicts(state))).toHaveLength(2)
    expect(watch.service.controls.calls().reduce((sum, call) => sum + call.charged, 0)).toBeLessThanOrEqual(
      used + 150
    )
  })

  test('finishes the current call when stopped, and makes no others', async () => {
    const watch = await Watch.start()
    const before = watch.service.controls.calls().length
    watch.service.controls.setDelay(300, 'getVolatility')
    const { contact } = watch.app.services
    await contact.start({ operations: ['getTop', 'getVolatility', 'getTickers'] })
    expect(await contact.start({ operations: ['getNews'] })).toMatchObject({ running: true })
    await vi.waitFor(() => expect(callsSince(watch, before)).toEqual(['getVolatility']), patiently)
    expect(open(await contact.stop())).toEqual(['getVolatility'])
    await vi.waitFor(() => expect(watch.announced.contactChanged?.running).toBe(false), patiently)
    const state = await contact.state()
    expect(verdicts(state)).toEqual({ getVolatility: 'understood' })
    expect(state.ended).toEqual({ by: 'person' })
    expect(callsSince(watch, before)).toEqual(['getVolatility'])
  })

  test('restores its results after a restart', async () => {
    const watch = await Watch.start()
    const before = await checked(watch, 'getFearGreed', 'getTop')
    await watch.app.close()
    await watch.open()
    const calls = watch.service.controls.calls().length
    const after = await watch.app.services.contact.state()
    expect(after.steps.map(({ result }) => result)).toEqual(before.steps.map(({ result }) => result))
    expect(callsSince(watch, calls).filter(name => name !== 'getData')).toEqual([])
  })
})
