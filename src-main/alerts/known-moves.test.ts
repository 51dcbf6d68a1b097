import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestMove, priceAtOnce } from '../../src-shared/conditions/moves.fixture'
import { candleWidths } from '../../src-shared/conditions/past-price'
import { barsWithin, type PriceBar } from '../../src-shared/conditions/price-move'
import { intervals, type Interval } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import { day, hour, minute } from '../../src-shared/time'
import { CandleStore } from '../market/candle-store'
import { RecordedBarStore } from '../market/recorded-bar-store'
import { openCache } from '../platform/storage/temp-storage.fixture'
import { start } from './alert-facts.fixture'
import { KnownMoves } from './known-moves'

function saved(cache = openCache()) {
  const [own, candles] = [new RecordedBarStore(cache), new CandleStore(cache)]
  const read: number[] = []
  const openMoves = () =>
    new KnownMoves({
      recordedBars: (...args) => {
        const bars = own.bars(...args)
        read.push(bars.length)
        return bars
      },
      closedCandles: ({ coin, interval }) => candles.closed(coin, interval)
    })
  let known = openMoves()
  let prunedAt = -Infinity
  const see = (price: number, at: number): void => {
    const prices = new Map([['BTC', price]])
    own.add(prices, at)
    if (Math.abs(at - prunedAt) >= minute) own.prune((prunedAt = at))
    known.saw({ at, prices })
  }
  const load = (interval: Interval, time: number, price: number, spread = 1): void => {
    const bars = [{ time, open: price, high: price + spread, low: price - spread, close: price, volume: 1 }]
    const answer = {
      bars,
      fetchedAt: time + 30 * day,
      requestedFrom: time,
      operation: 'getOHLCIntraday'
    } as const
    candles.merge('BTC', interval, answer)
    known.forget({ coin: 'BTC', interval })
  }
  const moveTo = (price: number, at: number, windowMs: number, before: number | null = null) =>
    known.to('BTC', { at, value: price }, windowMs, before)
  const moveReadAgain = (price: number, at: number, windowMs: number) =>
    openMoves().to('BTC', { at, value: price }, windowMs, null)
  const restart = (): void => {
    known = openMoves()
    prunedAt = -Infinity
  }
  const forgetBtc = (): void => intervals.forEach(interval => known.forget({ coin: 'BTC', interval }))
  const rename = (at: number, prices: readonly number[]): void => {
    for (const [index, price] of prices.entries())
      own.add(new Map([['XBT', price]]), at - (prices.length - index) * minute)
    own.rename('XBT', 'BTC')
    forgetBtc()
  }
  const remove = (): void => {
    own.forget('BTC')
    forgetBtc()
  }
  return {
    own,
    candles,
    see,
    load,
    moveTo,
    moveReadAgain,
    restart,
    rename,
    remove,
    reads: () => read.splice(0)
  }
}

function barsOf({ own, candles }: ReturnType<typeof saved>, at: number, windowMs: number, readAt: number) {
  const since = at - windowMs
  const read = (width: typeof minute | typeof hour, from: number, until: number): readonly PriceBar[] =>
    own
      .bars('BTC', width, from - width + 1, until - 1)
      .map(({ time, ...prices }) => ({ ...prices, from: time, to: Math.min(time + width, at) }))
  const minutes = read(minute, Math.max(readAt - windowMs, readAt - 2 * day), at)
  const hours = windowMs > 2 * day ? read(hour, readAt - windowMs, readAt - 2 * day) : []
  const loaded = candleWidths(windowMs).flatMap(interval =>
    barsWithin(candles.closed('BTC', interval), intervalMs[interval], since, at)
  )
  return [...minutes, ...hours, ...loaded]
}

const priceOf = fc.integer({ min: 80, max: 120 })
const quote = fc.record({
  kind: fc.constant('quote' as const),
  price: priceOf,
  afterMs: fc.integer({ min: 1, max: 6 * minute })
})
const candle = fc.record({
  kind: fc.constant('candle' as const),
  price: priceOf,
  interval: fc.constantFrom<Interval>('1m', '5m', '15m', '1h', '4h')
})
const restarting = fc.record({ kind: fc.constant('restart' as const) })
const pause = fc.record({ kind: fc.constant('pause' as const), ms: fc.integer({ min: hour, max: day }) })
const setBack = fc.record({
  kind: fc.constant('back' as const),
  ms: fc.oneof(fc.integer({ min: 1, max: 5 * minute }), fc.integer({ min: 5 * minute, max: 3 * hour }))
})
const renaming = fc.record({
  kind: fc.constant('rename' as const),
  prices: fc.array(priceOf, { maxLength: 5 })
})
const steps = fc.array(
  fc.oneof(
    { weight: 20, arbitrary: quote },
    { weight: 3, arbitrary: candle },
    { weight: 1, arbitrary: restarting },
    { weight: 1, arbitrary: pause }
  ),
  { minLength: 20, maxLength: 120 }
)

describe('the moves in a coin’s saved prices', () => {
  test('finds the same moves as a full read of saved bars, whatever happened since the last read', () => {
    const cache = openCache()
    fc.assert(
      fc.property(steps, fc.constantFrom(5 * minute, hour, 4 * hour, day, 7 * day), (all, windowMs) => {
        cache.exec(
          'DELETE FROM own_minute; DELETE FROM own_bar; DELETE FROM candle; DELETE FROM candle_series'
        )
        const world = saved(cache)
        let now = start
        let readAt: number | null = null
        for (const step of all) {
          if (step.kind === 'pause') now += step.ms
          else if (step.kind === 'restart') world.restart()
          else if (step.kind === 'candle') {
            const width = intervalMs[step.interval]
            world.load(step.interval, (Math.floor(now / width) - 1) * width, step.price, 5)
          }
          const isReadAgain =
            step.kind === 'candle' ? candleWidths(windowMs).includes(step.interval) : step.kind === 'restart'
          if (isReadAgain) readAt = null
          if (step.kind !== 'quote') continue
          now += step.afterMs
          readAt ??= now
          world.see(step.price, now)
          const bars = [...barsOf(world, now, windowMs, readAt), priceAtOnce(now, step.price)]
          const expected = bars.every(({ to }) => to <= now - windowMs || to === now)
            ? null
            : largestMove(bars, now - windowMs, now)
          expect(world.moveTo(step.price, now, windowMs)).toEqual(expected)
        }
      }),
      { numRuns: 40 }
    )
  })

  test('finds the same moves as a full read after the clock was set back and coins were renamed or removed', () => {
    const cache = openCache()
    const one = fc.oneof(
      { weight: 30, arbitrary: quote },
      { weight: 2, arbitrary: candle },
      { weight: 1, arbitrary: restarting },
      { weight: 1, arbitrary: pause },
      { weight: 1, arbitrary: setBack },
      { weight: 1, arbitrary: renaming },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const) }) }
    )
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 20, maxLength: 200 }),
        fc.constantFrom(5 * minute, hour, 4 * hour, day),
        (all, windowMs) => {
          cache.exec(
            'DELETE FROM own_minute; DELETE FROM own_bar; DELETE FROM candle; DELETE FROM candle_series'
          )
          const world = saved(cache)
          let now = start
          for (const step of all) {
            if (step.kind === 'pause') now += step.ms
            else if (step.kind === 'back') now -= step.ms
            else if (step.kind === 'restart') world.restart()
            else if (step.kind === 'rename') world.rename(now, step.prices)
            else if (step.kind === 'remove') world.remove()
            else if (step.kind === 'candle') {
              const width = intervalMs[step.interval]
              world.load(step.interval, (Math.floor(now / width) - 1) * width, step.price, 5)
            } else {
              now += step.afterMs
              world.see(step.price, now)
              const expected = world.moveReadAgain(step.price, now, windowMs)
              expect(world.moveTo(step.price, now, windowMs)).toEqual(expected)
            }
          }
        }
      ),
      { numRuns: 100 }
    )
  })

  test('moves include the price at the start of the window', () => {
    const { moveTo } = saved()
    expect(moveTo(100, start, hour)).toBeNull()
    expect(moveTo(110, start, hour, 100)?.certain).toMatchObject({ up: expect.closeTo(10, 9), down: 0 })
  })

  test('uses hourly bars for the part of a window that is older than the minute bars', () => {
    const { see, moveTo } = saved()
    see(50, start - 6 * day)
    see(100, start)
    expect(moveTo(100, start, 7 * day)?.certain.up).toBeCloseTo(100, 9)
    expect(moveTo(100, start, 2 * day)).toBeNull()
  })

  test('a move that ends in the past doesn’t include later quotes', () => {
    const { see, moveTo } = saved()
    see(100, start + 1_000)
    see(200, start + 70_000)
    expect(moveTo(100, start + minute, hour, 100)?.possible.either).toBe(0)
  })

  test('reads all bars once, and only new bars later', () => {
    const { see, moveTo, reads } = saved()
    for (let ago = 600; ago > 0; ago--) see(ago, start - ago * minute)
    moveTo(1, start, day)
    reads()
    for (let later = 0; later < 5; later++) {
      see(100, start + later * minute)
      moveTo(100, start + later * minute + 30_000, day)
      expect(Math.max(...reads())).toBeLessThanOrEqual(3)
    }
  })

  test('reads no bars for a new quote, even if a minute has ended', () => {
    const { see, moveTo, reads } = saved()
    see(100, start - minute)
    see(100, start)
    moveTo(100, start, hour)
    reads()
    const moves = [start + 1_000, start + minute, start + 2 * minute].map((at, index) => {
      const price = 90 - 10 * index
      see(price, at)
      return moveTo(price, at, hour)?.certain.down
    })
    expect(moves).toEqual([10, 20, 30].map(down => expect.closeTo(down, 9) as number))
    expect(reads()).toEqual([])
  })

  test('a quote from when the clock was ahead doesn’t hide new quotes', () => {
    const { see, moveTo } = saved()
    see(100, start - minute)
    see(900, start + 2 * hour)
    moveTo(900, start + 2 * hour, hour)
    see(101, start)
    expect(moveTo(102, start + minute, hour)?.certain.up).toBeCloseTo(2, 9)
  })

  test('reads hourly bars again if minute bars were deleted since moves were last read', () => {
    const { own, see, moveTo } = saved()
    see(100, start)
    moveTo(100, start, 7 * day)
    see(50, start + hour)
    see(100, start + 3 * day)
    own.prune(start + 3 * day)
    expect(moveTo(100, start + 3 * day, 7 * day)?.certain.up).toBeCloseTo(100, 9)
  })
})
