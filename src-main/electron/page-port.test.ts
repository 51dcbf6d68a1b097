import type { IpcMain, WebContents } from 'electron'
import { beforeEach, expect, test } from 'vitest'
import { attachIpc } from './attach-ipc'

type Listener = (event: unknown, ...words: unknown[]) => unknown

const origin = 'candlewick://app'
const frame = { url: `${origin}/` }
const ours = { mainFrame: frame }
let hears: Map<string, Listener>
let asked: unknown[][]
let listened: number

beforeEach(() => {
  hears = new Map()
  asked = []
  listened = 0
  const keep = (channel: string, listener: Listener): void => void hears.set(channel, listener)
  attachIpc({
    ipc: { handle: keep, on: keep } as unknown as IpcMain,
    window: () => ours as unknown as WebContents,
    origin,
    host: Promise.resolve({
      answer: async (...words) => {
        asked.push(words)
        return 'answered'
      },
      pageListens: () => listened++
    })
  })
})

const request = async (event: unknown): Promise<unknown> =>
  hears.get('request')?.(event, 'backups', 'state', { id: 1 })

test('the top frame of our own page is answered, and heard when it listens', async () => {
  expect([...hears.keys()]).toEqual(['request', 'listening'])
  expect(await request({ sender: ours, senderFrame: frame })).toBe('answered')
  hears.get('listening')?.({ sender: ours, senderFrame: frame })
  await Promise.resolve()
  expect([asked, listened]).toEqual([[['backups', 'state', { id: 1 }]], 1])
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
  await Promise.resolve()
  ours.mainFrame = frame
  expect([asked, listened]).toEqual([[], 0])
})
