import { describe, expect, it } from 'vitest'
import { unknownCoin } from './coin-twins'
import { coinsMissingFrom, namesCoin, rowsOfCoin, rowsOfTwin } from './coin-named'

describe('coin names in a response', () => {
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
  ])('decides whether %s is a name of %s: %s', (name, coin, means) =>
    expect(namesCoin(name, coin)).toBe(means)
  )

  it('finds requested coins that are missing from the response', () => {
    expect(coinsMissingFrom(['BTC', 'NOPE'], ['BTCUSD'])).toEqual(['NOPE'])
    expect(coinsMissingFrom(['SOL'], ['BTC'])).toEqual(['SOL'])
    expect(coinsMissingFrom(['BTC', 'ETH'], ['bitcoin', 'ethereum'])).toEqual([])
    expect(coinsMissingFrom(['BTC'], [])).toEqual([])
  })

  it('returns only the rows of the requested coin', () => {
    const row = (symbol: string | null, value: number) => ({ symbol, value })
    const values = (rows: readonly { value: number }[]): number[] => rows.map(({ value }) => value)
    expect(values(rowsOfCoin([row('BTCUSD', 1), row('ETHUSD', 2)], 'BTC'))).toEqual([1])
    expect(values(rowsOfCoin([row('bitcoin', 1), row('bitcoin', 2)], 'BTC'))).toEqual([1, 2])
    expect(values(rowsOfCoin([row('bitcoin', 1), row('ethereum', 2)], 'BTC'))).toEqual([])
    expect(values(rowsOfCoin([row('ETH', 1)], 'BTC'))).toEqual([])
    expect(values(rowsOfCoin([row(null, 1)], 'BTC'))).toEqual([1])
  })

  it('returns only the rows of the known coin if several coins share its symbol', () => {
    const row = (name: string, ath: number) => ({ symbol: 'BOND', name, ath })
    const rows = [row('Bonded Finance', 0.2), row('BarnBridge', 185.93)]
    const meant = { ...unknownCoin, identity: { id: null, name: 'BarnBridge' } }
    expect(rowsOfTwin(rows, 'BOND', meant)).toEqual(rows.slice(1))
    // If the coin's identity is unknown, any of the rows may be about it.
    expect(rowsOfTwin(rows, 'BOND')).toEqual([])
    expect(
      rowsOfTwin(rows.slice(0, 1), 'BOND', { ...meant, others: [{ id: null, name: 'Bonded Finance' }] })
    ).toEqual([])
    const nameless = [
      { symbol: 'BOND', days: 7 },
      { symbol: 'BOND', days: 30 }
    ]
    expect(rowsOfTwin(nameless, 'BOND', meant)).toEqual(nameless)
  })
})
