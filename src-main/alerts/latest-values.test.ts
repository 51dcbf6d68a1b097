import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AlertDraft } from '../../src-shared/contract/alerts'
import { minute } from '../../src-shared/time'
import type { Database } from '../platform/storage/database'
import { pageSizeOf } from '../platform/storage/small-pages'
import { openState, tempFolder } from '../platform/storage/temp-storage.fixture'
import { alertWorld, price } from './alert-world.fixture'
import { AlertStore, type NewEntry, type StoredAlert } from './alert-store'

/** Checks after each write that a later run would read what was written. */
class CheckedStore extends AlertStore {
  readonly written: ('state' | 'latest')[] = []

  override evaluated(
    alerts: readonly StoredAlert[],
    noticed: readonly NewEntry[],
    unchanged: readonly StoredAlert[] = []
  ): void {
    super.evaluated(alerts, noticed, unchanged)
    for (const alert of [...alerts, ...unchanged]) {
      this.written.push(unchanged.includes(alert) ? 'latest' : 'state')
      expect(this.all().find(({ id }) => id === alert.id)).toEqual(alert)
    }
  }
}

function checkedWorld() {
  const store = new CheckedStore(openState())
  return { store, market: alertWorld({ store }) }
}

test('saves only the latest values every 15 minutes while the state doesn’t change', async () => {
  const { store, market } = checkedWorld()
  await market.set([[price('above', 1_000)]], { bars: 'forming' })
  market.see(99)
  store.written.length = 0
  for (let minutes = 0; minutes < 60; minutes++) market.see(100 + minutes)
  expect(store.written).toEqual(['latest', 'latest', 'latest', 'latest'])
  const [alert] = store.all()
  expect(market.clock.now() - (alert?.memory.checkedAt ?? 0)).toBeLessThan(15 * minute)
  market.see(1_001)
  expect(store.written.at(-1)).toBe('state')
})

test('alerts of every kind are the same after a crash', async () => {
  const { store, market } = checkedWorld()
  market.world.watched = ['BTC', 'ETH']
  await market.set([[price('above', 1_000)], [price('below', 5), price('crosses up', 2_000)]])
  await market.set([[{ kind: 'fearGreed', is: 'below', value: 10 }]])
  await market.set([[{ kind: 'headline', words: 'hack' }]])
  await market.set([[price('above', 1_000)]], { coin: null, scope: { kind: 'coins', coins: ['BTC', 'ETH'] } })
  for (let minutes = 0; minutes < 50; minutes++) {
    if (minutes === 20) market.world.news = [{ id: 'one', title: 'No news' }]
    if (minutes % 10 === 0) market.world.fearGreed = { value: 40 + minutes, fetchedAt: market.clock.now() }
    market.seeAll({ BTC: 100 + (minutes % 7), ETH: minutes === 40 ? 1_001 : 50 })
  }
  expect(store.written.filter(what => what === 'latest').length).toBeGreaterThan(8)
  expect(store.written).toContain('state')
})

test('ignores latest values that can’t be read or are of other conditions', () => {
  const database = openState()
  const store = new AlertStore(database)
  const id = store.add(draftOf('BTC'), 1)
  const before = store.all()
  for (const latest of ['', '{"at":', '{"at":5,"of":[]}', '{"at":5,"of":[[["x",null]]]}']) {
    database.prepare('INSERT INTO alert_latest VALUES (?, ?)').run(id, latest)
    expect(store.all()).toEqual(before)
    database.exec('DELETE FROM alert_latest')
  }
})

test('removing an alert also removes its latest values', () => {
  const database = openState()
  const store = new AlertStore(database)
  const id = store.add(draftOf('BTC'), 1)
  const alerts = store.all()
  const saved = (): unknown => database.prepare('SELECT count(*) AS rows FROM alert_latest').get()
  store.evaluated([], [], alerts)
  expect(saved()).toEqual({ rows: 1 })
  store.remove(id)
  store.evaluated([], [], alerts)
  expect(saved()).toEqual({ rows: 0 })
})

test('latest values take up a fifth of the pages of whole alerts', () => {
  const folder = tempFolder()
  const database = openState(folder)
  const store = new AlertStore(database)
  for (let coin = 0; coin < 50; coin++) store.add(draftOf(`COIN${coin}`), 1)
  const alertsAt = (at: number): readonly StoredAlert[] =>
    store.all().map(alert => {
      const reading = { at, value: 1_234.5 + at, against: 1e9 }
      const signals = alert.memory.groups[0]?.signals ?? []
      const last = { ...reading, standsForMs: minute }
      const groups = [{ notified: false, signals: signals.map(one => ({ ...one, last, closest: reading })) }]
      return { ...alert, memory: { ...alert.memory, groups, checkedAt: at } }
    })
  store.evaluated(alertsAt(1.7e12), [])
  store.evaluated([], [], alertsAt(1.7e12 + 1))
  const pagesOfLatest = pagesWritten(database, folder, () => store.evaluated([], [], alertsAt(1.7e12 + 22)))
  const pagesOfAlerts = pagesWritten(database, folder, () => store.evaluated(alertsAt(1.7e12 + 333), []))
  expect(pagesOfLatest).toBeLessThan(pagesOfAlerts / 5)
})

const draftOf = (coin: string): AlertDraft =>
  AlertDraft.parse({ coin, anyOf: [[price('above', 1e9)]], bars: 'forming', repeat: 'every' })

function pagesWritten(database: Database, folder: string, write: () => void): number {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  write()
  const [headerBytes, frameBytes] = [32, 24 + pageSizeOf(database)]
  return (statSync(join(folder, 'state.db-wal')).size - headerBytes) / frameBytes
}
