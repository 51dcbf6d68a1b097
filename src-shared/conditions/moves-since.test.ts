import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minute } from '../time'
import { MovesSince } from './moves-since'
import { largestMove, priceAtOnce } from './moves.fixture'
import type { MoveSizes, PriceBar, PriceMove } from './price-move'

const price = fc.integer({ min: 80, max: 120 })
const widths = fc.array(fc.constantFrom(1, 5, 15), { minLength: 1, maxLength: 5 })

const adjacent: fc.Arbitrary<readonly PriceBar[]> = widths.chain(all =>
  fc.tuple(...all.map(() => fc.tuple(price, price, price, price))).map(prices =>
    all.map((width, index) => {
      const [open, close, one, other] = prices[index] ?? [1, 1, 1, 1]
      const from = all.slice(0, index).reduce((sum, earlier) => sum + earlier, 0) * minute
      const every = [open, close, one, other]
      return {
        from,
        to: from + width * minute,
        open,
        close,
        high: Math.max(...every),
        low: Math.min(...every)
      }
    })
  )
)

const noMove: MoveSizes = { up: 0, down: 0, either: 0 }
const combined = (a: MoveSizes, b: MoveSizes, pick: (...of: number[]) => number): MoveSizes => ({
  up: pick(a.up, b.up),
  down: pick(a.down, b.down),
  either: pick(a.either, b.either)
})

function movesOf(path: readonly number[]): MoveSizes {
  const pairs = path.flatMap((from, index) => path.slice(index + 1).map(to => [from, to] as const))
  return pairs.reduce((most, [from, to]) => {
    const [up, down] = [Math.max(0, (to / from - 1) * 100), Math.max(0, (1 - to / from) * 100)]
    return combined(most, { up, down, either: Math.max(up, down) }, Math.max)
  }, noMove)
}

function pathsOf(bars: readonly PriceBar[], since: number): readonly (readonly number[])[] {
  return bars.reduce<readonly (readonly number[])[]>(
    (paths, { from, to, open, high, low, close }) => {
      if (to <= since) return paths
      const orders = [
        [open, high, low, close],
        [open, low, high, close]
      ]
      const parts =
        from >= since ? orders : orders.flatMap(order => [1, 2, 3].map(passed => order.slice(passed)))
      return paths.flatMap(path => parts.map(part => [...path, ...part]))
    },
    [[]]
  )
}

const closeTo = (sizes: MoveSizes): unknown =>
  Object.fromEntries(Object.entries(sizes).map(([way, size]) => [way, expect.closeTo(size, 9)]))

function foundIn(moves: MovesSince, since: number): PriceMove {
  const { certain, possible } = moves.within(since)
  const sizes = ({ up, down, either }: MoveSizes): MoveSizes => ({ up, down, either })
  return { certain: sizes(certain), possible: sizes(possible) }
}

const overlapping = fc.array(
  fc
    .record({
      from: fc.integer({ min: 0, max: 15 }),
      width: fc.integer({ min: 0, max: 8 }),
      prices: fc.array(price, { minLength: 4, maxLength: 4 })
    })
    .map(({ from, width, prices }): PriceBar => {
      const [open = 1, close = 1] = prices
      if (width === 0) return priceAtOnce(from, close)
      return { from, to: from + width, open, close, high: Math.max(...prices), low: Math.min(...prices) }
    }),
  { maxLength: 12 }
)

describe('the largest move', () => {
  test('is certain if it occurs in every possible order of prices, and possible if it occurs in one', () => {
    fc.assert(
      fc.property(adjacent, fc.integer({ min: 0, max: 20 }), (bars, start) => {
        const since = start * minute
        const all = pathsOf(bars, since).map(movesOf)
        const found = foundIn(MovesSince.of(bars.toReversed()), since)
        expect(found.certain).toEqual(closeTo(all.reduce((a, b) => combined(a, b, Math.min))))
        expect(found.possible).toEqual(closeTo(all.reduce((a, b) => combined(a, b, Math.max))))
      }),
      { numRuns: 500 }
    )
  })

  test('is the largest between any two prices if all bars are single prices', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 30 }), prices => {
        const bars = prices.map((one, index) => priceAtOnce(index * minute, one))
        const { certain, possible } = foundIn(MovesSince.of(bars), 0)
        expect(certain).toEqual(closeTo(movesOf(prices)))
        expect(possible).toEqual(certain)
      })
    )
  })

  test('is the same for overlapping bars as the largest found by comparing every pair of prices', () => {
    fc.assert(
      fc.property(overlapping, bars => {
        const moves = MovesSince.of(bars)
        for (let since = -1; since <= 24; since++)
          expect(foundIn(moves, since)).toEqual(largestMove(bars, since, Infinity))
      }),
      { numRuns: 500 }
    )
  })

  test('is the same if later bars are added after dropping the windows that start earlier', () => {
    fc.assert(
      fc.property(overlapping, overlapping, fc.integer({ min: 0, max: 24 }), (earlier, more, from) => {
        const later = more.map(bar => ({ ...bar, from: bar.from + 24, to: bar.to + 24 }))
        const moves = MovesSince.of(earlier).forWindowsFrom(from).followedBy(MovesSince.of(later))
        for (let since = from; since <= 48; since++)
          expect(foundIn(moves, since)).toEqual(largestMove([...earlier, ...later], since, Infinity))
      }),
      { numRuns: 500 }
    )
  })

  test('is the same if many bars are added one by one while windows that start earlier are dropped', () => {
    fc.assert(
      fc.property(
        fc.array(overlapping, { maxLength: 40 }),
        fc.integer({ min: 0, max: 200 }),
        (groups, windowMs) => {
          const placed = groups.map((bars, index) =>
            bars.map(bar => ({ ...bar, from: bar.from + 24 * index, to: bar.to + 24 * index }))
          )
          let moves = MovesSince.of([])
          for (const [index, bars] of placed.entries()) {
            const since = 24 * index - windowMs
            moves = moves.followedBy(MovesSince.of(bars)).forWindowsFrom(since)
            const all = placed.slice(0, index + 1).flat()
            for (const from of [since, since + 7, 24 * index]) {
              expect(foundIn(moves, from)).toEqual(largestMove(all, from, Infinity))
              expect(moves.within(from)).toEqual(MovesSince.of(all).within(from))
            }
          }
        }
      ),
      { numRuns: 60 }
    )
  })

  test('includes a spike after which the price came back', () => {
    const spike = [100, 106, 100].map((one, index) => priceAtOnce(index * minute, one))
    expect(MovesSince.of(spike).within(0).certain).toMatchObject({ up: expect.closeTo(6, 9) })
  })

  test('combines overlapping bars of several sources', () => {
    const hour = { from: 0, to: 60 * minute, open: 100, high: 110, low: 100, close: 100 }
    const quotes = [priceAtOnce(30 * minute, 95), priceAtOnce(70 * minute, 100)]
    const { certain, possible } = MovesSince.of([hour, ...quotes]).within(0)
    // The quote of 95 may have come before or after the candle's high.
    expect(certain.up).toBeCloseTo(10, 9)
    expect(possible.up).toBeCloseTo((110 / 95 - 1) * 100, 9)
  })
})
