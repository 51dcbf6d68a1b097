import { expect, test } from 'vitest'
import type { AlertSound, InboxEntry } from '../../src-shared/contract/alerts'
import type { NotificationFacts } from '../../src-shared/contract/notice'
import { Emitter } from '../platform/events/emitter'
import { stillClock } from '../platform/time/still-clock.fixture'
import { NotificationBatch, type Unnotified } from './notification-batch'
import { minute } from '../../src-shared/time'

const entry = (id: number, noticedAt: number): InboxEntry =>
  ({ id, alertId: id, noticedAt, coin: null }) as InboxEntry

function batch(isStarted = true) {
  const clock = stillClock(0)
  const quiet = { until: (60 * minute) as number | null }
  const unnotified: InboxEntry[] = []
  const batches: number[][] = []
  const received: AlertSound[] = []
  const sounds = new Map<number, AlertSound>()
  const notifications = new Emitter<NotificationFacts>()
  const disk = { isFull: false }
  const takeUnnotified = (): Unnotified => ({
    entries: disk.isFull ? [] : unnotified.splice(0),
    areAll: !disk.isFull
  })
  const made = new NotificationBatch(
    clock,
    { takeUnnotified, soundOf: id => sounds.get(id) ?? 'none' },
    notifications,
    now => (quiet.until !== null && now < quiet.until ? quiet.until : null)
  )
  const listen = (): void =>
    void notifications.on(facts => {
      if (facts.code !== 'alerts') return
      batches.push(facts.entries.map(({ id }) => id))
      received.push(facts.sound)
    })
  if (isStarted) listen()
  const notice = (id: number): void => {
    unnotified.push(entry(id, clock.now()))
    made.soon()
  }
  return { received, sounds, clock, quiet, unnotified, disk, batches, made, notice, listen }
}

test('combines the notifications of quiet hours into one when they end', () => {
  const { clock, batches, unnotified, notice } = batch()
  notice(1)
  clock.advance(30 * minute)
  notice(2)
  clock.advance(29 * minute)
  expect(batches).toEqual([])
  // No entry is marked as notified, so the user would still be notified after a restart.
  expect(unnotified).toHaveLength(2)
  clock.advance(minute)
  expect(batches).toEqual([[1, 2]])
  notice(3)
  clock.advance(minute)
  expect(batches).toEqual([[1, 2], [3]])
})

test('notifies later if quiet hours are extended, and immediately if they are removed', () => {
  const { clock, quiet, batches, made, notice } = batch()
  notice(1)
  clock.advance(minute)
  quiet.until = 90 * minute
  made.quietChanged()
  clock.advance(60 * minute)
  expect(batches).toEqual([])
  quiet.until = null
  made.quietChanged()
  clock.advance(1_000)
  expect(batches).toEqual([[1]])
  made.quietChanged()
  clock.advance(minute)
  expect(batches).toHaveLength(1)
})

test('notifies within a minute if a time zone change or sleep ended quiet hours', () => {
  const { clock, quiet, batches, notice } = batch()
  notice(1)
  clock.advance(minute)
  quiet.until = 0
  clock.advance(minute)
  expect(batches).toEqual([[1]])
})

test('plays one sound after quiet hours, from the latest alert that has a sound', () => {
  const { clock, received, sounds, notice } = batch()
  sounds.set(1, 'bell').set(2, 'chime')
  for (const id of [1, 2, 3]) notice(id)
  clock.advance(59 * minute)
  expect(received).toEqual([])
  clock.advance(minute)
  expect(received).toEqual(['chime'])
  notice(4)
  clock.advance(minute)
  expect(received).toEqual(['chime', 'none'])
})

test('shows up to three new entries separately with one sound, and combines more than three', () => {
  const { clock, quiet, batches, received, sounds, notice } = batch()
  quiet.until = null
  sounds.set(2, 'bell')
  for (const id of [1, 2, 3]) notice(id)
  clock.advance(1_000)
  expect(batches).toEqual([[1], [2], [3]])
  expect(received).toEqual(['bell', 'none', 'none'])
  clock.advance(minute)
  for (const id of [4, 5, 6, 7]) notice(id)
  clock.advance(1_000)
  expect(batches.slice(3)).toEqual([[4, 5, 6, 7]])
})

test('shows a notification immediately, but delays the fourth within ten seconds', () => {
  const { clock, quiet, batches, notice } = batch()
  quiet.until = null
  for (const id of [1, 2, 3]) {
    notice(id)
    clock.advance(1)
    expect(batches.at(-1)).toEqual([id])
    clock.advance(999)
  }
  notice(4)
  clock.advance(5_000)
  notice(5)
  clock.advance(3_000)
  expect(batches).toHaveLength(3)
  clock.advance(2_000)
  expect(batches.slice(3)).toEqual([[4], [5]])
})

test('combines entries if they would cause more than three notifications within ten seconds', () => {
  const { clock, quiet, batches, notice } = batch()
  quiet.until = null
  for (const id of [1, 2]) notice(id)
  clock.advance(1)
  for (const id of [3, 4]) notice(id)
  clock.advance(1)
  expect(batches).toEqual([[1], [2], [3, 4]])
})

test('shows one notification for the alerts on one coin that triggered together', () => {
  const { clock, quiet, batches, made, unnotified } = batch()
  quiet.until = null
  const of = (id: number, coin: string) => ({ ...entry(id, clock.now()), coin, at: 0, missedSince: null })
  unnotified.push(of(1, 'BTC'), of(2, 'ETH'), of(3, 'BTC'), of(4, 'BTC'), of(5, 'ETH'))
  made.atOnce()
  expect(batches).toEqual([
    [1, 3, 4],
    [2, 5]
  ])
})

test('retries automatically until the disk accepts that entries are marked as notified', () => {
  const { clock, quiet, disk, batches, notice } = batch()
  quiet.until = null
  disk.isFull = true
  notice(1)
  clock.advance(minute)
  expect(batches).toEqual([])
  disk.isFull = false
  clock.advance(minute)
  expect(batches).toEqual([[1]])
})

test('notifies at once when the disk works again, without waiting for the retry', () => {
  const { clock, quiet, disk, batches, made, notice } = batch()
  quiet.until = null
  disk.isFull = true
  notice(1)
  clock.advance(1)
  disk.isFull = false
  made.soon()
  clock.advance(1)
  expect(batches).toEqual([[1]])
})

test('marks no entry as notified while nothing is listening for notifications', () => {
  const { clock, quiet, unnotified, batches, notice, listen } = batch(false)
  quiet.until = null
  notice(1)
  clock.advance(minute)
  expect(unnotified).toHaveLength(1)
  listen()
  clock.advance(minute)
  expect(batches).toEqual([[1]])
})
