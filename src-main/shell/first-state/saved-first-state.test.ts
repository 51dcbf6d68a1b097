import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FirstRequest } from '../../../src-shared/contract/first-state'
import { SavedFirstState, sumOf, type SavedStartup } from './saved-first-state'

let folder = ''
let path = ''
let page = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candlewick-first-'))
  path = join(folder, 'data', 'first-state.json')
  page = join(folder, 'index.html')
  writeFileSync(page, '<script src="main-1.js">')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const reopened = (): SavedFirstState => new SavedFirstState({ path, page })
const place = {
  bounds: { x: 10, y: 20, width: 1280, height: 800, maximised: true },
  theme: 'light'
} as const
const replies = (...requests: readonly FirstRequest[]): SavedStartup => ({
  place,
  replies: new Map(
    requests.map(one => [
      one,
      JSON.stringify({ ok: true, answer: { of: one, '2': 'b', '1': 'a', low: 1e-9 } })
    ])
  )
})
const board = replies('market.board')

test('returns the saved state once', () => {
  reopened().leave(board)
  expect(reopened().take()).toEqual(board)
  expect(reopened().take()).toBeNull()
  expect(existsSync(path)).toBe(false)
})

test('excludes state that is only valid within one run', () => {
  reopened().leave(replies('settings.all', 'schedule.status', 'app.time', 'app.notices'))
  expect(reopened().take()).toEqual(replies('settings.all'))
})

test('discards the state of another build', () => {
  reopened().leave(board)
  writeFileSync(page, '<script src="main-2.js">')
  expect(reopened().take()).toBeNull()
  writeFileSync(page, '<script src="main-1.js">')
  expect(reopened().take()).toBeNull()
})

test.each([
  ['cut off', (text: string) => text.slice(0, -9)],
  ['empty', () => ''],
  ['changed in one figure', (text: string) => text.replace('1e-9', '2e-9')]
])('ignores a file that is %s', (_how, damage) => {
  reopened().leave(board)
  writeFileSync(path, damage(readFileSync(path, 'utf8')))
  expect(reopened().take()).toBeNull()
})

test.each(['null', '[]', '{"page":"1"}', '{"page":"1","replies":{}}'])(
  'ignores the content %s even if its checksum is valid',
  text => {
    reopened().leave(board)
    writeFileSync(path, `${sumOf(text)}\n${text}`)
    expect(reopened().take()).toBeNull()
  }
)

const written = (value: unknown): void => {
  const text = JSON.stringify(value)
  writeFileSync(path, `${sumOf(text)}\n${text}`)
}
const good = (): Record<string, unknown> => {
  reopened().leave(board)
  return JSON.parse(readFileSync(path, 'utf8').split('\n')[1] ?? '') as Record<string, unknown>
}

test.each([
  ['an unknown theme', { place: { ...place, theme: 'sepia' } }],
  ['bounds that are no numbers', { place: { ...place, bounds: { ...place.bounds, x: '10' } } }],
  ['a window without width', { place: { ...place, bounds: { ...place.bounds, width: 0 } } }],
  [
    'a window as wide as a thousand screens',
    { place: { ...place, bounds: { ...place.bounds, width: 4e6 } } }
  ],
  ['no bounds at all', { place: { theme: 'dark' } }],
  ['a reply to something else', { replies: { 'secrets.all': { ok: true, answer: {} } } }],
  ['a reply that only applies to one run', { replies: { 'app.time': { ok: true, answer: {} } } }],
  ['a reply that failed', { replies: { 'market.board': { ok: false, fault: {} } } }],
  ['a reply without an answer', { replies: { 'market.board': { ok: true } } }],
  ['replies in a list', { replies: [{ ok: true, answer: {} }] }]
])('ignores and removes a file with %s', (_what, wrong) => {
  written({ ...good(), ...wrong })
  expect(reopened().take()).toBeNull()
  expect(existsSync(path)).toBe(false)
})

test('remembers that the window was never placed', () => {
  written({ ...good(), place: { bounds: null, theme: 'system' } })
  expect(reopened().take()?.place).toEqual({ bounds: null, theme: 'system' })
})

test('removes a file of 200 MB without reading it', () => {
  good()
  truncateSync(path, 200_000_000)
  const began = process.memoryUsage().rss
  expect(reopened().take()).toBeNull()
  expect(process.memoryUsage().rss - began).toBeLessThan(100_000_000)
  expect(existsSync(path)).toBe(false)
})

test('replaces a link instead of reading or writing its target', () => {
  good()
  const elsewhere = join(folder, 'elsewhere.json')
  renameSync(path, elsewhere)
  symlinkSync(elsewhere, path)
  expect(reopened().take()).toBeNull()
  expect(existsSync(path)).toBe(false)
  const before = readFileSync(elsewhere, 'utf8')
  symlinkSync(elsewhere, path)
  reopened().leave(replies('settings.all'))
  expect(readFileSync(elsewhere, 'utf8')).toBe(before)
  expect(reopened().take()).toEqual(replies('settings.all'))
})

test('removes a pipe without waiting for it', () => {
  good()
  rmSync(path)
  execFileSync('mkfifo', [path])
  expect(reopened().take()).toBeNull()
  expect(existsSync(path)).toBe(false)
})

test('the saved state is readable only by the user', () => {
  reopened().leave(board)
  expect(statSync(path).mode & 0o077).toBe(0)
})

test('ignores errors while saving', () => {
  writeFileSync(join(folder, 'data'), 'a file where the folder should be')
  reopened().leave(board)
  expect(reopened().take()).toBeNull()
  rmSync(join(folder, 'data'))
  rmSync(page)
  reopened().leave(board)
  expect(existsSync(path)).toBe(false)
})
