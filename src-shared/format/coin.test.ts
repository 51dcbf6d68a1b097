import { expect, it } from 'vitest'
import { nameBeside } from './coin'

it('shows a name only if it adds something', () => {
  expect(nameBeside('BTC', 'Bitcoin')).toBe('Bitcoin')
  expect(nameBeside('USDC', 'usdc')).toBe('')
  expect(nameBeside('XYZ', null)).toBe('')
  expect(nameBeside('XYZ', '')).toBe('')
})
