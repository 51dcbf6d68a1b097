import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../../platform/storage/temp-storage.fixture'
import { sessionFolder } from './session-files'

test('uses the same folder for a local service under each name of this computer', () => {
  const root = tempFolder()
  const all = [
    'http://127.0.0.1:8080/x',
    'http://localhost:8080/x',
    'http://[::1]:8080/x',
    'http://localhost.:8080/x/'
  ]
  expect(new Set(all.map(address => sessionFolder(root, address))).size).toBe(1)
})

test('reuses the folder an earlier version made under another name', () => {
  const root = tempFolder()
  const tag = createHash('sha256').update('http://localhost:8080').digest('hex').slice(0, 8)
  const made = join(root, `live-localhost-${tag}`)
  mkdirSync(made)
  for (const address of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
    expect(sessionFolder(root, address)).toBe(made)
})

test.each([
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8081'],
  ['http://127.0.0.1:8080', 'https://127.0.0.1:8080'],
  ['https://one.example.com', 'https://two.example.com'],
  ['https://example.com/a', 'https://example.com/b'],
  ['http://127.0.0.1', 'http://127.0.0.2']
])('treats %s and %s as different services', (one, other) => {
  const root = tempFolder()
  expect(sessionFolder(root, one)).not.toBe(sessionFolder(root, other))
})
