import type { Answer, BoardQuote } from '@contract'
import { expect, it } from 'vitest'
import { fakeQuote } from '../../bridge/fake-facts.fixture'
import { readDecimal, writeDecimal, type Decimal } from '../../../src-shared/decimal/decimal'
import { convertByQuotes, convertByRate } from './conversion'

const quotes: readonly BoardQuote[] = [
  fakeQuote('BTC', { price: 68078.12, priceText: '68078.123456789012', at: 500, fetchedAt: 900 }),
  fakeQuote('ETH', { price: 2000, priceText: '2000', at: 300, fetchedAt: 900 }),
  fakeQuote('DEAD', { price: null, priceText: null }),
  fakeQuote('BTCEUR@kraken', { price: 60_000, priceText: '60000', at: 500, fetchedAt: 900 })
]
const of = (coin: string): BoardQuote | undefined => quotes.find(({ symbol }) => symbol === coin)
const amount = (text: string): Decimal => readDecimal(text)!
const converted = (text: string, from: string, to: string): unknown => {
  const found = convertByQuotes(amount(text), from, to, of)
  return 'result' in found ? [writeDecimal(found.result), found.at, found.isGuessed] : found.missing
}

it('multiplies with full precision and marks an assumed currency', () => {
  expect(converted('0.35', 'BTC', 'USD')).toEqual(['23827.3432098761542', 500, true])
})

it('marks no currency as assumed if the quote has one', () => {
  const named = (coin: string): BoardQuote | undefined => {
    const quote = of(coin)
    return quote && { ...quote, currency: 'EUR' }
  }
  const found = (from: string, to: string): unknown => {
    const by = convertByQuotes(amount('2'), from, to, named)
    return 'result' in by ? [writeDecimal(by.result), by.isGuessed] : by.missing
  }
  expect(found('ETH', 'EUR')).toEqual(['4000', false])
  expect(found('EUR', 'ETH')).toEqual(['0.001', false])
  expect(found('ETH', 'USD')).toEqual(['USD'])
})

it("uses the user's currency for quotes without one", () => {
  const found = (from: string, to: string): unknown => {
    const by = convertByQuotes(amount('2'), from, to, of, { rate: null, fallback: 'EUR' })
    return 'result' in by ? [writeDecimal(by.result), by.isGuessed] : by.missing
  }
  expect(found('ETH', 'EUR')).toEqual(['4000', false])
  expect(found('EUR', 'ETH')).toEqual(['0.001', false])
  expect(found('ETH', 'USD')).toEqual(['USD'])
})

it('converts between two coins by their quotes', () => {
  expect(converted('1', 'BTC', 'ETH')).toEqual(['34.039061728394506', 300, false])
  expect(converted('10', 'ETH', 'BTC')).toEqual(['0.293780130597967050280215', 300, false])
})

it('returns the coins whose quotes are missing', () => {
  expect(converted('1', 'BTC', 'EUR')).toEqual(['EUR'])
  expect(converted('1', 'DEAD', 'NONE')).toEqual(['DEAD', 'NONE'])
  expect(converted('1', 'BTCEUR@kraken', 'ETH')).toEqual(['ETH'])
})

it('converts to and from the display currency by its rate', () => {
  const rate = { currency: 'EUR', rate: 0.8, at: 200, unit: null }
  const found = (from: string, to: string): unknown => {
    const by = convertByQuotes(amount('2'), from, to, of, { rate, fallback: null })
    return 'result' in by ? [writeDecimal(by.result), by.at, by.isGuessed] : by.missing
  }
  expect(found('ETH', 'EUR')).toEqual(['3200', 200, false])
  expect(found('EUR', 'ETH')).toEqual(['0.00125', 200, false])
  expect(found('EUR', 'GBP')).toEqual(['GBP'])
})

it('returns the same amount for the same coin', () => {
  expect(converted('0.10', 'ETH', 'ETH')).toEqual(['0.1', null, false])
})

it("converts by the service's rate with full precision", () => {
  const answer = (data: object): Answer =>
    ({ kind: 'conversion', data: { from: null, to: null, ...data }, dropped: 0 }) as unknown as Answer
  const rate = convertByRate(
    amount('0.35'),
    answer({ result: 57.5, text: { result: '57498.6123456789012' } }),
    7
  )
  expect(rate && [writeDecimal(rate.result), rate.at]).toEqual(['20124.51432098761542', 7])
  expect(convertByRate(amount('1'), answer({ result: null, text: {} }), 7)).toBeNull()
  expect(convertByRate(amount('1'), { kind: 'quotes' } as unknown as Answer, 7)).toBeNull()
})
