import { expect, it } from 'vitest'
import { fileNameOf } from './saved-file'

it('uses only characters that are portable in file names', () => {
  expect(fileNameOf('getOHLCIntraday', { symbol: 'BTC', interval: '1h', bars: '500' }, 'csv')).toBe(
    'getOHLCIntraday-BTC-1h-500.csv'
  )
  expect(fileNameOf('getData', { symbol: 'BTC@binance ETH/../x' }, 'json')).toBe(
    'getData-BTC@binance-ETH-..-x.json'
  )
  expect(fileNameOf('getTop', {}, 'json')).toBe('getTop.json')
  const many = fileNameOf('getData', { symbol: Array(200).fill('BTC').join(' ') }, 'csv')
  expect(many.length).toBeLessThan(90)
  expect(many).toMatch(/C\.csv$/)
})
