import { expect, it } from 'vitest'
import { advancingShare, breadthLines, otherValues } from './breadth-figures'
import { pointPlace, pointLines } from './point-lines'

const ours = {
  above50: { count: 3, of: 4 },
  above200: { count: 0, of: 0 },
  advancing: 1,
  declining: 3,
  unchanged: 0
}

it("shows the calculated values next to the service's", () => {
  const values = { coins: 10, advancing: 4, declining: 5, unchanged: 1, above_sma_50: 6, new_highs_30d: 2 }
  expect(
    breadthLines(ours, values).map(({ ours: own, service }) => [own?.percent, service?.percent])
  ).toEqual([
    [25, 40],
    [75, 50],
    [75, 60],
    [undefined, undefined]
  ])
  expect(otherValues(values)).toEqual([['new_highs_30d', 2]])
})

it('reads values with other names and values in percent', () => {
  expect(breadthLines(null, { gainers: 3, losers: 1 })[0]?.service).toEqual({ count: 3, of: 4, percent: 75 })
  const percent = { percentAbove200: 61.5, advancingPercentage: 40 }
  const [advancing, , , above200] = breadthLines(null, percent)
  expect([advancing?.service, above200?.service]).toEqual([
    { count: null, of: null, percent: 40 },
    { count: null, of: null, percent: 61.5 }
  ])
})

it('returns null for missing values', () => {
  expect(breadthLines(null, null).every(({ ours: own, service }) => own === null && service === null)).toBe(
    true
  )
  expect(advancingShare({ something: 5 })).toBeNull()
})

it('starts a new line when the list of coins changes', () => {
  const point = (at: number, origin: 'ours' | 'service', ...coins: string[]) => ({
    at,
    origin,
    coins,
    figures: { value: at }
  })
  const points = [
    point(1, 'ours', 'A'),
    point(2, 'service', 'A'),
    point(3, 'ours', 'A'),
    point(4, 'ours', 'A', 'B'),
    point(5, 'ours', 'A')
  ]
  const lines = pointLines(points, ({ figures }) => figures['value'] ?? null)
  expect(lines.map(({ origin, points: at }) => [origin, at.map(({ value }) => value)])).toEqual([
    ['ours', [1, 3]],
    ['service', [2]],
    ['ours', [4]],
    ['ours', [5]]
  ])
  expect(pointLines(points, () => null)).toEqual([])
})

it('limits points to the edges of the chart', () => {
  expect(pointPlace({ at: 15, value: 25 }, 10, 20)).toEqual({ x: 0.5, y: 0.75 })
  expect(pointPlace({ at: 10, value: 130 }, 10, 10)).toEqual({ x: 1, y: 0 })
})
