import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoService, type DemoService } from '../../../src-demo/demo-service'
import { systemClock } from '../../platform/time/clock'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { createServiceClient, type ServiceClient } from './client'
import { questionTo } from './demo-questions.fixture'
import { operations } from './operations'

// The service and the client share no code, so they only agree if both follow the contract.
let service: DemoService
let client: ServiceClient

beforeAll(async () => {
  // The demo service doesn't have breakouts in every month, but it has some in this one.
  const clock = stillClock(Date.UTC(2026, 10, 20, 12))
  service = await startDemoService({ clock, quotaLimit: 10_000_000, rateLimitPerMinute: null })
  client = createServiceClient({
    fetch,
    clock: systemClock,
    address: service.address,
    key: async () => service.key
  })
})

afterAll(() => service.close())

test.each(operations)(
  '$name returns data that is recognised, and its charge is known',
  async ({ name, parameters, kind, price }) => {
    const outcome = await client.call(name, questionTo(name, parameters))
    expect(outcome.fault).toBeNull()
    expect(outcome.answer).toMatchObject({ kind, dropped: 0 })
    if (Array.isArray(outcome.answer?.data)) expect(outcome.answer.data.length).toBeGreaterThan(0)
    expect(outcome).toMatchObject({ charge: 'named', status: 200 })
    if (price.rule === 'fixed') expect(outcome.charged).toBe(price.credits)
    expect(outcome.credits.quotaUsed).toBeGreaterThan(0)
  }
)

test.each(operations)('$name without parameters returns data or a refusal', async ({ name, kind }) => {
  const { answer, fault, charge } = await client.call(name, {})
  expect(charge).toBe('named')
  expect(answer?.kind ?? fault?.code).toBe(answer ? kind : 'refused')
})
