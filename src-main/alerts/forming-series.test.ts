import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SeriesFact } from '../../src-shared/conditions/facts'
import { hour, minute } from '../../src-shared/time'
import type { Chart } from '../market/chart'
import { charting, hourly, hours } from '../market/candle-book.fixture'
import { FormingSeries } from './forming-series'

async function following() {
  const { books, service, store, recordedBars, load } = charting()
  const read: Chart[] = []
  const seriesOf = (chart: Chart): SeriesFact => ({ candles: service.candles(chart), closed: 0 })
  const forming = new FormingSeries({
    read: chart => {
      read.push(chart)
      return seriesOf(chart)
    },
    tick: (chart, at) => service.tick(chart, at)
  })
  service.changed.on(chart => forming.forget(chart))
  const see = (ms: number, price: number): void => {
    books.clock.advance(ms)
    const quotes = { at: books.clock.now(), prices: new Map([['BTC', price]]) }
    recordedBars.add(quotes.prices, quotes.at)
    service.follow(quotes, [hourly])
    forming.saw(quotes)
  }
  await load(hourly, hours(3))
  return { forming, see, load, store, read, expected: () => seriesOf(hourly) }
}

const columns = ({ candles: { time, open, high, low, close, volume } }: SeriesFact) => ({
  time,
  open,
  high,
  low,
  close,
  volume
})

test('follows quotes like a full read of the candles', async () => {
  const quotes = fc.array(fc.tuple(fc.integer({ min: 1, max: hour }), fc.integer({ min: 1, max: 9 })), {
    minLength: 5,
    maxLength: 20
  })
  await fc.assert(
    fc.asyncProperty(quotes, fc.nat(10), async (all, loadedAfter) => {
      const { forming, see, load, expected } = await following()
      for (const [index, [ms, price]] of all.entries()) {
        see(ms, price)
        if (index === loadedAfter) await load(hourly, hours(2))
        const found = forming.of(hourly)
        expect(found && columns(found)).toEqual(columns(expected()))
      }
    }),
    { numRuns: 15 }
  )
})

test('reads the candles again only if a new bar begins or candles were loaded', async () => {
  const { forming, see, load, read } = await following()
  const reads = (): number => read.splice(0).length
  see(minute, 5)
  forming.of(hourly)
  expect(reads()).toBe(1)
  for (const price of [6, 7]) {
    see(minute, price)
    forming.of(hourly)
    forming.of(hourly)
  }
  expect(reads()).toBe(0)
  see(hour, 8)
  forming.of(hourly)
  expect(reads()).toBe(1)
  await load(hourly, hours(4))
  forming.of(hourly)
  expect(reads()).toBe(1)
})
