import { expect, test } from 'vitest'
import type { InboxEntry } from '../../src-shared/contract/alerts'
import { inboxEntryWords } from '../../src-shared/words/inbox-entry'
import { toStoredNoticed, readNoticed } from './stored-noticed'
import { m } from '../../src-shared/messages/m'

const entry: Omit<InboxEntry, 'noticed'> = {
  id: 1,
  alertId: 1,
  coin: 'BTC',
  at: 0,
  noticedAt: 0,
  missedSince: null,
  simulated: false,
  read: false
}

test('stores inbox entries as data and creates their text when they are read', () => {
  const condition = { kind: 'price', is: 'above', value: 70_000 } as const
  const noticed = { code: 'conditions', conditions: [{ condition, value: 70_012 }], note: 'Sell' } as const
  const { title, body, json } = toStoredNoticed(noticed)
  expect([title, body]).toEqual(['', ''])
  const read = readNoticed(title, body, json)
  expect(read).toEqual(noticed)
  expect(inboxEntryWords({ ...entry, noticed: read })).toEqual({
    title: 'BTC: price above 70,000',
    body: 'At 70,012. Sell'
  })
})

test('shows the text saved by an earlier version unchanged', () => {
  const noticed = readNoticed(m.alerts.entrySimulated({ title: 'BTC: price above 1' }), 'Now 2.', null)
  expect(inboxEntryWords({ ...entry, simulated: true, noticed })).toMatchObject({
    title: m.alerts.entrySimulated({ title: 'BTC: price above 1' }),
    body: 'Now 2.'
  })
})

test.each(['no JSON', '{"code":"conditions","conditions":[{"condition":{"kind":"new"}}],"note":""}'])(
  'shows a generic text for an unreadable entry: %s',
  json => {
    const words = inboxEntryWords({ ...entry, noticed: readNoticed('', '', json) })
    expect(words.title).toBe(`BTC: ${m.alerts.entryUnreadable()}`)
  }
)
