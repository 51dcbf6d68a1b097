import { describe, expect, it } from 'vitest'
import type { TableColumn } from './column'
import { nextOrder, orderRows, type TableOrder } from './order'

interface Row {
  readonly coin: string
  readonly price: number | null
}

const columns: readonly TableColumn<Row, 'coin' | 'price' | 'note'>[] = [
  { key: 'coin', label: 'Coin', width: 48, value: row => row.coin },
  { key: 'price', label: 'Price', width: 70, value: row => row.price, first: 'descending' },
  { key: 'note', label: 'Note', width: 70 }
]
const rows: readonly Row[] = [
  { coin: 'C10', price: 142 },
  { coin: 'GONE', price: null },
  { coin: 'c9', price: 68_078 },
  { coin: 'ETH', price: 3_512 },
  { coin: 'DEAD', price: null },
  { coin: 'ALSO', price: 142 }
]
const ordered = (order: TableOrder<'coin' | 'price' | 'note'> | null): string =>
  orderRows(rows, columns, order)
    .map(({ coin }) => coin)
    .join(' ')

describe('the order of rows', () => {
  it.each([
    [null, 'C10 GONE c9 ETH DEAD ALSO'],
    [{ column: 'coin', descending: false }, 'ALSO c9 C10 DEAD ETH GONE'],
    [{ column: 'coin', descending: true }, 'GONE ETH DEAD C10 c9 ALSO'],
    [{ column: 'price', descending: true }, 'c9 ETH C10 ALSO GONE DEAD'],
    [{ column: 'price', descending: false }, 'C10 ALSO ETH c9 GONE DEAD'],
    [{ column: 'note', descending: true }, 'C10 GONE c9 ETH DEAD ALSO']
  ] as const)('sorts by %o with unknown values last', (order, expected) => {
    expect(ordered(order)).toBe(expected)
  })

  it("doesn't modify the original rows", () => {
    ordered({ column: 'price', descending: true })
    expect(rows[0]?.coin).toBe('C10')
  })

  it('sorts infinite values', () => {
    const costs = [
      { coin: 'A', price: Infinity },
      { coin: 'B', price: 3 },
      { coin: 'C', price: Infinity }
    ]
    const up = orderRows(costs, columns, { column: 'price', descending: false })
    expect(up.map(({ coin }) => coin)).toEqual(['B', 'A', 'C'])
  })
})

describe('a click on a heading', () => {
  it('switches from the first order to the reverse and the original order', () => {
    const first = nextOrder(null, columns[1]!)
    const second = nextOrder(first, columns[1]!)
    expect([first, second, nextOrder(second, columns[1]!)]).toEqual([
      { column: 'price', descending: true },
      { column: 'price', descending: false },
      null
    ])
  })

  it('sorts names from A first', () => {
    expect(nextOrder({ column: 'price', descending: false }, columns[0]!)).toEqual({
      column: 'coin',
      descending: false
    })
  })
})

it('sorts 2,000 rows in a few milliseconds', () => {
  const many = Array.from({ length: 2_000 }, (_, at) => ({ coin: `C${(at * 7919) % 2_000}`, price: at % 97 }))
  const from = performance.now()
  const [first] = orderRows(many, columns, { column: 'coin', descending: false })
  expect(performance.now() - from).toBeLessThan(250)
  expect(first?.coin).toBe('C0')
})
