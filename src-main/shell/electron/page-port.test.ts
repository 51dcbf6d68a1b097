import type { IpcMain, MessagePortMain } from 'electron'
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
interface OurPage {
  mainFrame: Frame
  once(event: 'did-navigate', onNavigate: () => void): void
}
const ours: OurPage = {
  mainFrame: frame,
  once: (_, onNavigate) => (navigate = onNavigate)
}
const second: OurPage = { mainFrame: frameAt(`${origin}/?window=1`), once: () => undefined }

beforeEach(() => {
  handed = []
  connected = []
  ours.mainFrame = frame
  handPagePorts({
    ipc: {
      on: (name: string, listener: Listener) => name === 'connect' && (connect = listener)
    } as unknown as IpcMain,
    isOurs: page => [ours, second].includes(page as unknown as typeof ours),
    origin,
    host: new Promise(resolve => (tellHost = resolve)),
    channel: () => channel as unknown as Record<'port1' | 'port2', MessagePortMain>
  })
})

const hosted = async (): Promise<void> => {
  tellHost({ connect: (port, page) => connected.push([port, page]) })
  await Promise.resolve()
  await Promise.resolve()
}

test('gives our own page a port immediately, and answers once there is a host', async () => {
  connect({ sender: ours, senderFrame: frame })
  expect([handed, connected]).toEqual([[['port', null, [channel.port1]]], []])
  await hosted()
  expect(connected).toEqual([[channel.port2, ours]])
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

test('gives the pages of two windows separate ports', async () => {
  connect({ sender: ours, senderFrame: frame })
  connect({ sender: second, senderFrame: second.mainFrame })
  await hosted()
  expect(connected).toEqual([
    [channel.port2, ours],
    [channel.port2, second]
  ])
})

const elsewhere = (url: string): object => {
  const other = frameAt(url)
  return { sender: { mainFrame: other }, senderFrame: other }
}
/** The sender is still the window's top frame. */
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
