import type { IpcMain, MessagePortMain, WebContents } from 'electron'
import { beforeEach, expect, test } from 'vitest'
import { handPagePorts, type PageHost } from './page-port'

type Listener = (event: unknown) => void

const origin = 'candlewick://app'
const channel = { port1: 'of the page', port2: 'of the host' }
let handed: unknown[][]
let connected: unknown[]
let connect: Listener
let tellHost: (host: PageHost) => void

interface Frame {
  readonly url: string
  postMessage(...words: unknown[]): void
}

const frameAt = (url: string): Frame => ({ url, postMessage: (...words) => handed.push(words) })
const frame = frameAt(`${origin}/`)
let navigate: () => void
const ours: { mainFrame: Frame; once(event: 'did-navigate', onNavigate: () => void): void } = {
  mainFrame: frame,
  once: (_, onNavigate) => (navigate = onNavigate)
}

beforeEach(() => {
  handed = []
  connected = []
  ours.mainFrame = frame
  handPagePorts({
    ipc: {
      on: (name: string, listener: Listener) => name === 'connect' && (connect = listener)
    } as unknown as IpcMain,
    window: () => ours as unknown as WebContents,
    origin,
    host: new Promise(resolve => (tellHost = resolve)),
    channel: () => channel as unknown as Record<'port1' | 'port2', MessagePortMain>
  })
})

const hosted = async (): Promise<void> => {
  tellHost({ connect: port => connected.push(port) })
  await Promise.resolve()
  await Promise.resolve()
}

test('gives our own page a port immediately, and answers once there is a host', async () => {
  connect({ sender: ours, senderFrame: frame })
  expect([handed, connected]).toEqual([[['port', null, [channel.port1]]], []])
  await hosted()
  expect(connected).toEqual([channel.port2])
})

test('gives each page one port', async () => {
  connect({ sender: ours, senderFrame: frame })
  connect({ sender: ours, senderFrame: frame })
  await hosted()
  expect([handed.length, connected.length]).toEqual([1, 1])
  navigate()
  connect({ sender: ours, senderFrame: frame })
  expect(handed).toHaveLength(2)
})

const elsewhere = (url: string): object => {
  const other = frameAt(url)
  return { sender: { mainFrame: other }, senderFrame: other }
}
/** The page has navigated away. The sender is still the window's top frame. */
const gone = (url: string): object => {
  ours.mainFrame = frameAt(url)
  return { sender: ours, senderFrame: ours.mainFrame }
}

test.each([
  ['another window with our page', () => elsewhere(`${origin}/`)],
  ['another window with another page', () => elsewhere('https://elsewhere.example/')],
  ['a frame that is gone', () => ({ sender: ours, senderFrame: null })],
  ['a frame inside our page', () => ({ sender: ours, senderFrame: frameAt(`${origin}/`) })],
  ['our window at another place', () => gone('https://elsewhere.example/')],
  ['our window at a host that begins like ours', () => gone('candlewick://app.elsewhere.example/')],
  ['our window without a page', () => gone('')]
])('gives no port to %s', async (_, event) => {
  connect(event())
  await hosted()
  expect([handed, connected]).toEqual([[], []])
})
