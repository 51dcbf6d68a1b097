import { describe, expect, test } from 'vitest'
import { fakePort, type FakePort } from '../ipc/page-port.fixture'
import { WindowEvents } from './window-events'

interface TestEvents {
  readonly priced: number
  readonly named: string
}

const receivedBy = ({ sent }: FakePort): readonly unknown[] =>
  sent.map(message => ('event' in message ? [message.event, message.payload, message.at] : message))

function createEvents(): {
  readonly events: WindowEvents<TestEvents>
  readonly page: FakePort
  readonly received: () => readonly unknown[]
} {
  const page = fakePort()
  return { page, events: new WindowEvents<TestEvents>(() => 7), received: () => receivedBy(page) }
}

test('sends each event immediately to a page that listens', () => {
  const { events, page, received } = createEvents()
  events.pageListens(page)
  events.announce('priced')(1)
  events.announce('priced')(2)
  expect(received()).toEqual([
    ['priced', 1, 7],
    ['priced', 2, 7]
  ])
})

test('sends a new listener the latest events since its first state was read', () => {
  const { events, page, received } = createEvents()
  events.pageLoads()
  events.announce('priced')(1)
  events.announce('named')('a')
  events.announce('priced')(2)
  expect(received()).toEqual([])
  events.pageListens(page)
  expect(received()).toEqual([
    ['priced', 2, 7],
    ['named', 'a', 7]
  ])
  events.announce('priced')(3)
  expect(received()).toHaveLength(3)
})

test('sends a reloaded page only events since its own first state', () => {
  const { events, page, received } = createEvents()
  events.pageLoads()
  events.announce('priced')(1)
  events.pageLoads()
  events.pageListens(page)
  expect(received()).toEqual([])
})

test('sends no events to a closed page', () => {
  const { events, page, received } = createEvents()
  const next = fakePort()
  events.pageListens(page)
  events.pageListens(next)
  page.close()
  events.announce('priced')(1)
  next.close()
  events.announce('priced')(2)
  expect([received(), receivedBy(next)]).toEqual([[], [['priced', 1, 7]]])
})

test('sends events to the loading page instead of the page that it replaces', () => {
  const { events, page, received } = createEvents()
  const next = fakePort()
  events.pageListens(page)
  events.pageLoads()
  events.announce('priced')(1)
  events.pageListens(next)
  expect([received(), receivedBy(next)]).toEqual([[], [['priced', 1, 7]]])
})

describe('corrections of an outdated first state', () => {
  const read = (values: Partial<TestEvents>) => async (): Promise<Partial<TestEvents>> => values

  test('corrections are sent to a page that listens', async () => {
    const { events, page, received } = createEvents()
    events.pageListens(page)
    await events.correct(read({ priced: 1 }))
    expect(received()).toEqual([['priced', 1, 7]])
    events.announce('priced')(2)
    expect(received()).toHaveLength(2)
  })

  test('corrections wait until a new page listens', async () => {
    const { events, page, received } = createEvents()
    const next = fakePort()
    await events.correct(read({ priced: 1 }))
    expect(received()).toEqual([])
    events.pageListens(page)
    expect(received()).toEqual([['priced', 1, 7]])
    events.pageLoads()
    const corrected = events.correct(read({ priced: 2 }))
    events.pageListens(next)
    expect(receivedBy(next)).toEqual([])
    await corrected
    expect([received().length, receivedBy(next)]).toEqual([1, [['priced', 2, 7]]])
  })

  test('corrections don’t replace events that came before or during the read', async () => {
    const { events, page, received } = createEvents()
    events.pageLoads()
    events.announce('named')('new')
    const corrected = events.correct(read({ priced: 1, named: 'old' }))
    events.announce('priced')(2)
    await corrected
    events.pageListens(page)
    expect(received()).toEqual([
      ['priced', 2, 7],
      ['named', 'new', 7]
    ])
  })

  test('corrections are not sent to a page that was reloaded after the request', async () => {
    const { events, page, received } = createEvents()
    const corrected = events.correct(read({ priced: 1 }))
    events.pageLoads()
    await corrected
    events.pageListens(page)
    expect(received()).toEqual([])
  })
})

test('resolves `pageReady` when the first page listens', async () => {
  const { events, page } = createEvents()
  let isReady = false
  void events.pageReady.then(() => (isReady = true))
  events.pageLoads()
  await Promise.resolve()
  expect(isReady).toBe(false)
  events.pageListens(page)
  await events.pageReady
  expect(isReady).toBe(true)
})

test('reports each event to the tray, with or without a window', () => {
  let changes = 0
  const events = new WindowEvents<TestEvents>(
    () => 7,
    () => changes++
  )
  events.announce('priced')(1)
  events.pageLoads()
  events.announce('named')('a')
  expect(changes).toBe(2)
})

test('sends a click outside the window to the next page, once', () => {
  const page = fakePort()
  const events = new WindowEvents<TestEvents>(() => 7, undefined, ['named'])
  events.announce('priced')(1)
  events.announce('named')('a')
  events.announce('priced')(2)
  events.pageLoads()
  events.pageListens(page)
  expect(receivedBy(page)).toEqual([['named', 'a', 7]])
  const next = fakePort()
  events.pageLoads()
  events.pageListens(next)
  expect(receivedBy(next)).toEqual([])
})
