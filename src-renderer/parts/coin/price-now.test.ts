import type { BoardQuote, CandleSeries, AnswerStatus } from '@contract'
import { expect, it } from 'vitest'
import { fakeQuote, fakeSeries, fixtureNow } from '../../bridge/fake-facts.fixture'
import { loadedQuote, movingBar, newestPriceNow, priceNow } from './price-now'
import { day } from '../../../src-shared/time'

const today = Math.floor(fixtureNow / day) * day
const quote = (at: number, price: number | null = 10): BoardQuote =>
  fakeQuote('BTC', { price, at, fetchedAt: at })
const candles = (opened: number, fetchedAt: number): CandleSeries => ({
  ...fakeSeries('BTC', '1d'),
  time: Float64Array.of(opened),
  close: Float64Array.of(99),
  fetchedAt
})

it('prefers the quote to the last close', () => {
  const quoted = { price: 10, at: fixtureNow - 9, source: 'quote' }
  expect(priceNow(quote(fixtureNow - 9), candles(today, fixtureNow - 5))).toEqual(quoted)
  expect(priceNow(quote(fixtureNow, null), candles(today, fixtureNow - 5))).toEqual({
    price: 99,
    at: fixtureNow - 5,
    source: 'candle'
  })
})

it("the time of a past day's close is the last moment of that day", () => {
  const old = candles(today - 3 * day, fixtureNow)
  expect(priceNow(undefined, old)).toEqual({ price: 99, at: today - 2 * day - 1, source: 'candle' })
})

it('returns null without data', () => {
  expect(priceNow(quote(fixtureNow, null), undefined)).toBeNull()
  expect(
    priceNow(undefined, { ...fakeSeries('BTC', '1d'), time: new Float64Array(), close: new Float64Array() })
  ).toBeNull()
})

it('uses the loaded price of an unwatched coin', () => {
  const row = { symbol: 'NEAR', price: 5, at: null }
  const known = {
    saved: { answer: { kind: 'quotes', data: [row] }, at: fixtureNow }
  } as unknown as AnswerStatus
  expect(loadedQuote(known, 'near')).toEqual({ price: 5, at: null, fetchedAt: fixtureNow })
  expect(priceNow(loadedQuote(known, 'NEAR'), undefined)).toEqual({
    price: 5,
    at: fixtureNow,
    source: 'quote'
  })
  expect(loadedQuote(known, 'NEARX')).toBeUndefined()
  expect(loadedQuote(undefined, 'NEAR')).toBeUndefined()
})

it('uses the price of an unwatched coin that was loaded last', () => {
  const loaded = { price: 5, at: null, fetchedAt: fixtureNow - 5 }
  expect(newestPriceNow(loaded, candles(today, fixtureNow))).toMatchObject({ price: 99, source: 'candle' })
  expect(newestPriceNow(loaded, candles(today, fixtureNow - 6))).toMatchObject({ price: 5, source: 'quote' })
  expect(newestPriceNow(undefined, candles(today, fixtureNow))).toMatchObject({ price: 99 })
  expect(newestPriceNow(undefined, undefined)).toBeNull()
})

it('moves the last candle of the page’s chart to the price that the page shows', () => {
  const series = {
    ...candles(today, fixtureNow - 5),
    ...{ open: Float64Array.of(98), high: Float64Array.of(100), low: Float64Array.of(97) }
  }
  const moved = { time: today, open: 98, low: 97, volume: NaN }
  expect(movingBar(series, { price: 101, at: fixtureNow })).toEqual({ ...moved, high: 101, close: 101 })
  expect(movingBar(series, { price: 99.5, at: fixtureNow })).toEqual({ ...moved, high: 100, close: 99.5 })
  expect(movingBar(series, { price: 101, at: today - 1 })).toBeNull()
})
