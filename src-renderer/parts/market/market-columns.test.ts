import { expect, it } from 'vitest'
import { marketColumns } from './market-columns'

it('limits sparklines to 160 px in any window', () => {
  const spark = marketColumns('USD', { money: null, isMixed: false }, () => 0).find(
    ({ key }) => key === 'spark'
  )
  expect(spark?.width).toBeLessThanOrEqual(160)
  expect(spark?.grow).toBeUndefined()
})
