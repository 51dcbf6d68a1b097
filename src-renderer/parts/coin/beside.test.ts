import { expect, it } from 'vitest'
import { besideFigure, besidePrice } from './beside'

it('an RSI is apart in points of its scale, a price in percent', () => {
  expect(besideFigure(25, 66.5).difference?.text).toBe('+41.50 points')
  expect(besidePrice(25, 66.5).difference?.text).toBe('+166.00 %')
})

it('nothing stands beside a figure that the service did not tell, and no difference where we have none', () => {
  expect(besideFigure(25, null)).toEqual({})
  expect(besideFigure(null, 66.5)).toEqual({ service: { text: '66.50' }, difference: undefined })
})
