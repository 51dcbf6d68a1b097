import { expect, test } from 'vitest'
import { pinnedElectron } from './places.mjs'

test('Electron is pinned to an exact version that only downloads on first use', () => {
  expect(pinnedElectron()).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Number.parseInt(pinnedElectron())).toBeGreaterThanOrEqual(42)
})
