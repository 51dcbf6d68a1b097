import { expect, test } from 'vitest'
import { fakePort, type FakePort } from '../ipc/page-port.fixture'
import { PageEvents } from './page-events'
import { WindowEvents } from './window-events'

interface TestEvents {
  readonly priced: number
  readonly clicked: string
}

const receivedBy = ({ sent }: FakePort): readonly unknown[] =>
  sent.map(message => ('event' in message ? [message.event, message.payload] : message))

function twoWindows() {
  const events = new PageEvents<TestEvents>(
    () => 7,
    () => undefined,
    ['clicked']
  )
  const other = new WindowEvents<TestEvents>(() => 7)
  const ports = { main: fakePort(), other: fakePort() }
  const end = events.add(other)
  events.main.pageListens(ports.main)
  other.pageListens(ports.other)
  return { events, other, ports, end }
}

test('sends an event to the pages of all windows', () => {
  const { events, ports } = twoWindows()
  events.announce('priced')(1)
  expect([ports.main, ports.other].map(receivedBy)).toEqual([[['priced', 1]], [['priced', 1]]])
})

test('sends clicks outside the windows only to the main window', () => {
  const { events, ports } = twoWindows()
  events.announce('clicked')('tray')
  expect([ports.main, ports.other].map(receivedBy)).toEqual([[['clicked', 'tray']], []])
})

test('a loading window waits for its first state while the others get events', () => {
  const { events, other, ports } = twoWindows()
  const reloaded = fakePort()
  other.pageLoads()
  events.announce('priced')(1)
  events.announce('priced')(2)
  expect(receivedBy(ports.main)).toHaveLength(2)
  other.pageListens(reloaded)
  expect([ports.other, reloaded].map(receivedBy)).toEqual([[], [['priced', 2]]])
})

test('sends no events to a window that was closed', () => {
  const { events, ports, end } = twoWindows()
  end()
  events.announce('priced')(1)
  expect([ports.main, ports.other].map(port => receivedBy(port).length)).toEqual([1, 0])
})
