import { expect, it } from 'vitest'
import { nameBeside } from './coin'

it("omits a coin's name if it only repeats the symbol", () => {
  expect(nameBeside('BTC', 'Bitcoin')).toBe('Bitcoin')
  expect(nameBeside('USDC', 'usdc')).toBe('')
  expect(nameBeside('XYZ', null)).toBe('')
  expect(nameBeside('XYZ', '')).toBe('')
})
