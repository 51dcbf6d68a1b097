import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { minute } from '../../src-shared/time'
import type { QuoteRow } from '../service/api/answers/answer'
import type { PriceUpdate } from './board-service'
import { quotes, row, watching } from './board.fixture'

vi.setConfig({ testTimeout: 60_000 })

const bonded = row('BOND', 0.0031, { id: 'bonded-finance', name: 'Bonded Finance', marketCap: 310_000 })
const barn = row('BOND', 4.12, { id: 'barnbridge', name: 'BarnBridge', marketCap: 39_000_000 })

function twins(first: readonly QuoteRow[] = [bonded, barn], folder?: string) {
  const watched = watching(['BTC', 'BOND'], folder === undefined ? {} : { folder })
  const tell = async (...rows: readonly QuoteRow[]): Promise<void> => {
    watched.books.clock.advance(minute)
    watched.books.service.answer = () => quotes(row('BTC', 64_000, { name: 'Bitcoin' }), ...rows)
    await watched.board.refresh()
  }
  return { ...watched, first, tell, bond: () => watched.shown('BOND') }
}

test('shows the larger of two coins with one symbol, and lists the other', async () => {
  const { board, bond, tell } = twins()
  await tell(bonded, barn)
  expect(bond()).toMatchObject({ price: 4.12, missing: false })
  expect(board.board().twins).toEqual([
    {
      symbol: 'BOND',
      shown: { id: 'barnbridge', name: 'BarnBridge' },
      isChosen: false,
      others: [{ id: 'bonded-finance', name: 'Bonded Finance' }]
    }
  ])
})

test('shows the active coin even if an inactive coin comes first', async () => {
  const { bond, tell } = twins()
  await tell(
    row('BOND', null, { name: 'Old Bond', isActive: false }),
    row('BOND', 0.42, { name: 'Terra', isActive: true })
  )
  expect(bond()).toMatchObject({ price: 0.42, missing: false })
  expect(bond()?.doubt).toBeUndefined()
})

test('shows the price of the same coin whatever the order of rows', async () => {
  const { board, bond, tell } = twins()
  const updates: PriceUpdate[] = []
  board.pricesUpdated.on(prices => updates.push(prices))
  for (const rows of [[bonded, barn], [barn, bonded], [bonded], [barn, bonded]]) await tell(...rows)
  expect(new Set(updates.flatMap(({ prices }) => prices.get('BOND') ?? []))).toEqual(new Set([4.12]))
  expect(bond()).toMatchObject({ price: 4.12, spark: [4.12, 4.12, 4.12] })
})

test('never shows the price of the symbol’s other coin, even if rows or fields are missing', async () => {
  const less = (full: QuoteRow) =>
    fc.subarray(['id', 'name', 'marketCap', 'price'] as const).map((gone): QuoteRow => ({
      ...full,
      ...Object.fromEntries(gone.map(field => [field, field === 'id' ? undefined : null]))
    }))
  const response = fc.tuple(fc.option(less(bonded)), fc.option(less(barn)), fc.boolean())
  await fc.assert(
    fc.asyncProperty(fc.array(response, { maxLength: 6 }), async responses => {
      const { board, tell, closeAll } = twins()
      await tell(bonded, barn)
      const seen = new Set<number>()
      board.pricesUpdated.on(({ prices }) => seen.add(prices.get('BOND') ?? 4.12))
      for (const [one, other, isTurned] of responses) {
        const rows = [one, other].filter(entry => entry !== null)
        await tell(...(isTurned ? rows.toReversed() : rows))
      }
      closeAll()
      expect([...seen]).toEqual(responses.length === 0 ? [] : [4.12])
    }),
    { numRuns: 10 }
  )
})

test('marks the price as doubtful if nothing identifies the coin', async () => {
  const { board, bond, tell } = twins()
  const updates: PriceUpdate[] = []
  board.pricesUpdated.on(prices => updates.push(prices))
  const [one, other] = [bonded, barn].map(full => ({ ...full, marketCap: null })) as [QuoteRow, QuoteRow]
  await tell(one, other)
  expect(bond()?.doubt).toBe('twins')
  expect(updates.map(({ prices }) => prices.has('BOND'))).toEqual([false])
  expect(board.board().twins?.[0]).toMatchObject({ shown: null, others: [{}, {}] })
  await tell(other, one)
  expect(bond()?.doubt).toBe('twins')
  // A market cap identifies the coin, so its price is no longer doubtful.
  await tell(one, barn)
  expect(bond()).toMatchObject({ price: 4.12 })
  expect(bond()?.doubt).toBeUndefined()
})

test('shows the coin that the user chooses, without another call', async () => {
  const { board, bond, tell, folder, closeAll, books } = twins()
  await tell(bonded, barn)
  const calls = books.service.calls.length
  board.chooseCoin('BOND', { id: 'bonded-finance', name: 'Bonded Finance' })
  expect(bond()).toMatchObject({ price: 0.0031, spark: [0.0031] })
  expect(board.board().twins).toMatchObject([
    { isChosen: true, shown: { name: 'Bonded Finance' }, others: [{ name: 'BarnBridge' }] }
  ])
  expect(books.service.calls).toHaveLength(calls)
  await tell(barn, bonded)
  expect(bond()).toMatchObject({ price: 0.0031 })
  closeAll()
  const later = twins([], folder)
  expect(later.bond()).toMatchObject({ price: 0.0031 })
  await later.tell(barn, bonded)
  expect(later.bond()).toMatchObject({ price: 0.0031 })
  // If the coin's own row has no price, its last price is kept. The other coin's price is never used.
  await later.tell(barn, { ...bonded, price: null })
  expect(later.bond()).toMatchObject({ price: 0.0031, doubt: 'unread' })
  await later.tell(barn)
  expect(later.bond()).toMatchObject({ price: 0.0031, missing: true })
})

test('prefers the coin whose name the user added, even if another coin is larger', async () => {
  const { board, bond, tell } = twins()
  board.chooseCoin('BOND', { id: null, name: 'Bonded Finance' })
  await tell(barn, bonded)
  expect(bond()).toMatchObject({ price: 0.0031 })
})
