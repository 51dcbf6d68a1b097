import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesOfStart, rendererFile } from './renderer-files'

const place = mkdtempSync(join(tmpdir(), 'candlewick-renderer-'))
const folder = join(place, 'renderer')

beforeAll(() => {
  for (const name of ['renderer/assets', 'renderer-other', 'main'])
    mkdirSync(join(place, name), { recursive: true })
  const files = {
    'renderer/index.html': '<head><link href="./assets/a.css" /></head><!--first-state--><p>',
    'renderer/assets/index.js': 'ours',
    'renderer/assets/index.js.map': 'no page asks for it',
    'renderer/assets/data.json': 'no page asks for it',
    'renderer-other/index.js': 'outside',
    'main/index.js': 'outside'
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text)
})
afterAll(() => rmSync(place, { recursive: true }))
const responseTo = async (url: string): Promise<Response> =>
  rendererFile(url, folder, async window => `<b>${window ?? 'now'}</b>`)

test('serves a file with its type and the content security policy', async () => {
  const response = await responseTo('candlewick://app/assets/index.js')
  expect([response.status, await response.text()]).toEqual([200, 'ours'])
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-scripts allow-forms; default-src 'none'; script-src 'self';/
  )
  expect(response.headers.get('access-control-allow-origin')).toBe('null')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('inserts the first state into the page', async () => {
  expect(await (await responseTo('candlewick://app/')).text()).toBe(
    '<head><link href="./assets/a.css" /></head><b>now</b><p>'
  )
})

test('inserts the first state into the body of the real page', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../src-renderer/index.html'), 'utf8')
  const real = join(place, 'real')
  mkdirSync(real)
  writeFileSync(join(real, 'index.html'), page)
  const shown = await rendererFile('candlewick://app/', real, async () => '<b>now</b>').text()
  expect(shown).toMatch(/<div id="app"><\/div>\s*<b>now<\/b>\s*<\/body>/)
})

test('inserts the first state of the window that the URL names', async () => {
  expect(await (await responseTo('candlewick://app/?window=3')).text()).toContain('<b>3</b>')
})

test('counts the page and the files it loads at startup', () => {
  expect(filesOfStart(folder)).toBe(2)
})

test.each([
  ['another host', 'candlewick://other/assets/index.js'],
  ['a parent folder', 'candlewick://app/..%2fmain%2findex.js'],
  ['a folder whose name begins like ours', 'candlewick://app/..%2frenderer-other%2findex.js'],
  ['a parent folder with its dots encoded', 'candlewick://app/assets/%2e%2e%2f%2e%2e%2fmain%2findex.js'],
  ['a type of file that no page loads', 'candlewick://app/assets/index.js.map'],
  ['data beside the scripts', 'candlewick://app/assets/data.json'],
  ['a folder', 'candlewick://app/assets'],
  ['a missing file', 'candlewick://app/assets/none.js'],
  ['a name with a null byte', 'candlewick://app/assets/index.js%00.js'],
  ['a badly encoded address', 'candlewick://app/%'],
  ['no address at all', 'index.html']
])('serves nothing for %s', async (_, url) => {
  const response = await responseTo(url)
  expect([response.status, await response.text()]).toEqual([404, 'Not found'])
})
