import { expect, test, vi } from 'vitest'
import type { AlertCondition } from '../../src-shared/conditions/catalogue'
import { AlertDraft } from '../../src-shared/contract/alerts'
import { Watch } from '../composition/tests/resilience.fixture'
import type { DiskTrouble } from '../../src-shared/contract/disk'
import { DiskError } from '../platform/storage/disk-error'
import { alertWorld, price } from './alert-world.fixture'
import { hour, minute, second } from '../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

const barAbove = (value: number, interval: '15m' | '1h' = '15m'): AlertCondition => ({
  kind: 'indicator',
  interval,
  line: { indicator: 'bar', params: {}, line: 'close' },
  is: 'above',
  against: { value }
})

async function watched(expiresIn: number | null = null) {
  // Starts at a time for which no 15-minute bar ends in the last minutes of the snoozes below.
  const watch = await Watch.start(undefined, undefined, Date.UTC(2026, 10, 22, 12, 1))
  const { alerts } = watch.app.services
  const candles = (): number => watch.service.controls.calls('getOHLCIntraday').length
  const expiresAt = expiresIn === null ? null : watch.clock.now() + expiresIn
  const draft = AlertDraft.parse({ coin: 'BTC', anyOf: [[barAbove(1)]], repeat: 'every', expiresAt })
  const state = await alerts.save({ id: null, draft, agreed: true })
  await watch.pass(20 * minute, 20 * second)
  expect(candles()).toBeGreaterThanOrEqual(2)
  const callsIn = async (ms: number): Promise<number> => {
    const before = candles()
    await watch.pass(ms, 20 * second)
    return candles() - before
  }
  return { watch, alerts, id: state.alerts[0]?.id ?? 0, callsIn }
}

test('loads no candles while snoozed, and refreshes them just before the snooze ends', async () => {
  const { watch, alerts, id, callsIn } = await watched()
  const notificationCount = (): number => watch.notified.filter(title => title.startsWith('BTC')).length
  await alerts.snooze({ id, until: watch.clock.now() + 2 * hour })
  const before = notificationCount()
  expect(await callsIn(2 * hour - 2 * minute)).toBe(0)
  expect(await callsIn(2 * minute - 20 * second)).toBe(1)
  expect(notificationCount()).toBe(before)
  await watch.pass(30 * second, second)
  expect(notificationCount()).toBe(before + 1)
  expect(await callsIn(hour)).toBe(4)
})

test('loads no candles while paused or expired', async () => {
  const { alerts, id, callsIn } = await watched(2 * hour)
  await alerts.pause({ id })
  expect(await callsIn(hour)).toBe(0)
  await alerts.resume({ id })
  expect(await callsIn(30 * minute)).toBeGreaterThanOrEqual(2)
  await callsIn(20 * minute)
  expect(await callsIn(hour)).toBe(0)
})

const failing: DiskTrouble = {
  reason: 'failing',
  folder: '/data',
  file: '/data/state.db',
  freeBytes: null,
  neededBytes: 1,
  lockedBy: null,
  since: 0
}

test('ends a snooze on time despite a disk error', async () => {
  const market = alertWorld()
  const { alerts } = await market.set([[price('above', 100)]])
  market.see(90)
  market.service.snooze({ id: alerts[0]!.id, until: market.clock.now() + 5 * minute })
  const { prepare } = market.database
  Object.defineProperty(market.database, 'prepare', {
    configurable: true,
    value: () => {
      throw new DiskError(failing, new Error('disk I/O error'))
    }
  })
  expect(() => market.clock.advance(5 * minute)).not.toThrow()
  Object.defineProperty(market.database, 'prepare', { value: prepare })
  market.see(101)
  expect(market.inbox()).toEqual(['BTC: price above 100'])
})

test('notifies the user after a snooze if the condition is still true, unless the bar is old', async () => {
  const market = alertWorld()
  const { alerts } = await market.set([[barAbove(100, '1h')]])
  const snooze = (ms: number): void =>
    void market.service.snooze({ id: alerts[0]!.id, until: market.clock.now() + ms })
  for (const close of [99, 101]) market.close('1h', close)
  expect(market.inbox()).toHaveLength(1)
  snooze(15 * minute)
  market.clock.advance(15 * minute)
  market.evaluate()
  expect(market.inbox()).toHaveLength(2)
  market.evaluate()
  expect(market.inbox()).toHaveLength(2)

  snooze(90 * minute)
  market.clock.advance(90 * minute)
  market.evaluate()
  expect(market.inbox()).toHaveLength(2)
  market.close('1h', 102)
  expect(market.inbox()).toHaveLength(3)
})
