import { expect, test } from 'vitest'
import type { Runtime } from '../setup/runtime.mjs'
import { sandboxWords } from './sandbox.mjs'

const runtime: Runtime = { folder: '/e', executable: '/e/electron', version: '0', origin: 'official' }
const open = { platform: 'linux', root: false, namespacesClosed: false, setuidHelper: false }

test('keeps the sandbox on where it works', () => {
  expect(sandboxWords(runtime, false, open)).toEqual({ words: [], because: null })
  const helped = { ...open, namespacesClosed: true, setuidHelper: true }
  expect(sandboxWords(runtime, false, helped)).toEqual({ words: [], because: null })
})

test("fails with instructions if the sandbox doesn't work for an ordinary user", () => {
  const closed = { ...open, namespacesClosed: true }
  expect(() => sandboxWords(runtime, false, closed)).toThrow(
    /wasn't started.*chmod 4755.*npm start -- --no-sandbox/s
  )
  expect(sandboxWords(runtime, true, closed).words).toEqual(['--no-sandbox'])
})

test('turns the sandbox off for root and explains why', () => {
  const { words, because } = sandboxWords(runtime, false, { ...open, root: true })
  expect(words).toEqual(['--no-sandbox'])
  expect(because).toContain('Running as root')
})
