import { expect, test } from 'vitest'
import { pinnedElectron } from './places.mjs'

test('pins Electron to an exact version', () => {
  expect(pinnedElectron()).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Number.parseInt(pinnedElectron())).toBeGreaterThanOrEqual(42)
})
