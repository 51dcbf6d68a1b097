import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheFolder, pinnedElectron } from './places.mjs'

test('the cache is the person’s own: XDG’s folder if absolute, else ~/.cache', () => {
  expect(cacheFolder({ XDG_CACHE_HOME: '/somewhere' })).toBe('/somewhere/candlewick')
  expect(cacheFolder({ XDG_CACHE_HOME: 'relative' })).toBe(join(homedir(), '.cache/candlewick'))
  expect(cacheFolder({})).toBe(join(homedir(), '.cache/candlewick'))
})

test('Electron is pinned exactly, at a version that downloads on first use only', () => {
  expect(pinnedElectron()).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Number.parseInt(pinnedElectron())).toBeGreaterThanOrEqual(42)
})
