import type { WebContents } from 'electron'
import { expect, test, vi } from 'vitest'
import type { Services } from '../../../src-shared/contract'
import type { Events } from '../../../src-shared/contract/events'
import { expectError } from '../../../src-shared/logged-errors.fixture'
import { pageLimits } from '../ipc/page-limits'
import { fakePort, type FakePort } from '../ipc/page-port.fixture'
import { PageEvents } from './page-events'
import { hostPages, type HostedPage } from './page-host'
import type { FirstHost, StartupWindow } from './startup-window'
import { WindowEvents } from './window-events'

const services = (name: string): Services =>
  new Proxy({}, { get: () => new Proxy({}, { get: () => () => ({ from: name }) }) }) as Services

function hosted() {
  const events = new PageEvents<Events>(
    () => 7,
    () => undefined,
    ['showView']
  )
  const otherEvents = new WindowEvents<Events>(() => 7)
  const cutOff: string[] = []
  const page = (name: string, own: WindowEvents<Events>): HostedPage => {
    const contents = { name } as unknown as WebContents
    return {
      services: services(name),
      events: own,
      contents: () => contents,
      cutOff: () => cutOff.push(name)
    }
  }
  const main = page('main', events.main)
  const other = page('other', otherEvents)
  events.add(otherEvents)
  let host: FirstHost | null = null
  const startup = {
    handed: null,
    tellHost: (firstHost: FirstHost) => (host = firstHost)
  } as unknown as StartupWindow
  const leave = hostPages({
    startup,
    main,
    others: {
      named: window => (window === '1' ? other : undefined),
      of: contents => (contents === other.contents() ? other : undefined)
    }
  })
  const ports = { main: fakePort(), other: fakePort() }
  const connected = host as unknown as FirstHost
  connected.connect(ports.main, main.contents()!)
  connected.connect(ports.other, other.contents()!)
  return { events, host: connected, ports, cutOff, leave }
}
const ask = { id: 1, concept: 'market', name: 'board' }
const answered = (port: FakePort): Promise<unknown> =>
  vi.waitFor(() => {
    const [message] = port.sent
    expect(message).toBeDefined()
    return message
  })

test('answers each page with the services of its own window', async () => {
  const { ports } = hosted()
  ports.main.take(ask)
  ports.other.take(ask)
  expect([await answered(ports.main), await answered(ports.other)]).toMatchObject([
    { reply: { answer: { from: 'main' } } },
    { reply: { answer: { from: 'other' } } }
  ])
})

test('each page starts with the state of its own window', async () => {
  const { host } = hosted()
  expect(await host.firstState(null)).toContain('"from":"main"')
  expect(await host.firstState('1')).toContain('"from":"other"')
  expect(await host.firstState('2')).toBe('')
})

test('a page that floods its port loses the port, while other pages keep theirs', async () => {
  expectError(/exceeded the limit on rate/)
  const { events, ports, cutOff } = hosted()
  for (let time = 0; time < pageLimits.burst + 5_000; time++) ports.other.take(ask)
  expect([cutOff, ports.other.isClosed, ports.main.isClosed]).toEqual([['other'], true, false])
  const before = ports.other.sent.filter(message => 'event' in message).length
  events.announce('fearGreedChanged')({} as Events['fearGreedChanged'])
  expect(ports.other.sent.filter(message => 'event' in message)).toHaveLength(before)
  expect(ports.main.sent).toMatchObject([{ event: 'fearGreedChanged' }])
  ports.main.take(ask)
  await vi.waitFor(() => expect(ports.main.sent).toMatchObject([{}, { id: 1, reply: { ok: true } }]))
})

test('gives no port to a page whose window was closed', () => {
  const { host } = hosted()
  const port = fakePort()
  host.connect(port, {} as WebContents)
  expect(port.isClosed).toBe(true)
})

test('stops answering every page when the services close', async () => {
  const { ports, leave } = hosted()
  leave()
  ports.main.take(ask)
  ports.other.take(ask)
  await new Promise(resolve => setTimeout(resolve))
  expect([ports.main, ports.other].map(({ isClosed, sent }) => [isClosed, sent])).toEqual([
    [true, []],
    [true, []]
  ])
})
