import type { IpcMain, WebContents } from 'electron'
import { beforeEach, expect, test } from 'vitest'
import type { Services } from '../../src-shared/contract'
import type { Events } from '../../src-shared/contract/events'
import { attachIpc } from './attach-ipc'
import { WindowEvents } from './window-events'

type Listener = (event: unknown, ...words: unknown[]) => unknown

const origin = 'candlewick://app'
const frame = { url: `${origin}/` }
const ours = {
  mainFrame: frame,
  isDestroyed: () => false,
  send: (...sent: unknown[]) => void told.push(sent)
}
let told: unknown[][]
let hears: Map<string, Listener>
let asked: number

beforeEach(() => {
  told = []
  hears = new Map()
  asked = 0
  const keep = (channel: string, listener: Listener): void => void hears.set(channel, listener)
  const window = (): WebContents => ours as unknown as WebContents
  const events = new WindowEvents<Events>(window, () => 0)
  events.pageLoads()
  events.announce('backupsChanged')({ copies: [] })
  attachIpc({
    ipc: { handle: keep, on: keep } as unknown as IpcMain,
    services: async () => {
      asked++
      return { backups: { state: () => ({ copies: [] }) } } as unknown as Services
    },
    ...{ events, window, origin, report: () => undefined }
  })
})

const request = async (event: unknown): Promise<unknown> => hears.get('request')?.(event, 'backups', 'state')

test('the top frame of our own page is answered, and told what it missed', async () => {
  expect([...hears.keys()]).toEqual(['request', 'listening'])
  expect(await request({ sender: ours, senderFrame: frame })).toMatchObject({ ok: true })
  hears.get('listening')?.({ sender: ours, senderFrame: frame })
  expect(told).toEqual([['event', 'backupsChanged', { copies: [] }, 0]])
})

const elsewhere = (url: string): object => {
  const other = { url }
  return { sender: { ...ours, mainFrame: other }, senderFrame: other }
}
/** Ours went away: its frame is the top one still. */
const gone = (url: string): object => {
  const went = { url }
  const sender = Object.assign(ours, { mainFrame: went })
  return { sender, senderFrame: went }
}

test.each([
  ['another window with our page', () => elsewhere(`${origin}/`)],
  ['another window with another page', () => elsewhere('https://elsewhere.example/')],
  ['a frame that is gone', () => ({ sender: ours, senderFrame: null })],
  ['a frame inside our page', () => ({ sender: ours, senderFrame: { url: `${origin}/` } })],
  ['our window at another place', () => gone('https://elsewhere.example/')],
  ['our window at a host that begins like ours', () => gone('candlewick://app.elsewhere.example/')],
  ['our window without a page', () => gone('')]
])('%s is neither answered nor heard', async (_, event) => {
  const sent = event()
  await expect(request(sent)).rejects.toThrow('Not our page.')
  hears.get('listening')?.(sent)
  ours.mainFrame = frame
  expect([asked, told]).toEqual([0, []])
})
