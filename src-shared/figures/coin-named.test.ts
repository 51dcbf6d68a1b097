import { describe, expect, it } from 'vitest'
import { coinsLacking, namesCoin, rowsOfCoin } from './coin-named'

describe('a name in an answer', () => {
  it.each([
    ['BTC', 'BTC@kraken', true],
    ['btc', 'BTC', true],
    ['BTCUSD', 'BTC', true],
    ['BTC-USDT', 'BTC', true],
    ['BTC/EUR', 'BTC', true],
    ['ETHFI', 'ETH', false],
    ['BTCST', 'BTC', false],
    ['ETH', 'BTC', false],
    ['ethereum', 'ETH', false]
  ])('%s means %s: %s', (name, coin, means) => expect(namesCoin(name, coin)).toBe(means))

  it('is held against what was asked, unless the answer knows coins by words of its own', () => {
    expect(coinsLacking(['BTC', 'NOPE'], ['BTCUSD'])).toEqual(['NOPE'])
    expect(coinsLacking(['SOL'], ['BTC'])).toEqual(['SOL'])
    expect(coinsLacking(['BTC', 'ETH'], ['bitcoin', 'ethereum'])).toEqual([])
    expect(coinsLacking(['BTC'], [])).toEqual([])
  })

  it('leads to the rows of one coin, never to another’s', () => {
    const row = (symbol: string | null, value: number) => ({ symbol, value })
    const values = (rows: readonly { value: number }[]): number[] => rows.map(({ value }) => value)
    expect(values(rowsOfCoin([row('BTCUSD', 1), row('ETHUSD', 2)], 'BTC'))).toEqual([1])
    expect(values(rowsOfCoin([row('bitcoin', 1), row('bitcoin', 2)], 'BTC'))).toEqual([1, 2])
    expect(values(rowsOfCoin([row('bitcoin', 1), row('ethereum', 2)], 'BTC'))).toEqual([])
    expect(values(rowsOfCoin([row('ETH', 1)], 'BTC'))).toEqual([])
    expect(values(rowsOfCoin([row(null, 1)], 'BTC'))).toEqual([1])
  })
})
