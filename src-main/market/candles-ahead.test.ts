import { expect, it } from 'vitest'
import { candle, candles, charting, hourly, hours, now } from './candle-book.fixture'
import { hour, minute } from '../../src-shared/time'

const year2100 = 4_102_444_800_000
const thisHour = now - 20 * minute
const rows = (...times: readonly number[]) => candles(times.map(time => candle(time, 1)))

it('leaves out candles that open more than one interval in the future, and counts them', async () => {
  const { load, store } = charting()
  const series = await load(
    hourly,
    rows(thisHour - hour, thisHour, thisHour + hour, thisHour + 3 * hour, year2100)
  )
  expect([...series.time]).toEqual([thisHour - hour, thisHour, thisHour + hour])
  expect(series.repaired).toEqual({ unreadable: 0, unordered: 0, repeated: 0, ahead: 2 })
  expect(store.last('BTC', '1h')?.time).toBe(thisHour + hour)
  expect((await load(hourly, hours(3))).repaired).toBeUndefined()
})

it('compares candles with the Date header instead of the local clock', async () => {
  const { load } = charting()
  const ahead = now + 400 * hour
  const headers = [{ name: 'date', value: new Date(ahead).toUTCString() }]
  const later = thisHour + 400 * hour
  const series = await load(hourly, { ...rows(later, later + 2 * hour), headers })
  expect([...series.time]).toEqual([later])
})

it('removes stored candles from the future at the next response or start', async () => {
  const { load, store, folder, books } = charting()
  const stored = (): void =>
    store.merge('BTC', '1h', {
      bars: [candle(thisHour, 1), candle(year2100, 9)],
      fetchedAt: now,
      operation: 'getOHLCIntraday',
      requestedFrom: null
    })
  stored()
  expect([...(await load(hourly, hours(2))).time].at(-1)).toBe(thisHour)
  stored()
  charting({ folder, books })
  expect(store.last('BTC', '1h')?.time).toBe(thisHour)
  // After the clock is set back, candles that were valid when fetched stay.
  store.removeAhead(0)
  expect(store.last('BTC', '1h')?.time).toBe(thisHour)
})
