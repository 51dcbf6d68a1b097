import { expect, test } from 'vitest'
import type { Runtime } from '../setup/runtime.mjs'
import { sandboxWords } from './sandbox.mjs'

const runtime: Runtime = { folder: '/e', executable: '/e/electron', version: '0', origin: 'official' }
const open = { platform: 'linux', root: false, namespacesClosed: false, setuidHelper: false }

test('where the sandbox can be made it is on', () => {
  expect(sandboxWords(runtime, false, open)).toEqual({ words: [], because: null })
  const helped = { ...open, namespacesClosed: true, setuidHelper: true }
  expect(sandboxWords(runtime, false, helped)).toEqual({ words: [], because: null })
})

test('where it cannot, an ordinary user is refused with what mends it, and what to ask for by name', () => {
  const closed = { ...open, namespacesClosed: true }
  expect(() => sandboxWords(runtime, false, closed)).toThrow(
    /not started.*chmod 4755.*npm start -- --no-sandbox/s
  )
  expect(sandboxWords(runtime, true, closed).words).toEqual(['--no-sandbox'])
})

test('root, as on a build host, goes without it and is told', () => {
  const { words, because } = sandboxWords(runtime, false, { ...open, root: true })
  expect(words).toEqual(['--no-sandbox'])
  expect(because).toContain('Running as root')
})
