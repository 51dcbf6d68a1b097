import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { near, pastPriceToleranceMs, pastWidths } from '../../src-shared/conditions/past-price'
import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import { day, hour, minute } from '../../src-shared/time'
import { CandleStore } from '../market/candle-store'
import { RecordedBarStore } from '../market/recorded-bar-store'
import { openCache } from '../platform/storage/temp-storage.fixture'
import { MovableClock } from '../platform/time/movable-clock'
import { start } from './alert-facts.fixture'
import { PastPrices } from './past-prices'

function saved(cache = openCache()) {
  const [own, candles] = [new RecordedBarStore(cache), new CandleStore(cache)]
  let base = start
  const clock = new MovableClock({ now: () => base, after: () => () => undefined })
  let reads = 0
  const past = new PastPrices({
    clock,
    recordedBars: (...args) => {
      reads++
      return own.bars(...args)
    },
    candleBy: ({ coin, interval }, opensBy) => {
      reads++
      return candles.lastBy(coin, interval, opensBy)
    }
  })
  const see = (price: number, coin = 'BTC'): void => own.add(new Map([[coin, price]]), clock.now())
  const load = (interval: Interval, time: EpochMs, price: number): void => {
    const bars = [{ time, open: price, high: price, low: price, close: price, volume: 1 }]
    const answer = {
      bars,
      fetchedAt: clock.now(),
      requestedFrom: time,
      operation: 'getOHLCIntraday'
    } as const
    candles.merge('BTC', interval, answer)
    past.forget('BTC')
  }
  const readAt = (at: EpochMs): number | null => {
    const exact = own.bars('BTC', minute, at - near, at).at(-1)
    if (exact) return exact.close
    for (const interval of pastWidths(clock.now() - at)) {
      const width = intervalMs[interval]
      const candle = candles.lastBy('BTC', interval, at - width)
      if (candle && at - candle.time - width <= pastPriceToleranceMs(interval)) return candle.close
    }
    return own.bars('BTC', hour, at - hour, at - hour / 2).at(-1)?.close ?? null
  }
  return {
    clock,
    setBack: (ms: number): void => void (base -= ms),
    past,
    see,
    load,
    readAt,
    countReads() {
      const before = reads
      reads = 0
      return before
    }
  }
}

const priceOf = fc.integer({ min: 80, max: 120 })
const kind = <Kind extends string>(name: Kind) => fc.constant(name)
const steps = fc.array(
  fc.oneof(
    {
      weight: 30,
      arbitrary: fc.record({
        kind: kind('quote'),
        price: priceOf,
        ms: fc.integer({ min: 1, max: 4 * minute })
      })
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: kind('candle'),
        price: priceOf,
        interval: fc.constantFrom<Interval>('1m', '5m', '15m', '1h', '1d')
      })
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: kind('pause'), ms: fc.integer({ min: 10 * minute, max: day }) })
    },
    { weight: 2, arbitrary: fc.record({ kind: kind('back'), ms: fc.integer({ min: 1, max: 2 * hour }) }) }
  ),
  { minLength: 20, maxLength: 150 }
)

describe('past prices', () => {
  test('a remembered past price equals a new reading after any sequence of events', () => {
    const cache = openCache()
    const ago = fc.constantFrom(5 * minute, 10 * minute, hour, 4 * hour, day, 7 * day, 30 * day)
    fc.assert(
      fc.property(steps, ago, ago, (all, one, other) => {
        cache.exec(
          'DELETE FROM own_minute; DELETE FROM own_bar; DELETE FROM candle; DELETE FROM candle_series'
        )
        const { clock, setBack, past, see, load, readAt } = saved(cache)
        for (const step of all) {
          if (step.kind === 'pause') clock.advance(step.ms)
          else if (step.kind === 'back') setBack(step.ms)
          else if (step.kind === 'candle') {
            const width = intervalMs[step.interval]
            load(step.interval, (Math.floor(clock.now() / width) - 1) * width, step.price)
          } else {
            clock.advance(step.ms)
            see(step.price)
            for (const ms of [one, other]) {
              const at = clock.now() - ms
              expect(past.at('BTC', at)).toBe(readAt(Math.floor(at / minute) * minute))
            }
          }
        }
      }),
      { numRuns: 60 }
    )
  })

  test('a past price is read once for many minutes, and in different minutes for each coin', () => {
    const { clock, past, see, countReads } = saved()
    const coins = Array.from({ length: 60 }, (_, index) => `COIN${index}`)
    for (let passed = 0; passed < 120; passed++) {
      for (const coin of coins) see(100 + passed, coin)
      clock.advance(minute)
    }
    const readsByMinute = Array.from({ length: 60 }, () => {
      clock.advance(minute)
      for (const coin of coins) past.at(coin, clock.now() - 2 * hour)
      return countReads()
    })
    expect(Math.max(...readsByMinute.slice(1))).toBeLessThanOrEqual(8)
  })

  test('the missing past price of a coin is also looked up only once for many minutes', () => {
    const { clock, past, countReads } = saved()
    past.at('BTC', clock.now() - day)
    countReads()
    let reads = 0
    for (let passed = 0; passed < 60; passed++) {
      clock.advance(minute)
      expect(past.at('BTC', clock.now() - day)).toBeNull()
      reads += countReads()
    }
    expect(reads).toBeLessThan(3 * 7)
  })
})
