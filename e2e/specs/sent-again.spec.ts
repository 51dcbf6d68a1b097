import { expect, test } from '../fixtures'
import { sharedApp, type SharedApp } from '../shared-app'
import type { Reply } from '../../src-shared/contract/request'
import type { LedgerEntry } from '../../src-shared/contract/credits'

const shared = sharedApp(async ({ service }) => service.controls.clear())

async function unexpected({ appPage }: SharedApp): Promise<readonly LedgerEntry[]> {
  const ledger = (await appPage.ask('credits', 'ledger', { before: null, limit: 100 })) as Reply<
    readonly LedgerEntry[]
  >
  return ledger.ok ? ledger.answer.filter(({ fault }) => fault === 'unexpected-status') : []
}

for (const status of [425, 421])
  test(`records a request that Chromium repeats on status ${status} as two calls`, async () => {
    const { appPage, service } = shared()
    const before = await unexpected(shared())
    service.controls.setOutage(status)
    await appPage.ask('market', 'refresh')
    const received = service.controls.calls().filter(call => call.status === status).length
    const ids = new Set(before.map(({ id }) => id))
    const booked = (await unexpected(shared())).filter(({ id }) => !ids.has(id))
    expect(received).toBeGreaterThan(1)
    expect(booked).toHaveLength(received)
    expect(booked.every(({ state, charged }) => state === 'free' && charged === 0)).toBe(true)
  })
