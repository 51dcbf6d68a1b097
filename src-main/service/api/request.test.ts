import { expect, test } from 'vitest'
import { causeWords } from '../../../src-shared/words/fault'
import { prepareCall, requestInit } from './request'
import { m } from '../../../src-shared/messages/m'

const base = 'https://api.example.com/market'
const urlOf = (name: string, params: Record<string, string>): string => {
  const prepared = prepareCall(base, name, params)
  if (!prepared.ok) throw new Error(prepared.cause.code)
  return prepared.url
}
const reasonOf = (name: string, params: Record<string, string>): string => {
  const prepared = prepareCall(base, name, params)
  return prepared.ok ? '' : causeWords(prepared.cause).what
}

test.each(['BTC ETH', 'BTC+ETH', ' BTC  + ETH ', 'BTC\nETH'])(
  'joins coins typed as %j with a literal plus',
  symbol => {
    expect(urlOf('getData', { symbol })).toBe(`${base}/api/v1/getData?symbol=BTC+ETH`)
  }
)

test('keeps the @ between a coin and its exchange', () => {
  expect(urlOf('getData', { symbol: 'BTC@binance BTCUSDT@kraken' })).toBe(
    `${base}/api/v1/getData?symbol=BTC@binance+BTCUSDT@kraken`
  )
})

test('sends a repeated coin once', () => {
  expect(urlOf('getData', { symbol: 'BTC ETH BTC' })).toMatch(/symbol=BTC\+ETH$/)
})

test('doesn’t send parameters that are missing or blank', () => {
  expect(urlOf('getOHLCIntraday', {})).toBe(`${base}/api/v1/getOHLCIntraday`)
  expect(urlOf('getOHLCIntraday', { symbol: 'BTC', interval: ' ', bars: '' })).toMatch(
    /getOHLCIntraday\?symbol=BTC$/
  )
})

test('sends any value of a parameter that the contract doesn’t restrict', () => {
  expect(urlOf('getHistory', { symbol: 'BTC', date: '2025-01-01 12:00' })).toMatch(
    /date=2025-01-01\+12%3A00$/
  )
  expect(urlOf('getTimeframe', { interval: '7x' })).toMatch(/interval=7x$/)
  expect(urlOf('getConversion', { convert: 'EUR+USD' })).toMatch(/convert=EUR\+USD$/)
  expect(urlOf('getOHLCIntraday', { bars: '0500' })).toMatch(/bars=500$/)
})

test.each([
  ['getBollinger', { period: '20' }, 'getBollinger has no parameter period. Use symbol.'],
  ['getFearGreed', { symbol: 'BTC' }, 'getFearGreed has no parameter symbol.'],
  ['getNothing', {}, m.faults.causeWhat['operation-unknown']({ name: 'getNothing' })],
  ['__proto__', {}, m.faults.causeWhat['operation-unknown']({ name: '__proto__' })],
  ['getData', { symbol: 'BTC&api_key=x' }, m.faults.causeWhat['coin-form']()],
  ['getData', { symbol: 'X'.repeat(41) }, m.faults.nameLong()],
  [
    'getData',
    { symbol: Array.from({ length: 1001 }, (_, i) => `C${i}`).join(' ') },
    m.faults.causeWhat['coins-many']({ most: '1000' })
  ],
  [
    'getData',
    { symbol: Array.from({ length: 900 }, (_, i) => `LONGCOIN${i}@EXCHANGE`).join(' ') },
    m.faults.causeWhat['coins-long']()
  ],
  ['getTop', { top: '0' }, m.faults.causeWhat['number-form']({ name: 'top', most: '5000' })],
  ['getTop', { top: '-3' }, m.faults.causeWhat['number-form']({ name: 'top', most: '5000' })],
  ['getTop', { top: '1e3' }, m.faults.causeWhat['number-form']({ name: 'top', most: '5000' })],
  ['getOHLCIntraday', { bars: '10.5' }, m.faults.causeWhat['number-form']({ name: 'bars', most: '100000' })],
  ['getOHLCIntraday', { interval: '1 h' }, m.faults.causeWhat['interval-form']()],
  ['getHistory', { date: '2025-01-01\r\nX' }, m.faults.causeWhat['date-form']()],
  ['getDataCurrency', { currency: '€uro<' }, m.faults.causeWhat['currency-form']()]
])('rejects %s %j: %s', (name, params, reason) => {
  expect(reasonOf(name, params as Record<string, string>)).toBe(reason)
})

test('sends a thousand coins of typical length in one call', () => {
  const coins = Array.from({ length: 1000 }, (_, index) => `COIN${index}`)
  expect(new URL(urlOf('getData', { symbol: coins.join(' ') })).searchParams.get('symbol')).toBe(
    coins.join(' ')
  )
})

test('sets all request options that protect credits and the key', () => {
  const { signal } = new AbortController()
  expect(requestInit('k', signal)).toEqual({
    method: 'GET',
    headers: { authorization: 'Bearer k', accept: 'application/json', connection: 'close' },
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal
  })
})
