import { expect, it } from 'vitest'
import { fileNameOf, unsavedFault } from './saved-file'

it('names a file by what was asked, in signs that every system takes', () => {
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

it('says why a file was not saved, and never how the system says it', () => {
  expect(unsavedFault(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }))).toMatchObject({
    code: 'bad-input',
    what: 'The file was not saved: the disk is full.'
  })
  expect(unsavedFault(new Error('whatever')).what).toBe('The file was not saved: the system refused it.')
})
