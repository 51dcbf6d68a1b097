import type { BoardQuote } from '@contract'
import { describe, expect, it } from 'vitest'
import type { QuoteRow } from './row'
import type { ListSort } from '../../state/list-sort'
import { nextSort, sortRows } from './row-order'

function row(coin: string, fields: Partial<BoardQuote> | null): QuoteRow {
  if (fields === null) return { coin, quote: undefined }
  const quote: BoardQuote = {
    symbol: coin,
    name: null,
    price: null,
    priceText: null,
    low: null,
    high: null,
    changePercent: null,
    at: null,
    fetchedAt: null,
    exchange: null,
    missing: false,
    refused: null,
    spark: [],
    ...fields
  }
  return { coin, quote }
}

const rows = [
  row('SOL', { price: 142, changePercent: 3.41, at: 3_000, low: 100, high: 200 }),
  row('BTC', { price: 68_078, changePercent: -0.65, at: 1_000, low: 68_000, high: 69_000 }),
  row('GONE', null),
  row('ETH', { price: 3_512, changePercent: 1.2, at: 2_000, low: 3_000, high: 3_512 }),
  row('DEAD', { missing: true })
]
const order = (sort: ListSort): string =>
  sortRows(rows, sort)
    .map(one => one.coin)
    .join(' ')

describe('sorting', () => {
  it('by own order changes nothing', () => expect(order(null)).toBe('SOL BTC GONE ETH DEAD'))

  it.each([
    [{ column: 'coin', descending: false }, 'BTC DEAD ETH GONE SOL'],
    [{ column: 'coin', descending: true }, 'SOL GONE ETH DEAD BTC'],
    [{ column: 'price', descending: true }, 'BTC ETH SOL GONE DEAD'],
    [{ column: 'price', descending: false }, 'SOL ETH BTC GONE DEAD'],
    [{ column: 'change', descending: true }, 'SOL ETH BTC GONE DEAD'],
    [{ column: 'range', descending: true }, 'ETH SOL BTC GONE DEAD'],
    [{ column: 'age', descending: true }, 'BTC ETH SOL GONE DEAD']
  ] as const)('%o keeps unknown figures last', (sort, expected) => expect(order(sort)).toBe(expected))

  it('leaves the rows it was given alone', () => {
    order({ column: 'price', descending: true })
    expect(rows.map(one => one.coin)).toEqual(['SOL', 'BTC', 'GONE', 'ETH', 'DEAD'])
  })
})

describe('a click on a head', () => {
  it('goes through natural order, the other way and own order', () => {
    const first = nextSort(null, 'price')
    const second = nextSort(first, 'price')
    expect([first, second, nextSort(second, 'price')]).toEqual([
      { column: 'price', descending: true },
      { column: 'price', descending: false },
      null
    ])
  })

  it('starts names at A', () => expect(nextSort(null, 'coin')).toEqual({ column: 'coin', descending: false }))

  it('on another column starts anew', () => {
    expect(nextSort({ column: 'price', descending: false }, 'change')).toEqual({
      column: 'change',
      descending: true
    })
  })
})
