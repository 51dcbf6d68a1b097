import { expect, it } from 'vitest'
import { distinctName } from './coin'

it("omits a coin's name if it only repeats the symbol", () => {
  expect(distinctName('BTC', 'Bitcoin')).toBe('Bitcoin')
  expect(distinctName('USDC', 'usdc')).toBe('')
  expect(distinctName('XYZ', null)).toBe('')
  expect(distinctName('XYZ', '')).toBe('')
})
