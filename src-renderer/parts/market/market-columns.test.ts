import { expect, it } from 'vitest'
import { marketColumns } from './market-columns'

it('limits the sparkline column to 160 px', () => {
  const spark = marketColumns('USD', { money: null, isMixed: false }, () => 0).find(
    ({ key }) => key === 'spark'
  )
  expect(spark?.width).toBeLessThanOrEqual(160)
  expect(spark?.grow).toBeUndefined()
})
