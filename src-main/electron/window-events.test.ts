import { describe, expect, test } from 'vitest'
import { fakePort, type FakePort } from '../ipc/page-port.fixture'
import { WindowEvents } from './window-events'

interface Said {
  readonly priced: number
  readonly named: string
}

const heardBy = ({ sent }: FakePort): readonly unknown[] =>
  sent.map(message => ('event' in message ? [message.event, message.payload, message.at] : message))

function told(): {
  readonly events: WindowEvents<Said>
  readonly page: FakePort
  readonly heard: () => readonly unknown[]
} {
  const page = fakePort()
  return { page, events: new WindowEvents<Said>(() => 7), heard: () => heardBy(page) }
}

test('a page that listens hears each event at once', () => {
  const { events, page, heard } = told()
  events.pageListens(page)
  events.announce('priced')(1)
  events.announce('priced')(2)
  expect(heard()).toEqual([
    ['priced', 1, 7],
    ['priced', 2, 7]
  ])
})

test('what changes after the first state was read is told once the page listens, the newest of each', () => {
  const { events, page, heard } = told()
  events.pageLoads()
  events.announce('priced')(1)
  events.announce('named')('a')
  events.announce('priced')(2)
  expect(heard()).toEqual([])
  events.pageListens(page)
  expect(heard()).toEqual([
    ['priced', 2, 7],
    ['named', 'a', 7]
  ])
  events.announce('priced')(3)
  expect(heard()).toHaveLength(3)
})

test('a page loaded again is told what changed since its own first state, and no more', () => {
  const { events, page, heard } = told()
  events.pageLoads()
  events.announce('priced')(1)
  events.pageLoads()
  events.pageListens(page)
  expect(heard()).toEqual([])
})

test('a page that went is told nothing, and its end does not silence the one after it', () => {
  const { events, page, heard } = told()
  const next = fakePort()
  events.pageListens(page)
  events.pageListens(next)
  page.close()
  events.announce('priced')(1)
  next.close()
  events.announce('priced')(2)
  expect([heard(), heardBy(next)]).toEqual([[], [['priced', 1, 7]]])
})

test('a page that listens still while another is loaded does not hear what waits for that', () => {
  const { events, page, heard } = told()
  const next = fakePort()
  events.pageListens(page)
  events.pageLoads()
  events.announce('priced')(1)
  events.pageListens(next)
  expect([heard(), heardBy(next)]).toEqual([[], [['priced', 1, 7]]])
})

describe('what a page was handed wrongly', () => {
  const read = (said: Partial<Said>) => async (): Promise<Partial<Said>> => said

  test('is told to one that listens', async () => {
    const { events, page, heard } = told()
    events.pageListens(page)
    await events.correct(read({ priced: 1 }))
    expect(heard()).toEqual([['priced', 1, 7]])
    events.announce('priced')(2)
    expect(heard()).toHaveLength(2)
  })

  test('waits for a page that does not listen yet, which may listen while it is read', async () => {
    const { events, page, heard } = told()
    const next = fakePort()
    await events.correct(read({ priced: 1 }))
    expect(heard()).toEqual([])
    events.pageListens(page)
    expect(heard()).toEqual([['priced', 1, 7]])
    events.pageLoads()
    const corrected = events.correct(read({ priced: 2 }))
    events.pageListens(next)
    expect(heardBy(next)).toEqual([])
    await corrected
    expect([heard().length, heardBy(next)]).toEqual([1, [['priced', 2, 7]]])
  })

  test('gives way to what came while it was read, and before it', async () => {
    const { events, page, heard } = told()
    events.pageLoads()
    events.announce('named')('new')
    const corrected = events.correct(read({ priced: 1, named: 'old' }))
    events.announce('priced')(2)
    await corrected
    events.pageListens(page)
    expect(heard()).toEqual([
      ['priced', 2, 7],
      ['named', 'new', 7]
    ])
  })

  test('is not told to a page that was loaded anew meanwhile', async () => {
    const { events, page, heard } = told()
    const corrected = events.correct(read({ priced: 1 }))
    events.pageLoads()
    await corrected
    events.pageListens(page)
    expect(heard()).toEqual([])
  })
})

test('the first page that listens is heard once', async () => {
  const { events, page } = told()
  let isHeard = false
  void events.heard.then(() => (isHeard = true))
  events.pageLoads()
  await Promise.resolve()
  expect(isHeard).toBe(false)
  events.pageListens(page)
  await events.heard
  expect(isHeard).toBe(true)
})

test('what the tray shows is looked at anew after each event, whether or not a window hears it', () => {
  let changes = 0
  const events = new WindowEvents<Said>(
    () => 7,
    () => changes++
  )
  events.announce('priced')(1)
  events.pageLoads()
  events.announce('named')('a')
  expect(changes).toBe(2)
})
