import { expect, test, vi } from 'vitest'
import { entryWords } from '../src-shared/words/inbox-entry'
import { AlertDraft } from '../src-shared/contract/alerts'
import { Watch } from './resilience.fixture'
import { minute } from '../src-shared/time'
import { m } from '../src-shared/messages/m'

/** A disk that refuses some statements, as a full one does, until it is freed. */
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

/** An alert was due, and the disk refused some of what it is about. */
async function alertRefused(statements: RegExp): Promise<{ watch: Watch; disk: { free: () => void } }> {
  const watch = await Watch.start()
  const anyOf = [[{ kind: 'price', is: 'above', value: 1 }]]
  const draft = AlertDraft.parse({ coin: 'BTC', anyOf, bars: 'forming', cooldownMs: 0 })
  await watch.app.services.alerts.save({ id: null, draft, agreed: true })
  const disk = refusing(watch, statements)
  await watch.pass(minute)
  return { watch, disk }
}

test('an alert noticed while the disk refused it is in the inbox as soon as it is taken, and done for good', async () => {
  const { watch, disk } = await alertRefused(/INTO alert_inbox/)
  // What alerts tell is gathered for a moment, which begins when the answer comes.
  await vi.waitFor(async () => {
    await watch.pass(1_000)
    expect(watch.told.toSorted()).toEqual(['BTC: price above 1', m.disk.toldTitle.full()])
  }, 5_000)
  void watch.app.services.schedule.pause({ until: null })
  disk.free()
  await watch.pass(10_000)
  // No answer came since: nothing else would have had it written, or shown.
  const shown = (await watch.app.services.alerts.state()).inbox
  expect(shown.map(entry => entryWords(entry).title)).toEqual(['BTC: price above 1'])
  expect(watch.announced.alertsChanged?.inbox).toHaveLength(1)

  await watch.restart()
  await watch.app.services.market.refresh()
  await watch.pass(minute)
  const { inbox, alerts: all } = await watch.app.services.alerts.state()
  expect([inbox.length, all.map(({ status }) => status)]).toEqual([1, ['done']])
  expect(watch.told.filter(title => title === 'BTC: price above 1')).toHaveLength(1)
})

test('an alert that stands in the inbox and could not be marked as told is told when the disk takes it, once', async () => {
  const { watch, disk } = await alertRefused(/SET told_at/)
  await vi.waitFor(async () => {
    await watch.pass(1_000)
    expect(watch.told).toContain(m.disk.toldTitle.full())
  }, 5_000)
  expect((await watch.app.services.alerts.state()).inbox).toHaveLength(1)
  expect(watch.told).not.toContain('BTC: price above 1')
  // No answer comes any more: nothing else would have it told.
  void watch.app.services.schedule.pause({ until: null })
  disk.free()
  await watch.pass(minute)
  expect(watch.told.filter(title => title === 'BTC: price above 1')).toHaveLength(1)
})

test('an end while something waits to be written is an orderly one: no closed file is written to', async () => {
  const watch = await Watch.start()
  const disk = refusing(watch, /INTO fact/)
  watch.service.controls.setOutage(502)
  await watch.pass(minute)
  expect(watch.told).toContain(m.disk.toldTitle.full())
  // An error that nobody caught would fail this run.
  await watch.restart()
  disk.free()
  watch.service.controls.setOutage(null)
  await watch.pass(10 * minute)
  expect(watch.announced.scheduleChanged).toMatchObject({ health: 'live', disk: null })
})

test('quotes that were paid for while the disk refused them are there after a start', async () => {
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
