import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from '../setup/places.mjs'
import { identity } from './identity.mjs'

afterEach(() => vi.unstubAllEnvs())

test('gives the maintainer no e-mail address if none is configured', () => {
  vi.stubEnv('DEBFULLNAME', undefined)
  vi.stubEnv('DEBEMAIL', undefined)
  expect(identity(false).maintainer).toBe('Candlewick contributors')
  expect(readFileSync(join(root, 'package.json'), 'utf8')).not.toMatch(/@localhost|\.example\b/)
})

test("takes the maintainer from Debian's environment variables", () => {
  vi.stubEnv('DEBFULLNAME', 'Ada Packager')
  vi.stubEnv('DEBEMAIL', 'ada@packages.example')
  expect(identity(true).maintainer).toBe('Ada Packager <ada@packages.example>')
})
