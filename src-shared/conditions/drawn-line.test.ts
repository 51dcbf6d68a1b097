import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hour } from '../time'
import { drawnPrice, partsOf, type DrawnLine } from './drawn-line'

type Trend = Extract<DrawnLine, { kind: 'trend' }>
type Channel = Extract<DrawnLine, { kind: 'channel' }>

const anchors = { from: { time: 10 * hour, price: 100 }, to: { time: 20 * hour, price: 400 } }
const trend: Trend = { kind: 'trend', id: 'a', ...anchors, reach: 'segment' }
const channel: Channel = {
  kind: 'channel',
  id: 'a',

  ...anchors,
  beside: { time: 15 * hour, price: 300 }
}

describe('the price of a drawn line', () => {
  test('follows a straight line on the scale on which the line was drawn', () => {
    expect(drawnPrice(trend, 'trend', 15 * hour)).toBeCloseTo(250)
    expect(drawnPrice({ ...trend, scale: 'log' }, 'trend', 15 * hour)).toBeCloseTo(200)
  })

  test('exists only between its points unless the line is extended', () => {
    const prices = (reach: Trend['reach']) =>
      [5, 10, 20, 25].map(hours => drawnPrice({ ...trend, scale: 'log', reach }, 'trend', hours * hour))
    const [before, from, to, after] = [50, 100, 400, 800].map(price => expect.closeTo(price) as unknown)
    expect(prices('segment')).toEqual([null, from, to, null])
    expect(prices('ray')).toEqual([null, from, to, after])
    expect(prices('line')).toEqual([before, from, to, after])
  })

  test('exists beyond the points of an extended channel, on both sides', () => {
    const prices = (reach?: Trend['reach']) =>
      [5, 15, 25].map(hours =>
        (['side', 'otherSide'] as const).map(part =>
          drawnPrice({ ...channel, ...(reach && { reach }) }, part, hours * hour)
        )
      )
    const [inside, after] = [
      [250, 300],
      [550, 600]
    ].map(pair => pair.map(price => expect.closeTo(price) as unknown))
    expect(prices()).toEqual([[null, null], inside, [null, null]])
    expect(prices('ray')).toEqual([[null, null], inside, after])
    // Earlier than at 5 hours, the rising side would be below 0.
    expect(prices('line')).toEqual([[null, null], inside, after])
    expect(drawnPrice({ ...channel, reach: 'line' }, 'otherSide', 9 * hour)).toBeCloseTo(120)
  })

  test('continues to the left along a ray that was drawn from right to left', () => {
    const turned: Trend = { ...trend, from: trend.to, to: trend.from, reach: 'ray' }
    expect(drawnPrice(turned, 'trend', 25 * hour)).toBeNull()
    expect(drawnPrice({ ...turned, scale: 'log' }, 'trend', 5 * hour)).toBeCloseTo(50)
  })

  test('is null for vertical lines and where a falling line has reached 0', () => {
    expect(
      drawnPrice({ ...trend, to: { ...trend.to, time: trend.from.time } }, 'trend', 10 * hour)
    ).toBeNull()
    expect(drawnPrice({ ...trend, reach: 'line' }, 'trend', 0)).toBeNull()
  })

  test('is the same at all times for a horizontal line', () => {
    expect(drawnPrice({ kind: 'horizontal', id: 'a', price: 7 }, 'horizontal', 0)).toBe(7)
  })

  test('goes through the third point of a channel, parallel to the first side', () => {
    expect(drawnPrice(channel, 'otherSide', 15 * hour)).toBeCloseTo(300)
    expect(drawnPrice(channel, 'otherSide', 20 * hour)).toBeCloseTo(450)
    expect(drawnPrice({ ...channel, scale: 'log' }, 'otherSide', 20 * hour)).toBeCloseTo(600)
    expect(drawnPrice(channel, 'side', 15 * hour)).toBeCloseTo(250)
    expect(drawnPrice(channel, 'otherSide', 21 * hour)).toBeNull()
  })

  test('is null for parts that the drawing doesn’t have', () => {
    expect(drawnPrice(trend, 'side', 15 * hour)).toBeNull()
    expect(partsOf({ kind: 'fibonacci' })).toEqual([])
  })

  test('passes through both points of any line', () => {
    const point = fc.record({
      time: fc.integer({ min: 0, max: 1e12 }),
      price: fc.double({ min: 1, max: 1e4, noNaN: true })
    })
    fc.assert(
      fc.property(point, point, fc.constantFrom('linear', 'log'), (from, to, scale) => {
        fc.pre(from.time !== to.time)
        const line: Trend = { ...trend, from, to, scale }
        expect(drawnPrice(line, 'trend', from.time)).toBeCloseTo(from.price, 5)
        expect(drawnPrice(line, 'trend', to.time)).toBeCloseTo(to.price, 5)
      })
    )
  })
})
