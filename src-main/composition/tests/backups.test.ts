import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { wholeLedger } from '../../credits/any-call.fixture'
import { Watch } from './resilience.fixture'
import { patiently } from '../../platform/time/patience.fixture'
import { hour, minute } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

const calls = async (watch: Watch): Promise<number> =>
  (await watch.app.services.credits.ledger(wholeLedger)).length

/**
 * Makes calls for another hour after the copy of state.db. `at` is the time of the copy, and `then` is the
 * number of calls until then.
 */
async function withCopy(): Promise<{
  readonly watch: Watch
  readonly id: string
  readonly at: number
  readonly then: number
}> {
  const watch = await Watch.start()
  await watch.pass(minute)
  await vi.waitFor(async () => expect(watch.app.services.backups.state().copies).toHaveLength(1), patiently)
  const [copy] = watch.app.services.backups.state().copies
  const then = await calls(watch)
  await watch.pass(hour, minute / 2)
  expect(await calls(watch)).toBeGreaterThan(then + 50)
  return { watch, id: copy?.id ?? '', at: copy?.at ?? 0, then }
}

test('copies state.db once a day and keeps at most three daily copies', async () => {
  const { watch } = await withCopy()
  await watch.app.services.schedule.pause({ until: null })
  for (let day = 0; day < 6; day++) {
    await watch.pass(24 * hour, hour)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  const { copies } = watch.app.services.backups.state()
  expect(copies.map(({ reason }) => reason)).toEqual(['daily', 'daily', 'daily'])
  const [first = 0, second = 0] = copies.map(({ at }) => at)
  expect(first - second).toBeGreaterThanOrEqual(23 * hour)
  expect(watch.announced.backupsChanged).toEqual({ copies })
})

test('restores a copy and reports the gap in the ledger', async () => {
  const { watch, id, at, then } = await withCopy()
  const list = watch.app.services.watchlist.lists()[0]
  await watch.app.services.watchlist.rename({ id: list?.id ?? 0, name: 'Later' })
  const charged = watch.quotes().length
  const { copies } = await watch.app.services.backups.putBack({ id })
  expect(copies.map(({ reason }) => reason)).toEqual(['replaced', 'daily'])
  expect(watch.app.services.watchlist.lists()[0]?.name).toBe(list?.name)
  expect(await calls(watch)).toBeLessThanOrEqual(then + 1)
  const gap = (await watch.app.services.credits.budget()).gap
  expect(gap).toMatchObject({ from: at, credits: null })
  expect((await watch.app.services.app.notices()).map(({ facts }) => facts)).toContainEqual({
    code: 'ledger-gap',
    from: at,
    to: gap?.to
  })

  // The credits of calls that the restored ledger lacks don't count as used elsewhere.
  await watch.pass(2 * minute)
  expect(watch.quotes().length).toBeGreaterThan(charged)
  const budget = await watch.app.services.credits.budget()
  expect(budget.gap?.credits).toBeGreaterThan(0)
  expect(budget.elsewhere).toBeNull()
  await watch.app.services.settings.change({ dailyBudget: budget.gap?.credits ?? 1 })
  // The missing credits count as spent, so nothing is left.
  expect((await watch.app.services.credits.budget()).leftByHand).toBe(0)

  // The replaced database was kept, so restoring can be undone.
  await watch.app.services.backups.putBack({ id: copies[0]?.id ?? '' })
  expect(watch.app.services.watchlist.lists()[0]?.name).toBe('Later')
})

test('detects at startup that the user restored an older state.db', async () => {
  const { watch, id, at } = await withCopy()
  await watch.app.close()
  const state = watch.file('state')
  for (const suffix of ['-wal', '-shm']) rmSync(state + suffix, { force: true })
  copyFileSync(join(state, '../backups', id), state)
  await watch.open()
  const { gap } = await watch.app.services.credits.budget()
  expect(gap?.from).toBeLessThanOrEqual(at + minute)
  expect((gap?.to ?? 0) - (gap?.from ?? 0)).toBeGreaterThan(50 * minute)
  await watch.pass(2 * minute)
  const budget = await watch.app.services.credits.budget()
  expect(budget.gap?.credits).toBeGreaterThan(0)
  expect(budget.elsewhere).toBeNull()
  await watch.restart()
  expect((await watch.app.services.credits.budget()).gap).toEqual(budget.gap)
})

test('reports no gap after a normal restart', async () => {
  const { watch } = await withCopy()
  await watch.restart()
  expect((await watch.app.services.credits.budget()).gap).toBeNull()
})

test('rejects a damaged or missing copy and continues as before', async () => {
  const { watch, id } = await withCopy()
  const { backups } = watch.app.services
  const before = await calls(watch)
  await expect(Promise.resolve(backups.putBack({ id: 'state-1-daily.db' }))).rejects.toMatchObject({
    fault: { cause: { code: 'backup-gone' } }
  })
  writeFileSync(join(watch.file('state'), '../backups', id), 'noise')
  await expect(Promise.resolve(backups.putBack({ id }))).rejects.toMatchObject({
    fault: { cause: { code: 'backup-damaged' } }
  })
  expect(await calls(watch)).toBe(before)
  await watch.pass(2 * minute)
  expect(await calls(watch)).toBeGreaterThan(before)
})
