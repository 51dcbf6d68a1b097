import { expect, test } from 'vitest'
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
