import { expect, test } from 'vitest'
import { pinnedElectron } from './places.mjs'

test('Electron is pinned exactly, at a version that downloads on first use only', () => {
  expect(pinnedElectron()).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Number.parseInt(pinnedElectron())).toBeGreaterThanOrEqual(42)
})
