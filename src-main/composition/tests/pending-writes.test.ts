import { expect, test, vi } from 'vitest'
import { inboxEntryWords } from '../../../src-shared/words/inbox-entry'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import { Watch } from './resilience.fixture'
import { minute } from '../../../src-shared/time'
import { m } from '../../../src-shared/messages/m'

/** Makes these statements fail as they would on a full disk, until `free` is called. */
function refusing(watch: Watch, statements: RegExp): { free: () => void } {
  watch.beforeStatement = (_, sql) => {
    if (statements.test(sql)) throw Object.assign(new Error(m.disk.reason.full()), { errcode: 13 })
  }
  return {
    free: () => {
      watch.beforeStatement = () => undefined
    }
  }
}

async function alertRefused(statements: RegExp): Promise<{ watch: Watch; disk: { free: () => void } }> {
  const watch = await Watch.start()
  const anyOf = [[{ kind: 'price', is: 'above', value: 1 }]]
  const draft = AlertDraft.parse({ coin: 'BTC', anyOf, bars: 'forming', cooldownMs: 0 })
  await watch.app.services.alerts.save({ id: null, draft, agreed: true })
  const disk = refusing(watch, statements)
  await watch.pass(minute)
  return { watch, disk }
}

test('adds a trigger to the inbox later if the full disk rejected it at first', async () => {
  const { watch, disk } = await alertRefused(/INTO alert_inbox/)
  await vi.waitFor(async () => {
    await watch.pass(1_000)
    expect(watch.notified.toSorted()).toEqual([
      'BTC: price above 1',
      m.tray.stoppedByDisk({ reason: m.disk.reason.full() })
    ])
  }, 5_000)
  void watch.app.services.schedule.pause({ until: null })
  disk.free()
  await watch.pass(10_000)
  // Nothing but the freed disk can have caused this write.
  const shown = watch.app.services.alerts.state().inbox
  expect(shown.map(entry => inboxEntryWords(entry).title)).toEqual(['BTC: price above 1'])
  expect(watch.announced.alertsChanged?.inbox).toHaveLength(1)

  await watch.restart()
  await watch.app.services.market.refresh()
  await watch.pass(minute)
  const { inbox, alerts: all } = watch.app.services.alerts.state()
  expect([inbox.length, all.map(({ status }) => status)]).toEqual([1, ['done']])
  expect(watch.notified.filter(title => title === 'BTC: price above 1')).toHaveLength(1)
})

test('notifies the user of a trigger once, as soon as the disk can record the notification', async () => {
  const { watch, disk } = await alertRefused(/SET told_at/)
  await vi.waitFor(async () => {
    await watch.pass(1_000)
    expect(watch.notified).toContain(m.tray.stoppedByDisk({ reason: m.disk.reason.full() }))
  }, 5_000)
  expect(watch.app.services.alerts.state().inbox).toHaveLength(1)
  expect(watch.notified).not.toContain('BTC: price above 1')
  void watch.app.services.schedule.pause({ until: null })
  disk.free()
  await watch.pass(minute)
  expect(watch.notified.filter(title => title === 'BTC: price above 1')).toHaveLength(1)
})

test('closes without errors while writes are pending', async () => {
  const watch = await Watch.start()
  const disk = refusing(watch, /INTO fact/)
  watch.service.controls.setOutage(502)
  await watch.pass(minute)
  expect(watch.notified).toContain(m.tray.stoppedByDisk({ reason: m.disk.reason.full() }))
  await watch.restart()
  disk.free()
  watch.service.controls.setOutage(null)
  await watch.pass(10 * minute)
  expect(watch.announced.scheduleChanged).toMatchObject({ health: 'live', disk: null })
})

test('saves paid quotes later if the disk rejects them at first', async () => {
  const watch = await Watch.start()
  const disk = refusing(watch, /INTO quote/)
  const { quotes, fetchedAt } = await watch.app.services.market.refresh()
  void watch.app.services.schedule.pause({ until: null })
  disk.free()
  await watch.pass(10_000)
  await watch.restart()
  const board = await watch.app.services.market.board()
  expect(board.fetchedAt).toBe(fetchedAt)
  expect(board.quotes.map(({ price }) => price)).toEqual(quotes.map(({ price }) => price))
})
