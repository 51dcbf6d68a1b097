import { expect, it } from 'vitest'
import { formatCompact } from './compact'

it('formats large amounts with three digits', () => {
  expect([1_353_200_000_000, 48_249_000_000, 912_400_000, 1_000].map(formatCompact)).toEqual([
    '1.35T',
    '48.2B',
    '912M',
    '1.00K'
  ])
})

it('formats an unknown amount as a dash', () => expect(formatCompact(null)).toBe('–'))
