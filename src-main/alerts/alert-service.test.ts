import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { alertCostWords } from '../../src-shared/words/alert'
import { inboxEntryWords } from '../../src-shared/words/inbox-entry'
import { notificationWords, type NotificationWords } from '../../src-shared/words/notification'
import { targetOf, type NotificationTarget } from '../shell/notifications/notification-target'
import { compose, type Candlewick } from '../composition/compose'
import { AlertDraft, type AlertsState } from '../../src-shared/contract/alerts'
import type { Events } from '../../src-shared/contract/events'
import { startDemoService, type DemoService } from '../../src-demo/demo-service'
import { MemoryVault } from '../platform/secrets/memory-vault'
import { tempFolder } from '../platform/storage/temp-storage.fixture'
import { stillClock } from '../platform/time/still-clock.fixture'
import type { MovableClock } from '../platform/time/movable-clock'
import { anyEntry } from '../credits/fake-service.fixture'
import { quietMachine } from '../composition/session/machine.fixture'
import { patiently } from '../platform/time/patience.fixture'
import { hour, minute } from '../../src-shared/time'
import { m } from '../../src-shared/messages/m'

let folder: string
let clock: MovableClock
let service: DemoService
let candlewick: Candlewick
let keychain: MemoryVault
let emitted: Partial<Events>
let shown: (NotificationWords & { readonly opens: NotificationTarget })[]

beforeEach(async () => {
  folder = tempFolder()
  clock = stillClock(Date.UTC(2026, 0, 10, 12, 0, 10))
  keychain = new MemoryVault()
  service = await startDemoService({ key: 'the-whole-key', clock })
  onTestFinished(() => service.close())
  prices(100)
  await start()
  await candlewick.services.connection.enter({ address: service.address, key: 'the-whole-key' })
  await candlewick.services.connection.agree({ items: [] })
  // Keeps the agreed plan whatever the quota, so that only alerts affect the number of calls.
  await candlewick.services.connection.answerOffer({ lastsDays: null })
  await vi.waitFor(() => expect(emitted.boardChanged?.quotes[0]?.price).toBe(100), patiently)
})

async function start(): Promise<void> {
  emitted = {}
  shown = []
  const started = await compose({
    ...quietMachine(folder),
    clock,
    fetch: (url, init) => fetch(url, init),
    keychain,
    announce: event => payload => Object.assign(emitted, { [event]: payload })
  })
  onTestFinished(() => started.close().catch(() => undefined))
  candlewick = started
  started.notifications.on(facts =>
    shown.push({ ...notificationWords(facts, clock.now()), opens: targetOf(facts) })
  )
  started.start()
}

function prices(price: number): void {
  const row = {
    symbol: 'BTC',
    last: String(price),
    lowest: '90',
    highest: '110',
    daily_change_percentage: '1'
  }
  service.controls.overrideBody('getData', JSON.stringify({ status: 'success', symbols: [row] }))
}

const quotes = (): number => service.controls.calls('getData').length

/** Doesn't advance the clock during a call, because the call could time out on a busy machine. */
function advanceWhenIdle(): void {
  if ((emitted.scheduleChanged?.loading ?? null) === null) clock.advance(2_000)
}

async function see(price: number): Promise<void> {
  prices(price)
  const before = quotes()
  clock.advance(50_000)
  await vi.waitFor(
    () => {
      advanceWhenIdle()
      expect(quotes()).toBeGreaterThan(before)
    },
    { timeout: 10_000 }
  )
  await vi.waitFor(() => expect(emitted.boardChanged?.quotes[0]?.price).toBe(price), patiently)
  clock.advance(51_000)
  clock.advance(9_000)
  await vi.waitFor(() => expect(emitted.scheduleChanged?.next?.at).toBeGreaterThan(clock.now()), patiently)
}

const above = (value: number, changes: Partial<AlertDraft> = {}): AlertDraft =>
  AlertDraft.parse({
    coin: 'BTC',
    anyOf: [[{ kind: 'price', is: 'above', value }]],
    repeat: 'every',
    cooldownMs: 0,
    ...changes
  })
const rsiLike = (coin = 'BTC'): AlertDraft =>
  AlertDraft.parse({
    coin,
    anyOf: [
      [
        {
          kind: 'indicator',
          interval: '1h',
          line: { indicator: 'bar', line: 'close' },
          is: 'above',
          against: { value: 1 }
        }
      ]
    ]
  })
const save = async (draft: AlertDraft, agreed = false): Promise<AlertsState> =>
  candlewick.services.alerts.save({ id: null, draft, agreed })
const inbox = (): readonly string[] =>
  (emitted.alertsChanged?.inbox ?? []).map(entry => inboxEntryWords(entry).title)

/** Waits for entries, because the window gets them only after the notification. */
const inboxHas = (count: number): Promise<void> =>
  vi.waitFor(() => {
    clock.advance(1)
    expect(inbox()).toHaveLength(count)
  }, patiently)

/** Waits for the lateness, because changes of the schedule are published together a second later. */
const latenessShown = (lateness: object): Promise<void> =>
  vi.waitFor(() => {
    clock.advance(1_000)
    expect(emitted.alertsChanged?.alerts[0]?.lateness).toMatchObject(lateness)
  }, patiently)

describe('a price alert', () => {
  test('a trigger is saved to the inbox before its desktop notification, which opens the coin', async () => {
    await save(above(105))
    await see(101)
    expect(emitted.alertsChanged?.alerts[0]?.distance).toEqual({
      by: expect.closeTo((4 / 101) * 100) as number,
      unit: 'percent'
    })
    expect(inbox()).toEqual([])
    await see(106)
    await inboxHas(1)
    expect(inbox()).toEqual(['BTC: price above 105'])
    clock.advance(1_000)
    expect(shown).toEqual([
      { title: 'BTC: price above 105', body: 'At 106.', opens: { view: 'watch', coin: 'BTC', entry: 1 } }
    ])
    expect(emitted.alertsChanged).toMatchObject({
      unread: 1,
      alerts: [{ status: 'watching', firedCount: 1 }]
    })
  })

  test('a trigger is saved and shown before the window gets the price', async () => {
    await save(above(105, { bars: 'forming' }))
    await see(101)
    const then: object[] = []
    candlewick.notifications.on(() => {
      const saved = candlewick.services.alerts.history({ id: null, before: null }) as readonly object[]
      then.push({ shown: emitted.boardChanged?.quotes[0]?.price, saved: saved.length })
    })
    await see(106)
    await inboxHas(1)
    expect(then).toEqual([{ shown: 101, saved: 1 }])
  })

  test('explains a trigger by its rule, readings, calls and prices, even if the alert changed', async () => {
    const { alerts } = await save(above(105))
    await see(101)
    await see(106)
    await inboxHas(1)
    const id = alerts[0]?.id ?? 0
    await candlewick.services.alerts.save({ id, draft: above(200), agreed: false })
    const details = await candlewick.services.alerts.why({ id: 1, of: 'entry' })
    const { at = 0 } = details?.entry ?? {}
    const ledger = await candlewick.services.credits.ledger({ before: null, limit: 50, filter: anyEntry })
    const quoteCalls = ledger.filter(call => call.operation === 'getData' && call.at < at).toReversed()
    const [before, current] = quoteCalls.slice(-2)
    expect(details?.why).toEqual({
      rule: { anyOf: [[{ kind: 'price', is: 'above', value: 105 }]], bars: 'closed', repeat: 'every' },
      met: [
        {
          condition: { kind: 'price', is: 'above', value: 105 },
          reading: { at, value: 106, against: 105 },
          before: { at: expect.any(Number) as number, value: 101 },
          since: null,
          calls: [before?.id, current?.id]
        }
      ]
    })
    expect(details?.calls).toEqual([before, current])
    expect(details?.prices.map(({ value }) => value)).toEqual(expect.arrayContaining([101, 106]))
    expect(await candlewick.services.alerts.why({ id, of: 'alert' })).toEqual(details)
    expect(await candlewick.services.alerts.why({ id: 99, of: 'entry' })).toBeNull()
    expect(emitted.alertsChanged?.inbox[0]).not.toHaveProperty('why')
  })

  test('shows how close the price came to the level until the alert fires', async () => {
    await save(above(105))
    for (const price of [101, 104, 103]) await see(price)
    const closest = (): unknown => emitted.alertsChanged?.alerts[0]?.results[0]?.[0]?.closest
    await vi.waitFor(() => expect(closest()).toMatchObject({ value: 104, against: 105 }), patiently)
    await see(106)
    await inboxHas(1)
    expect(closest()).toBeUndefined()
  })

  test('a price alert makes no additional calls, because quotes are loaded anyway', async () => {
    const state = await save(above(105))
    const [alert] = state.alerts
    expect(alert?.cost).toMatchObject({ creditsPerDay: 0 })
    expect(alert && alertCostWords(alert, alert.cost)).toBe(
      m.alerts.cost.uses({ sources: m.alerts.source.quotes() })
    )
  })

  test('simultaneous triggers share one notification', async () => {
    for (const value of [101, 102, 103, 104, 105, 106]) await save(above(value))
    await see(107)
    await inboxHas(6)
    clock.advance(1_000)
    expect(shown).toHaveLength(1)
    expect(shown[0]).toMatchObject({
      title: m.alerts.inboxGroup({ coin: 'BTC', count: 6 }),
      opens: { view: 'watch', coin: 'BTC', entry: null }
    })
    expect(shown[0]?.body).toMatch(/price above 106[^]*and 2 more[^]*At 107\.$/)
  })

  test('fires once, and again after it is resumed', async () => {
    const { alerts } = await save(above(105, { repeat: 'once' }))
    const id = alerts[0]?.id ?? 0
    await see(106)
    await see(104)
    await see(106)
    expect(emitted.alertsChanged).toMatchObject({ alerts: [{ status: 'done' }], unread: 1 })
    await candlewick.services.alerts.resume({ id })
    await see(107)
    expect(emitted.alertsChanged).toMatchObject({ alerts: [{ status: 'done' }], unread: 2 })
  })

  test('fires again if it fired once and was then paused and resumed', async () => {
    const { alerts } = await save(above(105, { repeat: 'once' }))
    await see(106)
    const id = alerts[0]?.id ?? 0
    await candlewick.services.alerts.pause({ id })
    await candlewick.services.alerts.resume({ id })
    expect(emitted.alertsChanged).toMatchObject({ alerts: [{ status: 'watching' }] })
    await see(107)
    expect(emitted.alertsChanged).toMatchObject({ alerts: [{ status: 'done' }], unread: 2 })
  })

  test('notifies the user when a snooze ends if the condition is still true', async () => {
    const { alerts } = await save(above(105))
    await see(106)
    clock.advance(1_000)
    await candlewick.services.alerts.snooze({ id: alerts[0]?.id ?? 0, until: clock.now() + 5 * minute })
    await see(107)
    expect(emitted.alertsChanged).toMatchObject({ alerts: [{ status: 'snoozed' }], unread: 1 })
    for (let at = 0; at < 3; at++) await see(108)
    expect(emitted.alertsChanged).toMatchObject({ alerts: [{ status: 'watching' }], unread: 2 })
  })

  test('rejects a duplicate alert and an alert on a coin that isn’t watched', async () => {
    await save(above(105))
    await expect(save(above(105, { note: 'again' }))).rejects.toMatchObject({
      fault: { cause: { code: 'alert-twice' } }
    })
    await expect(save(above(105, { coin: 'NOPE' }))).rejects.toMatchObject({
      fault: { cause: { code: 'alert-wrong', issue: { code: 'not-watched' } } }
    })
  })

  test('a removed alert can be restored once, unless an identical alert exists', async () => {
    const { alerts } = await save(above(105, { repeat: 'every' }))
    const id = alerts[0]?.id ?? 0
    await see(106)
    const before = candlewick.services.alerts.state()
    await candlewick.services.alerts.remove({ id })
    expect((await candlewick.services.alerts.putBack({ id })).alerts).toEqual(before.alerts)
    await see(106)
    expect(emitted.alertsChanged).toMatchObject({ alerts: [{ id, firedCount: 1 }] })
    expect(() => candlewick.services.alerts.putBack({ id })).toThrow('alert-gone')
    await candlewick.services.alerts.remove({ id })
    await save(above(105))
    expect(() => candlewick.services.alerts.putBack({ id })).toThrow('alert-twice')
  })

  test('ignores triggers that occur while all alerts are paused', async () => {
    await save(above(105, { anyOf: [[{ kind: 'price', is: 'crosses up', value: 105 }]] }))
    await see(104)
    await candlewick.services.alerts.pauseAll({ paused: true })
    await see(106)
    await candlewick.services.alerts.pauseAll({ paused: false })
    await see(107)
    expect(inbox()).toEqual([])
    await see(104)
    await see(106)
    await inboxHas(1)
  })
})

describe('a start after a crash', () => {
  test('sends no notification twice, and reports that a trigger after the crash may be late', async () => {
    await save(above(105))
    await save(above(110))
    await see(106)
    await inboxHas(1)
    clock.advance(1_000)
    const { session } = candlewick
    session().schedule.stop()
    clock.advance(3 * hour)
    prices(111)
    await start()
    await vi.waitFor(() => expect(emitted.boardChanged?.origin).toBe('live'), patiently)
    await see(111)
    await inboxHas(2)
    expect(inbox()[0]).toBe('BTC: price above 110')
    expect(emitted.alertsChanged?.inbox[0]?.missedSince).not.toBeNull()
    clock.advance(1_000)
    const titles = shown.map(({ title }) => title).filter(title => title.startsWith('BTC'))
    expect(titles).toEqual(['BTC: price above 110'])
  })

  test('sends notifications that an earlier run didn’t deliver', async () => {
    await save(above(105))
    await see(106)
    await inboxHas(1)
    const shownBefore = shown.length
    candlewick.session().schedule.stop()
    await start()
    clock.advance(1_000)
    expect(shownBefore + shown.length).toBe(1)
  })
})

test('an alert with its own interval loads its coin’s quotes at that interval', async () => {
  const { connection, alerts } = candlewick.services
  await connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs: 6 * hour }] })
  await save(above(200, { everyMs: 5 * minute }), true)
  const [alert] = alerts.state().alerts
  await latenessShown({ worstMs: 6 * minute })
  expect(alert?.cost).toMatchObject({ callsPerDay: 288 - 4, quotes: ['BTC'] })
  service.controls.clearCalls()
  clock.advance(5 * minute)
  await vi.waitFor(() => {
    advanceWhenIdle()
    expect(service.controls.calls('getData').map(({ query }) => query)).toEqual(['symbol=BTC'])
  }, patiently)
  await alerts.save({ id: alert?.id ?? 0, draft: above(200), agreed: false })
  expect(alerts.state().alerts[0]?.checkedAt).not.toBeNull()
  await latenessShown({ everyMs: 6 * hour })
  clock.advance(20 * minute)
  expect(emitted.alertsChanged?.alerts[0]?.cost.callsPerDay).toBe(0)
  await vi.waitFor(() => expect(emitted.scheduleChanged?.loading).toBeNull(), patiently)
  expect(service.controls.calls('getData')).toHaveLength(1)
})

describe('an alert on candles', () => {
  test('asks for confirmation if the price of calls is unknown, then makes one call per bar', async () => {
    const candles = (): number => service.controls.calls('getOHLCIntraday').length
    await expect(save(rsiLike())).rejects.toMatchObject({
      fault: { cause: { code: 'alert-calls-unpriced' } }
    })
    expect(candles()).toBe(0)
    await save(rsiLike(), true)
    await vi.waitFor(() => expect(candles()).toBe(1), patiently)
    await inboxHas(1)
    expect(inbox()).toEqual(['BTC: close on 1h above 1'])
    const { alerts } = candlewick.services.alerts.state()
    expect(alerts[0]?.status).toBe('done')
  })

  test('loads candles right after each bar closes, and not in between', async () => {
    const candles = (): number => service.controls.calls('getOHLCIntraday').length
    await save({ ...rsiLike(), repeat: 'every' }, true)
    await inboxHas(1)
    expect(inbox()).toEqual(['BTC: close on 1h above 1'])
    expect(candles()).toBe(1)
    clock.advance(30 * minute)
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(candles()).toBe(1)
    clock.advance(30 * minute)
    await vi.waitFor(() => {
      advanceWhenIdle()
      expect(candles()).toBe(2)
    }, patiently)
    const entries = await candlewick.services.credits.ledger({ before: null, limit: 50, filter: anyEntry })
    const own = entries.filter(({ operation }) => operation === 'getOHLCIntraday')
    expect(own.map(({ feature }) => feature)).toEqual(['alerts', 'alerts'])
  })
})

test('marks alerts as simulated on the demo market', async () => {
  await candlewick.services.connection.forgetKey()
  await vi.waitFor(() => expect(emitted.boardChanged?.origin).toBe('simulated'), patiently)
  await vi.waitFor(() => expect(emitted.boardChanged?.quotes[0]?.price).toBeGreaterThan(0), patiently)
  await save(above(1))
  // A thread reads the response, which may take more than a minute on the test's clock.
  await vi.waitFor(() => {
    clock.advance(minute)
    expect(inbox()[0]).toBe(m.alerts.entrySimulated({ title: 'BTC: price above 1' }))
  }, patiently)
  expect(emitted.alertsChanged?.simulated).toBe(true)
})
