import { describe, expect, it } from 'vitest'
import { answerTable } from './answer-table'
import type { AnswerTable } from './column'
import { fakeAnswers } from '../explorer.fixture'
import { filterRows, tableColumns, tracks } from './table-columns'
import { nextOrder, orderRows, type TableOrder } from '../../../ui/table/order'

const prices: readonly (number | null)[] = [3, null, 20, 100]
const quotes = prices.map((price, at) => ({
  ...fakeAnswers.quotes.data[0]!,
  symbol: `C${at}`,
  price,
  text: price === null ? {} : { price: String(price) }
}))
const table = answerTable('getTop', { ...fakeAnswers.quotes, data: quotes })
const shown = (rows: readonly unknown[]): readonly string[] =>
  rows.map(row => (row as { symbol: string }).symbol)
const arrange = (of: AnswerTable, text: string, order: TableOrder | null) =>
  orderRows(filterRows(of, text), tableColumns(of, 80), order)
const column = (of: AnswerTable, key: string) => tableColumns(of, 80).find(one => one.key === key)!

describe('the order of rows', () => {
  it("shows rows in the response's order until the user chooses a column", () => {
    expect(shown(arrange(table, '', null))).toEqual(['C0', 'C1', 'C2', 'C3'])
  })

  it('sorts numbers by size, with unknown values last in both directions', () => {
    expect(shown(arrange(table, '', { column: 'price', descending: true }))).toEqual(['C3', 'C2', 'C0', 'C1'])
    expect(shown(arrange(table, '', { column: 'price', descending: false }))).toEqual([
      'C0',
      'C2',
      'C3',
      'C1'
    ])
  })

  it("cycles through descending, ascending and the response's order", () => {
    const first = nextOrder(null, column(table, 'price'))
    expect(first).toEqual({ column: 'price', descending: true })
    const second = nextOrder(first, column(table, 'price'))
    expect(second?.descending).toBe(false)
    expect(nextOrder(second, column(table, 'price'))).toBeNull()
    expect(nextOrder(second, column(table, 'symbol'))).toEqual({ column: 'symbol', descending: false })
  })

  it('includes only rows that contain the text', () => {
    expect(shown(arrange(table, ' c2 ', null))).toEqual(['C2'])
    expect(arrange(table, '69,194', null)).toEqual([])
    expect(shown(arrange(table, 'BINANCE', null))).toHaveLength(4)
  })
})

it('sorts 21,600 candles within a second', () => {
  const data = Array.from({ length: 21_600 }, (_, at) => ({
    ...fakeAnswers.candles.data[0]!,
    time: at * 60_000
  }))
  const many = answerTable('getOHLCIntraday', { ...fakeAnswers.candles, data })
  const from = performance.now()
  const rows = arrange(many, '', { column: 'time', descending: false })
  expect(performance.now() - from).toBeLessThan(1000)
  expect((rows[0] as { time: number }).time).toBe(0)
})

it('makes a column as wide as its widest text, up to a limit', () => {
  const [symbol = 0] = tracks(table)
  const long = quotes.map(row => ({ ...row, symbol: row.symbol.repeat(8) }))
  const [wider = 0] = tracks(answerTable('getTop', { ...fakeAnswers.quotes, data: long }))
  expect(wider).toBeGreaterThan(symbol)
  const endless = quotes.map(row => ({ ...row, symbol: 'W'.repeat(500) }))
  expect(tracks(answerTable('getTop', { ...fakeAnswers.quotes, data: endless }))[0]).toBe(200)
})
