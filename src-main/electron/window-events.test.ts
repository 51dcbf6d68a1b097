import { describe, expect, test } from 'vitest'
import { WindowEvents, type Listener } from './window-events'

interface Said {
  readonly priced: number
  readonly named: string
}

function told(hasWindow = true): { readonly events: WindowEvents<Said>; readonly heard: unknown[][] } {
  const heard: unknown[][] = []
  const window: Listener = {
    isDestroyed: () => false,
    send: (_channel, ...words) => void heard.push(words)
  }
  const events = new WindowEvents<Said>(
    () => (hasWindow ? window : null),
    () => 7
  )
  return { events, heard }
}

test('a page that listens hears each event at once', () => {
  const { events, heard } = told()
  events.announce('priced')(1)
  events.announce('priced')(2)
  expect(heard).toEqual([
    ['priced', 1, 7],
    ['priced', 2, 7]
  ])
})

test('what changes after the first state was read is told once the page listens, the newest of each', () => {
  const { events, heard } = told()
  events.pageLoads()
  events.announce('priced')(1)
  events.announce('named')('a')
  events.announce('priced')(2)
  expect(heard).toEqual([])
  events.pageListens()
  expect(heard).toEqual([
    ['priced', 2, 7],
    ['named', 'a', 7]
  ])
  events.announce('priced')(3)
  expect(heard).toHaveLength(3)
})

test('a page loaded again is told what changed since its own first state, and no more', () => {
  const { events, heard } = told()
  events.pageLoads()
  events.announce('priced')(1)
  events.pageLoads()
  events.pageListens()
  expect(heard).toEqual([])
})

describe('what a page was handed wrongly', () => {
  const read = (said: Partial<Said>) => async (): Promise<Partial<Said>> => said

  test('is told to one that listens', async () => {
    const { events, heard } = told()
    await events.correct(read({ priced: 1 }))
    expect(heard).toEqual([['priced', 1, 7]])
    events.announce('priced')(2)
    expect(heard).toHaveLength(2)
  })

  test('waits for a page that does not listen yet, which may listen while it is read', async () => {
    const { events, heard } = told()
    events.pageLoads()
    await events.correct(read({ priced: 1 }))
    expect(heard).toEqual([])
    events.pageListens()
    expect(heard).toEqual([['priced', 1, 7]])
    events.pageLoads()
    const corrected = events.correct(read({ priced: 2 }))
    events.pageListens()
    expect(heard).toHaveLength(1)
    await corrected
    expect(heard.slice(1)).toEqual([['priced', 2, 7]])
  })

  test('gives way to what came while it was read, and before it', async () => {
    const { events, heard } = told()
    events.pageLoads()
    events.announce('named')('new')
    const corrected = events.correct(read({ priced: 1, named: 'old' }))
    events.announce('priced')(2)
    await corrected
    events.pageListens()
    expect(heard).toEqual([
      ['priced', 2, 7],
      ['named', 'new', 7]
    ])
  })

  test('is not told to a page that was loaded anew meanwhile', async () => {
    const { events, heard } = told()
    const corrected = events.correct(read({ priced: 1 }))
    events.pageLoads()
    await corrected
    events.pageListens()
    expect(heard).toEqual([])
  })
})

test('without a window nothing is told', () => {
  const { events, heard } = told(false)
  events.announce('priced')(1)
  events.pageLoads()
  events.announce('priced')(2)
  events.pageListens()
  expect(heard).toEqual([])
})

test('the first page that listens is heard once', async () => {
  const { events } = told()
  let isHeard = false
  void events.heard.then(() => (isHeard = true))
  events.pageLoads()
  await Promise.resolve()
  expect(isHeard).toBe(false)
  events.pageListens()
  await events.heard
  expect(isHeard).toBe(true)
})

test('what the tray shows is looked at anew after each event, whether or not a window hears it', () => {
  let changes = 0
  const events = new WindowEvents<Said>(
    () => null,
    () => 7,
    () => changes++
  )
  events.announce('priced')(1)
  events.pageLoads()
  events.announce('named')('a')
  expect(changes).toBe(2)
})
