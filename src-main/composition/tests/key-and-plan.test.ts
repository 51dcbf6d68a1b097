import { expect, test, vi } from 'vitest'
import { Watch } from './resilience.fixture'
import { VaultError, type Vault } from '../../platform/secrets/vault'
import { hour, minute } from '../../../src-shared/time'
import { m } from '../../../src-shared/messages/m'

vi.setConfig({ testTimeout: 120_000 })

test('keeps loading quotes when the service refuses news (402)', async () => {
  const watch = await Watch.start()
  watch.service.controls.setPlan({ news: false })
  watch.mark()
  await expect(watch.app.services.news.refresh()).rejects.toThrow('plan-required')
  await watch.pass(5 * minute)
  expect(watch.since().length).toBeGreaterThanOrEqual(4)
  expect(watch.notified).toEqual([m.notifications.incident['plan-required']()])
})

test('a revoked key stops all calls until the user enters a new key', async () => {
  const watch = await Watch.start()
  watch.service.controls.revokeKey()
  watch.mark()
  await watch.pass(2 * minute)
  expect(watch.since().map(({ status }) => status)).toEqual([401])
  await watch.restart()
  await watch.pass(25 * hour + minute, 10 * minute)
  expect(watch.since()).toHaveLength(1)
  expect(watch.notified).toEqual([
    m.notifications.incident['key-refused'](),
    m.notifications.incident['key-refused'](),
    m.notifications.incident['key-refused']()
  ])
  watch.service.controls.setKey('another-key-itself')
  const { connection } = watch.app.services
  await connection.enter({ address: watch.service.address, key: 'another-key-itself' })
  await connection.agree({ items: [] })
  await connection.answerOffer({ lastsDays: null })
  watch.mark()
  await watch.pass(5 * minute)
  expect(watch.since().filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4)
  expect(watch.notified).toHaveLength(3)
})

test('reports once that the keychain is locked at startup, and retries until the user unlocks it', async () => {
  let locked = false
  let reads = 0
  const keys = new Map<string, string>()
  const keychain: Vault = {
    kind: 'saved',
    async read(address) {
      reads++
      if (locked) throw new VaultError('silent')
      return keys.get(address) ?? null
    },
    write: async (address, key) => void keys.set(address, key),
    forget: async address => void keys.delete(address),
    addresses: async () => [...keys.keys()]
  }
  const watch = await Watch.start(keychain)
  await watch.pass(2 * minute)
  locked = true
  await watch.restart()
  watch.mark()
  const start = watch.clock.now()
  reads = 0
  await watch.pass(10 * minute)
  expect(watch.since().map(({ at, status }) => [at - start, status])).toEqual([])
  expect(reads).toBeGreaterThan(1)
  expect(reads).toBeLessThan(6)
  expect(watch.notified).toEqual([m.notifications.incident['keychain-silent']()])
  locked = false
  await watch.pass(20 * minute)
  expect(watch.since().length).toBeGreaterThanOrEqual(4)
  expect(watch.notified).toHaveLength(1)
})
