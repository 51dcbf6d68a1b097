import { describe, expect, it } from 'vitest'
import { fakeQuote } from '../../bridge/fake-facts.fixture'
import { m } from '../../../src-shared/messages/m'
import { orderRows } from '../../ui/table/order'
import {
  columnsLeftOut,
  gapIn,
  leavesNames,
  quoteColumns,
  type ListShape,
  type WatchColumn
} from './quote-columns'
import { priceRoom } from '../../coins/price-room'
import { dailyChange, quoteFigures, sourceOfChanges, type QuoteTableRow } from './row'

const room = { whole: 6, fraction: 2, widest: 0 }
const keys = (shape: Partial<ListShape>): string[] =>
  quoteColumns({ room, width: 400, chosen: null, changeSource: 'service', ...shape }).map(({ key }) => key)
const all: readonly WatchColumn[] = ['age', 'days7', 'hour', 'fromHigh', 'name', 'volume', 'days30', 'change']

describe('watchlist columns', () => {
  it('shows the default columns until the user chooses others', () => {
    expect(keys({})).toEqual(['coin', 'price', 'change', 'trend', 'age', 'remove'])
    expect(keys({ width: 500 })).toEqual(['coin', 'price', 'change', 'range', 'trend', 'age', 'remove'])
  })

  it('shows the trend by default only once a coin has one', () => {
    expect(keys({ hasTrend: false })).toEqual(['coin', 'price', 'change', 'age', 'remove'])
    expect(keys({ hasTrend: false, chosen: ['trend'] })).toEqual(['coin', 'price', 'trend', 'remove'])
  })

  it('keeps the columns in a fixed order', () => {
    expect(keys({ width: 900, chosen: ['age', 'days7', 'hour'] })).toEqual([
      ...['coin', 'price', 'hour', 'days7', 'age', 'remove']
    ])
    expect(keys({ chosen: [] })).toEqual(['coin', 'price', 'remove'])
  })

  it('shows as many chosen columns as fit', () => {
    for (const width of [240, 300, 400, 520, 640, 800]) {
      const shape: ListShape = { room, width, chosen: all, changeSource: 'service' }
      const columns = quoteColumns(shape)
      const taken = columns.reduce(
        (sum, column) => sum + column.width,
        24 + gapIn(width) * (columns.length - 2)
      )
      expect(taken).toBeLessThanOrEqual(Math.max(width, 160))
      expect(columns.length - 3 + columnsLeftOut(shape).length).toBe(all.length)
    }
    expect(columnsLeftOut({ room, width: 2000, chosen: all, changeSource: 'service' })).toEqual([])
  })

  it('columns never exceed the width of the list', () => {
    const wide = { whole: 6, fraction: 5, widest: 0 }
    for (const changeSource of ['service', 'ours', 'mixed'] as const)
      for (let width = 270; width <= 800; width += 10) {
        const columns = quoteColumns({ room: wide, width, chosen: null, changeSource })
        const taken = columns.reduce(
          (sum, column) => sum + column.width,
          24 + gapIn(width) * (columns.length - 1)
        )
        expect(taken, `${width} px`).toBeLessThanOrEqual(width)
      }
    const keysAt = (width: number): string[] =>
      keys({ room: wide, width, changeSource: 'mixed' }).slice(2, -1)
    expect(keysAt(270)).toEqual(['change'])
    expect(keysAt(310)).toEqual(['change', 'age'])
  })

  it('includes the age in the narrowest default list', () => {
    // The narrowest list has 320 px, from which the scrollbar is subtracted.
    for (const prices of [
      [68_078.5, 0.00000001234],
      [105_000, 0.00001234],
      [123_456_789.12, 1e-8],
      [1e-12, 1e12]
    ]) {
      expect(keys({ room: priceRoom(prices, 5), width: 310 }), String(prices)).toEqual([
        ...['coin', 'price', 'change', 'age', 'remove']
      ])
    }
  })

  it('leaves space for the full coin name or only the symbol', () => {
    const named = (width: number, fraction = 2): boolean =>
      leavesNames(
        quoteColumns({ room: { ...room, fraction }, width, chosen: null, changeSource: 'service' }),
        width
      )
    expect([310, 430, 490, 590, 800].map(width => named(width))).toEqual([false, true, true, true, true])
    // The list has this width in a large window if one of its coins has a very low price.
    expect(named(490, 6)).toBe(true)
    expect(named(0)).toBe(true)
  })

  it('widens the price column if prices have different currencies', () => {
    const price = (isMixed: boolean): number | undefined =>
      quoteColumns({ room, width: 400, chosen: null, changeSource: 'service', isMixed })[1]?.width
    expect(price(true)).toBe((price(false) ?? 0) + 40)
  })

  it('names a calculated change by its period, and the service’s as the service does', () => {
    const label = (changeSource: ListShape['changeSource']): string | undefined =>
      quoteColumns({ room, width: 400, chosen: null, changeSource }).find(({ key }) => key === 'change')
        ?.label
    expect(label('ours')).toBe(m.quotes.day())
    expect([label('service'), label('mixed')]).toEqual([m.quotes.column.daily(), m.quotes.column.daily()])
    expect(m.quotes.day()).not.toBe(m.quotes.column.daily())
  })

  it('labels the change column as calculated only if all changes are', () => {
    const unit = (changeSource: ListShape['changeSource']): string | undefined =>
      quoteColumns({ room, width: 400, chosen: null, changeSource }).find(({ key }) => key === 'change')?.unit
    expect(unit('ours')).toBe('calculated')
    expect(unit('mixed')).toBeUndefined()
  })

  it('shows the name next to the symbol only if all numbers fit', () => {
    expect(keys({ width: 900, chosen: ['name', 'hour', 'day'] })).toEqual([
      ...['coin', 'name', 'price', 'hour', 'day', 'remove']
    ])
    expect(keys({ width: 320, chosen: ['name', 'hour', 'day'] })).toEqual([
      ...['coin', 'price', 'hour', 'day', 'remove']
    ])
  })

  it('the reason for a missing price spans the empty columns', () => {
    const row: QuoteTableRow = { coin: 'X', quote: fakeQuote('X', { missing: true }) }
    for (const chosen of [null, all, ['hour'] as const]) {
      const columns = quoteColumns({ room, width: 900, chosen, changeSource: 'service' })
      const afterPrice = columns.findIndex(({ key }) => key === 'price') + 1
      expect(columns[afterPrice]?.until?.(row)).toBe(columns.at(-2)?.key)
    }
  })
})

describe('calculated values', () => {
  const figures = quoteFigures({
    serviceFigures: [{ coin: 'ETH', changes: {}, ath: { value: 5_000, at: 1_000 } }],
    recent: [
      { coin: 'BTC', hour: 0.5, day: -2 },
      { coin: 'ETH', hour: null, day: 3 }
    ],
    figures: [
      {
        coin: 'BTC',
        changes: { 7: 4, 30: null, 90: null, 365: null },
        fromHighPercent: -12,
        highDay: 1,
        highDays: 365,
        endsAt: null,
        spark: [1, 2],
        ranges: [],
        volume: 5
      }
    ]
  })
  const row = (coin: string, changePercent: number | null): QuoteTableRow => ({
    coin,
    quote: fakeQuote(coin, { changePercent }),
    ours: figures.get(coin)
  })

  it('a calculated change replaces the daily change only if the service has none', () => {
    expect(dailyChange(row('BTC', 1.5))).toEqual({ percent: 1.5, isOurs: false })
    expect(dailyChange(row('BTC', 0))).toEqual({ percent: 0, isOurs: false })
    expect(dailyChange(row('BTC', null))).toEqual({ percent: -2, isOurs: true })
    expect(dailyChange(row('SOL', null))).toEqual({ percent: null, isOurs: false })
    const unpriced = { ...row('BTC', null), quote: fakeQuote('BTC', { price: null, changePercent: null }) }
    expect(dailyChange(unpriced)).toEqual({ percent: null, isOurs: false })
  })

  it('reports whether changes are calculated, from the service or mixed', () => {
    expect(sourceOfChanges([row('BTC', 1), row('ETH', 2)])).toBe('service')
    expect(sourceOfChanges([row('BTC', null), row('ETH', 2)])).toBe('mixed')
    expect(sourceOfChanges([row('BTC', null), row('SOL', null)])).toBe('ours')
    expect(sourceOfChanges([row('SOL', null)])).toBe('service')
  })

  it('sorts by calculated values, with unknown values last', () => {
    const rows = [row('SOL', 1), row('ETH', 1), row('BTC', 1)]
    const columns = quoteColumns({ room, width: 900, chosen: all, changeSource: 'service' })
    const ordered = (column: WatchColumn, descending: boolean): string[] =>
      orderRows(rows, columns, { column, descending }).map(({ coin }) => coin)
    expect(ordered('days7', true)).toEqual(['BTC', 'SOL', 'ETH'])
    expect(ordered('hour', false)[0]).toBe('BTC')
  })
})
