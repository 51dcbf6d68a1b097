import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastPrice, spreadTags, tagHeight } from './axis-tags'
import { Candles } from '../series/candles'
import { frameOf } from './frame'
import { candlesOf as candlesAt, draw } from './frame.fixture'
import type { SceneLayer } from './layers'
import { Scene } from './scene'
import { hour } from '../../../src-shared/time'

const bars = 100

function candlesOf(closeOf: (bar: number) => number, hasOnlyCloses = false): Candles {
  const column = (read: (bar: number) => number): Float64Array =>
    Float64Array.from({ length: bars }, (_, at) => read(at))
  const close = column(closeOf)
  const columns = { open: close, high: close, low: close, close, volume: column(() => 1) }
  return new Candles({ time: column(at => at * hour), ...columns }, hour, Infinity, hasOnlyCloses)
}
const line = (coin: string, values: Float64Array): SceneLayer => ({
  kind: 'line' as const,
  values,
  color: 'compared-0' as const,
  width: 2,
  dash: 'solid' as const,
  shift: 0,
  coin
})
const columnOf = (read: (bar: number) => number, size = bars): Float64Array =>
  Float64Array.from({ length: size }, (_, at) => read(at))

function frame(compared: readonly SceneLayer[], range = { from: 40, to: 104 }, height = 424) {
  const scene = new Scene(candlesOf(at => 100 + at))
  const candles = { kind: 'candles' as const, style: 'candles' as const, coin: 'BTC' }
  const pane = { id: 'price', weight: 1, layers: [candles, ...compared], bounds: null, fromZero: false }
  const panes = [{ ...pane, labels: 'price' as const }]
  const scaleKind = 'percent' as const
  const measure = (text: string): number => text.length * 6
  return frameOf(scene, { width: 760, height, ratio: 1, range, panes, scaleKind, measure }, 60)
}

it.each([
  [(bar: number) => 200 - bar, false],
  [(bar: number) => 200 + bar, true]
])('colours the last price of a ratio by the previous close', (closeOf, isUp) => {
  const [pane] = frame([]).panes
  expect(pane && lastPrice(new Scene(candlesOf(closeOf, true)), pane.pane, pane.plot)?.isUp).toBe(isUp)
})

describe('axis tags of compared lines', () => {
  it('shows each coin with its change at the end of its line', () => {
    const { tags, panes } = frame([
      line(
        'ETH',
        columnOf(at => 1e-8 * (1 + at / 50))
      )
    ])
    expect(tags.map(({ coin, text, isOwn }) => [coin, text, isOwn])).toEqual([
      ['BTC', '+42.14 %', true],
      ['ETH', '+65.56 %', false]
    ])
    const { plot } = panes[0]!
    expect(tags[1]?.place).toBeCloseTo(plot.y(plot.scale.base * (2.98 / 1.8)), 6)
    expect(frame([]).tags).toEqual([])
  })

  it('shows the last value in view', () => {
    const late = columnOf(at => (at > 70 ? NaN : 50 + at))
    expect(frame([line('ETH', late)]).tags.at(-1)?.text).toBe('+33.33 %')
    const rising = columnOf(at => 50 + at)
    const earlier = frame([line('ETH', rising)], { from: 0, to: 51 })
    expect(earlier.tags.map(({ text }) => text)).toEqual(['+50.00 %', '+100.00 %'])
    expect(earlier.last?.price).toBe(150)
    expect(frame([], { from: 0, to: 51 }).last?.price).toBe(199)
    const nowhere = columnOf(() => NaN)
    expect(frame([line('ETH', nowhere)]).tags.map(({ coin }) => coin)).toEqual(['BTC'])
  })

  it('has the colour of the drawn candle when several candles are drawn as one', () => {
    const closes = Array.from({ length: 1_000 }, (_, at) => (at === 999 ? 1_003 : 2_000 - at))
    expect(draw(candlesAt(closes), { from: 0, to: 1_000 }).frame.last).toMatchObject({ isUp: false })
    expect(draw(candlesAt(closes), { from: 990, to: 1_000 }).frame.last).toMatchObject({ isUp: true })
  })

  it('ignores values after the last candle', () => {
    const known = columnOf(at => (at < bars ? 50 + at : 1e9), 400)
    const [, tag] = frame([line('ETH', known)]).tags
    expect(tag?.text).toBe('+65.56 %')
  })

  it('moves tags apart where several lines end at the same height', () => {
    const five = ['ETH', 'SOL', 'XRP', 'ADA', 'DOGE'].map(coin =>
      line(
        coin,
        columnOf(at => 5 * (100 + at))
      )
    )
    const { tags, axisWidth } = frame(five)
    expect(tags).toHaveLength(6)
    const places = tags.map(({ place }) => place).sort((a, b) => a - b)
    for (const [at, place] of places.entries())
      if (at > 0) expect(place - places[at - 1]!).toBeGreaterThanOrEqual(tagHeight - 1e-9)
    expect(axisWidth).toBeGreaterThanOrEqual('+42.14 %'.length * 6)
  })
})

describe('spreading tags along the axis', () => {
  const wanted = fc.array(fc.double({ min: -50, max: 450, noNaN: true }), { maxLength: 7 })

  it('keeps tags in order at a minimum distance', () => {
    fc.assert(
      fc.property(wanted, places => {
        const free = spreadTags(places, 18, 9, 391)
        const ranks = places.map((_, at) => at).sort((a, b) => places[a]! - places[b]!)
        ranks.forEach((at, rank) => {
          expect(free[at]!).toBeGreaterThanOrEqual(9 - 1e-9)
          expect(free[at]!).toBeLessThanOrEqual(391 + 1e-9)
          if (rank > 0) expect(free[at]! - free[ranks[rank - 1]!]!).toBeGreaterThanOrEqual(18 - 1e-9)
        })
      })
    )
    expect(spreadTags([50, 200, 100], 18, 9, 391)).toEqual([50, 200, 100])
    expect(spreadTags([100, 100], 18, 9, 391)).toEqual([91, 109])
    expect(spreadTags([380, 391], 18, 9, 391)).toEqual([373, 391])
  })
})
