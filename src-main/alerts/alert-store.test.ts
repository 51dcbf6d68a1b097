import { expect, test } from 'vitest'
import type { InboxEntry } from '../../src-shared/contract/alerts'
import { inboxEntryWords } from '../../src-shared/words/inbox-entry'
import { openState, tempFolder } from '../platform/storage/temp-storage.fixture'
import { ruleOf, start } from './alert-facts.fixture'
import { AlertStore, type NewEntry } from './alert-store'

const draft = (({ since: _, snoozedUntil: __, ...rest }) => rest)(
  ruleOf([{ kind: 'price', is: 'above', value: 100 }])
)
const entry = (alertId: number, occurrenceKey: string, title = occurrenceKey): NewEntry => ({
  alertId,
  occurrenceKey,
  coin: 'BTC',
  at: start,
  noticedAt: start + 1,
  missedSince: null,
  noticed: { code: 'sentences', title, body: '' },
  simulated: false
})

const titleOf = (entry: InboxEntry): string => inboxEntryWords(entry).title

test('restores alerts after reopening', () => {
  const folder = tempFolder()
  const database = openState(folder)
  const store = new AlertStore(database)
  const id = store.add(draft, start)
  const [stored] = store.all()
  expect(stored).toMatchObject({
    id,
    draft,
    createdAt: start,
    since: start,
    switched: 'on',
    snoozedUntil: null
  })
  if (stored) store.write({ ...stored, switched: 'paused', snoozedUntil: start + 5 })
  database.close()
  expect(new AlertStore(openState(folder)).all()).toEqual([
    { ...stored, switched: 'paused', snoozedUntil: start + 5 }
  ])
})

test('stores an occurrence of an alert only once in the inbox', () => {
  const store = new AlertStore(openState())
  store.evaluated([], [entry(1, 'a'), entry(1, 'b'), entry(2, 'a')])
  store.evaluated([], [entry(1, 'a'), entry(1, 'c')])
  expect(store.inbox(10).map(entry => `${entry.alertId}${titleOf(entry)}`)).toEqual(['1c', '2a', '1b', '1a'])
  expect(store.history(1, null, 2).map(titleOf)).toEqual(['c', 'b'])
})

test('saves an alert’s state and its inbox entries in one transaction', () => {
  const database = openState()
  const store = new AlertStore(database)
  store.add(draft, start)
  const before = store.all()
  database.exec(
    `CREATE TRIGGER full BEFORE INSERT ON alert_inbox BEGIN SELECT RAISE(ABORT, 'disk is full'); END`
  )
  const changed = before.map(alert => ({ ...alert, memory: { ...alert.memory, firedCount: 1 } }))
  expect(() => store.evaluated(changed, [entry(1, 'a')])).toThrow('disk is full')
  expect(store.all()).toEqual(before)
})

test('returns each entry that needs a notification only once', () => {
  const store = new AlertStore(openState())
  store.evaluated([], [entry(1, 'a'), entry(1, 'b')])
  expect(store.takeUnnotified(5).map(titleOf)).toEqual(['a', 'b'])
  expect(store.takeUnnotified(6)).toEqual([])
  expect(store.unread()).toBe(2)
  const [newest] = store.inbox(1)
  store.markRead([newest?.id ?? 0])
  expect(store.unread()).toBe(1)
  store.markRead(null)
  expect(store.inbox(2).map(({ read }) => read)).toEqual([true, true])
})

test('keeps inbox entries after their alert is removed', () => {
  const store = new AlertStore(openState())
  const id = store.add(draft, start)
  store.evaluated([], [entry(id, 'a')])
  store.remove(id)
  expect(store.all()).toEqual([])
  expect(store.inbox(5)).toHaveLength(1)
})

test('resets state that doesn’t match its alert, and skips alerts with unreadable conditions', () => {
  const database = openState()
  const store = new AlertStore(database)
  store.add(draft, start)
  store.add({ ...draft, coin: 'ETH' }, start)
  const fresh = store.all().map(({ memory }) => memory)
  database.exec(`UPDATE alert SET memory = '{"groups":[{"signals":[]}]}'`)
  expect(store.all().map(({ memory }) => memory)).toEqual(fresh)
  database.exec(`UPDATE alert SET draft = '{}' WHERE id = 1`)
  expect(store.all().map(({ draft: kept }) => kept.coin)).toEqual(['ETH'])
})

test.each(['', '{"cut":', '5', '{"anyOf":7}'])(
  'skips an alert stored as %j, keeps it on disk, and reads the others',
  text => {
    const database = openState()
    const store = new AlertStore(database)
    const [spoilt, sound] = [store.add(draft, start), store.add(draft, start)]
    database.prepare('UPDATE alert SET draft = ? WHERE id = ?').run(text, spoilt)
    expect(store.all().map(({ id }) => id)).toEqual([sound])
    expect(database.prepare('SELECT draft FROM alert WHERE id = ?').get(spoilt)).toEqual({ draft: text })
  }
)

test.each([
  '',
  '{"cut":',
  '{"groups":[{"signals":[7]}]}',
  '{"groups":[{"signals":[{}],"notified":false}],"checkedAt":"x"}'
])('resets an alert’s state if it is stored as %j', text => {
  const database = openState()
  const store = new AlertStore(database)
  store.add(draft, start)
  const fresh = store.all()
  database.prepare('UPDATE alert SET memory = ?').run(text)
  expect(store.all()).toEqual(fresh)
})

test('reads the state that an earlier version saved', () => {
  const database = openState()
  const store = new AlertStore(database)
  store.add(draft, start)
  const [alert] = store.all()
  const earlier = JSON.stringify(alert?.memory).replaceAll('"notified":false', '"told":true')
  database.prepare('UPDATE alert SET memory = ?').run(earlier)
  expect(store.all()[0]?.memory.groups.map(({ notified }) => notified)).toEqual([true])
})
