import { expect, it } from 'vitest'
import { fakeQuote } from '../../../bridge/fake-facts.fixture'
import { hour, minute } from '../../../../src-shared/time'
import { Candles } from '../../../charts/series/candles'
import { quotedPrice, ratioTick } from './ratio-tick'

const start = Date.UTC(2026, 1, 17, 8)
const column = Float64Array.of(1, 2)
const candles = new Candles(
  {
    time: Float64Array.of(start, start + hour),
    open: column,
    high: column,
    low: column,
    close: column,
    volume: column
  },
  hour,
  Infinity,
  true
)
const quote = (price: number, minutes: number) => ({ price, at: start + minutes * minute })

it.each([
  ['moves the last bar', 70, 110, { time: start + hour, close: 3, provisional: false }],
  ['begins the next bar', 121, 179, { time: start + 2 * hour, close: 3, provisional: true }],
  ['ignores prices of different bars', 119, 121, null],
  ['ignores prices of an earlier bar', 30, 40, null],
  ['leaves no bar out', 185, 186, null]
])('%s', (_, first, second, bar) => {
  const tick = ratioTick(candles, quote(9, first), quote(3, second), '1h')
  if (bar === null) expect(tick).toBeNull()
  else expect(tick).toMatchObject({ ...bar, open: 3, high: 3, low: 3 })
})

it('ignores a price that is in doubt', () => {
  expect(quotedPrice(undefined)).toBeNull()
  expect(quotedPrice(fakeQuote('SOL', { doubt: 'leap' }))).toBeNull()
  expect(quotedPrice(fakeQuote('SOL', { price: null }))).toBeNull()
  expect(quotedPrice(fakeQuote('SOL', { price: 12 }))?.price).toBe(12)
})
