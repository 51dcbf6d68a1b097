import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identityOf, splitTwins, unknownCoin, type KnownCoin, type TwinRow } from './coin-twins'

const bonded = {
  symbol: 'BOND',
  id: 'bonded-finance',
  name: 'Bonded Finance',
  price: 0.0031,
  marketCap: 310_000
}
const barn = { symbol: 'BOND', id: 'barnbridge', name: 'BarnBridge', price: 4.12, marketCap: 39_000_000 }
const rowsOf = (rows: readonly TwinRow[]): readonly TwinRow[] => rows
const known = (row: TwinRow, part: Partial<KnownCoin> = {}): KnownCoin => ({
  ...unknownCoin,
  identity: identityOf(row),
  price: row.price ?? null,
  others: [bonded, barn].flatMap(one => (one.id === row.id ? [] : [{ id: one.id, name: one.name }])),
  ...part
})
const names = (rows: readonly TwinRow[]): readonly unknown[] => rows.map(({ name }) => name)

describe('several coins with one symbol, none chosen by the user', () => {
  it.each([
    ['prefers the coin with the largest market cap', [bonded, barn], 'BarnBridge'],
    ['prefers a coin with a market cap to one without', [{ ...bonded, marketCap: null }, barn], 'BarnBridge'],
    [
      'prefers the coin with the best rank if none has a market cap',
      [
        { ...bonded, marketCap: null, rank: 900 },
        { ...barn, marketCap: null, rank: 14 }
      ],
      'BarnBridge'
    ],
    [
      'prefers the coin marked as active if none has a market cap or rank',
      [
        { ...bonded, marketCap: null, isActive: false },
        { ...barn, marketCap: null, isActive: true }
      ],
      'BarnBridge'
    ],
    ['ignores a coin without a price', [{ ...bonded, price: null, marketCap: 9e9 }, barn], 'BarnBridge']
  ])('%s', (_, rows, name) => {
    for (const order of [rows, rows.toReversed()])
      expect(splitTwins(rowsOf(order))).toMatchObject({ own: [{ name }], others: [{}], isUnsure: false })
  })

  it('picks the coin whose price is nearest to the last known price', () => {
    const rows = [bonded, barn].map(row => ({ ...row, marketCap: null }))
    const split = splitTwins(rows, { ...unknownCoin, price: 3.9 })
    expect([names(split.own), split.isUnsure]).toEqual([['BarnBridge'], false])
  })

  it('makes the same guess whatever the order of rows if several coins are possible', () => {
    const rows = [bonded, barn].map(row => ({ ...row, marketCap: null }))
    for (const price of [null, 0.1]) {
      const split = [rows, rows.toReversed()].map(order => splitTwins(order, { ...unknownCoin, price }))
      expect(split.map(({ isUnsure }) => isUnsure)).toEqual([true, true])
      expect(split[0]?.own).toEqual(split[1]?.own)
    }
  })
})

describe('a symbol whose coin is known', () => {
  it('keeps the known coin when a larger one has the same symbol', () =>
    expect(names(splitTwins([barn, bonded], known(bonded)).own)).toEqual(['Bonded Finance']))

  it('finds no row if the response only has another coin with the symbol', () =>
    expect(splitTwins([barn], known(bonded))).toMatchObject({ own: [], others: [{ name: 'BarnBridge' }] }))

  it("keeps the known coin's row even if it has no price", () =>
    expect(splitTwins([barn, { ...bonded, price: null }], known(bonded)).own).toMatchObject([
      { price: null }
    ]))

  it('recognises the known coin by id or by name if the other changed', () => {
    expect(names(splitTwins([{ ...bonded, name: 'BONDED' }, barn], known(bonded)).own)).toEqual(['BONDED'])
    const listed = { ...bonded, id: '92' }
    expect(names(splitTwins([bonded, barn], known(listed)).own)).toEqual(['Bonded Finance'])
  })

  it('recognises a coin whose name changed if no other coin has its symbol', () =>
    expect(
      splitTwins([{ symbol: 'POL', name: 'POL (ex-MATIC)', price: 0.41 }], {
        ...known({ symbol: 'POL', name: 'Polygon', price: 0.4 }),
        others: []
      }).own
    ).toHaveLength(1))
})

describe('a coin whose only name is its symbol', () => {
  const bitcoin = { symbol: 'BTC', name: 'BTC', price: 64_000, marketCap: 1.28e12 }
  const batcat = { symbol: 'BTC', id: 'batcat', name: 'batcat', price: 0.0002, marketCap: 190_000 }

  it('chooses a coin by market cap first and keeps it afterwards', () => {
    for (const rows of [
      [bitcoin, batcat],
      [batcat, bitcoin]
    ])
      expect(splitTwins(rows)).toMatchObject({ own: [bitcoin], others: [batcat], isUnsure: false })
    const after = {
      ...unknownCoin,
      identity: identityOf(bitcoin),
      price: 64_000,
      others: [{ id: 'batcat', name: 'batcat' }]
    }
    expect(splitTwins([batcat], after)).toMatchObject({ own: [], others: [batcat] })
    expect(splitTwins([{ ...bitcoin, price: 30_000 }], after)).toMatchObject({
      own: [{ price: 30_000 }],
      isUnsure: false
    })
  })

  it('recognises a coin when a response adds its full name', () =>
    expect(
      splitTwins([{ ...bitcoin, name: 'Bitcoin' }], { ...unknownCoin, identity: identityOf(bitcoin) }).own
    ).toHaveLength(1))
})

describe('rows of one coin', () => {
  const venue = (exchange: string, price: number, part: TwinRow = {}) => ({
    symbol: 'BTC',
    exchange,
    price,
    ...part
  })

  it.each([
    ['from several venues', [venue('binance', 64_000), venue('kraken', 64_010)]],
    [
      'with a different name on each venue',
      [venue('binance', 64_000, { name: 'BTC' }), venue('kraken', 64_010, { name: 'Bitcoin' })]
    ],
    [
      'with a different id on each venue',
      [venue('binance', 64_000, { id: '1' }), venue('kraken', 64_010, { id: '2' })]
    ],
    [
      'in several currencies',
      [
        { symbol: 'BTC', currency: 'USD', price: 64_000 },
        { symbol: 'BTC', currency: 'JPY', price: 9_600_000 }
      ]
    ],
    [
      'with the names of markets',
      [
        { symbol: 'BTC', name: 'BTC-USD', currency: 'USD', price: 64_000 },
        { symbol: 'BTC', name: 'BTC-EUR', currency: 'EUR', price: 59_000 }
      ]
    ]
  ])('groups rows %s', (_, rows) => expect(splitTwins(rowsOf(rows))).toMatchObject({ own: rows, others: [] }))

  it('puts the row of the venue used last first, whatever the order of rows', () => {
    const rows = [venue('binance', 64_000), venue('kraken', 64_010)]
    for (const order of [rows, rows.toReversed()])
      expect(splitTwins(order, { ...unknownCoin, exchange: 'kraken' }).own[0]).toMatchObject({
        exchange: 'kraken'
      })
  })
})

it('never uses the price of another coin with the same symbol, whichever fields are missing', () => {
  const withLess = (row: TwinRow) =>
    fc.subarray(['id', 'name', 'marketCap', 'price'] as const, { maxLength: 4 }).map(missing => ({
      ...row,
      ...Object.fromEntries(missing.map(field => [field, null]))
    }))
  const response = fc
    .tuple(withLess(bonded), withLess(barn), fc.boolean(), fc.subarray([0, 1]))
    .map(([one, other, isTurned, left]) =>
      [one, other].filter((_, at) => left.includes(at)).sort(() => (isTurned ? -1 : 1))
    )
  fc.assert(
    fc.property(response, rows => {
      const { own, isUnsure } = splitTwins(rows, known(barn))
      const [row] = own
      if (row && typeof row.price === 'number' && !isUnsure) expect(row.price).toBe(4.12)
    })
  )
})
