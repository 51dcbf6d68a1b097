import { expect, test } from '../fixtures'
import type { Reply } from '../../src-shared/contract/request'
import type { LedgerEntry } from '../../src-shared/contract/credits'

for (const status of [425, 421])
  test(`records a request that Chromium repeats on status ${status} as two calls`, async ({
    appPage,
    service
  }) => {
    service.controls.setOutage(status)
    await appPage.ask('market', 'refresh')
    const received = service.controls.calls().filter(call => call.status === status).length
    const ledger = (await appPage.ask('credits', 'ledger', { before: null, limit: 100 })) as Reply<
      readonly LedgerEntry[]
    >
    const booked = ledger.ok ? ledger.answer.filter(({ fault }) => fault === 'unexpected-status') : []
    expect(received).toBeGreaterThan(1)
    expect(booked).toHaveLength(received)
    expect(booked.every(({ state, charged }) => state === 'free' && charged === 0)).toBe(true)
  })
