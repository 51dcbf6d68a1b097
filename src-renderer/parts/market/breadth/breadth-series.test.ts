import type { FigurePoint, MarketFigures } from '@contract'
import { expect, it } from 'vitest'
import { breadthSeries } from './breadth-series'
import { nearestPoint } from './point-lines'

const breadth: MarketFigures['breadth'] = {
  above50: { count: 1, of: 2 },
  above200: { count: 0, of: 0 },
  advancing: 2,
  declining: 0,
  unchanged: 0
}
const figures = ['ETH', 'BTC'].map(coin => ({ coin })) as unknown as MarketFigures['figures']
const point = (at: number, origin: FigurePoint['origin'], coins: string[], value: number): FigurePoint => ({
  at,
  origin,
  coins,
  figures: origin === 'ours' ? { advancing: value, above50: value + 1 } : { advancers: value, total: 10 }
})
const series = (breadthPoints: readonly FigurePoint[], from: Partial<MarketFigures> = {}) =>
  breadthSeries({ at: 40, breadth, breadthDays: [], figures, breadthPoints, ...from })

it('draws the breadth of the current list from candles rather than saved points', () => {
  const breadthDays = [
    { at: 10, advancing: 50, above50: null, above200: null },
    { at: 20, advancing: 0, above50: 100, above200: null }
  ]
  const { advancing, above50 } = series([point(20, 'ours', ['BTC', 'ETH'], 7)], { breadthDays })
  expect(advancing.map(({ origin, points }) => [origin, points.map(({ at, value }) => [at, value])])).toEqual(
    [
      [
        'ours',
        [
          [10, 50],
          [20, 0],
          [40, 100]
        ]
      ]
    ]
  )
  expect(above50[0]?.points.map(({ value }) => value)).toEqual([100, 50])
})

it('draws saved points of earlier lists as separate lines', () => {
  const { advancing, above50 } = series([
    point(1, 'ours', ['BTC'], 30),
    point(2, 'ours', ['BTC'], 40),
    point(3, 'service', ['BTC'], 6),
    point(4, 'ours', ['BTC', 'SOL'], 50)
  ])
  expect(advancing.map(({ origin, points }) => [origin, points.map(({ value }) => value)])).toEqual([
    ['earlier', [30, 40]],
    ['earlier', [50]],
    ['ours', [100]],
    ['service', [60]]
  ])
  expect(above50.map(({ origin }) => origin)).toEqual(['earlier', 'earlier', 'ours'])
})

it('draws nothing for a list without data', () => {
  const none = { count: 0, of: 0 }
  const unknown = { above50: none, above200: none, advancing: 0, declining: 0, unchanged: 0 }
  expect(series([], { breadth: unknown, figures: [] })).toEqual({ advancing: [], above50: [] })
})

it('finds the point nearest to the pointer', () => {
  const points = [10, 20, 40].map(at => ({ at, value: at }))
  expect([0, 16, 30, 31, 99].map(moment => nearestPoint({ points }, moment)?.at)).toEqual([
    10, 20, 20, 40, 40
  ])
  expect(nearestPoint({ points: [] }, 5)).toBeNull()
})
