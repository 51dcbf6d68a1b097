import type { DailySum, LedgerEntry } from '@contract'
import { expect, it } from 'vitest'
import { LedgerPages } from './ledger-pages.svelte'
import { fakeEntries, fakeEntry, fakeSum } from './ledger.fixture'

function open(entries: readonly LedgerEntry[]) {
  const book = {
    entries,
    sums: [] as readonly DailySum[],
    edition: 0,
    broken: false,
    requests: [] as (readonly [number | null, number])[]
  }
  const pages = new LedgerPages(async (before, limit) => {
    book.requests.push([before, limit])
    if (book.broken) return null
    return book.entries.filter(({ id }) => before === null || id < before).slice(0, limit)
  }, readSums)
  async function readSums(before: number | null) {
    const older = book.sums.filter(({ at }) => before === null || at < before)
    const until = book.sums[0]?.at ?? null
    return { sums: older.slice(0, 2), complete: older.length <= 2, until, edition: book.edition }
  }
  return { book, pages }
}
const ids = (pages: LedgerPages): readonly number[] => pages.entries.map(({ id }) => id)

it('loads the ledger page by page to its start', async () => {
  const { book, pages } = open(fakeEntries(450, 1))
  await pages.refresh()
  expect([pages.entries.length, pages.complete]).toEqual([200, false])
  await pages.more()
  await pages.more()
  expect([pages.entries.length, pages.complete]).toEqual([450, true])
  expect(ids(pages)).toEqual(Array.from({ length: 450 }, (_, place) => 450 - place))
  await pages.more()
  expect(book.requests).toHaveLength(3)
})

it('recognises a short or empty ledger as complete', async () => {
  for (const entries of [fakeEntries(3, 1), []]) {
    const { pages } = open(entries)
    await pages.refresh()
    expect([pages.entries.length, pages.complete, pages.begun]).toEqual([entries.length, true, true])
  }
})

it('adds new calls at the top and keeps the loaded pages', async () => {
  const { book, pages } = open(fakeEntries(450, 1))
  await pages.refresh()
  await pages.more()
  book.entries = fakeEntries(452, 1)
  await pages.refresh()
  expect([ids(pages)[0], pages.entries.length, pages.complete]).toEqual([452, 402, false])
})

it('updates a call on a later page once its charge is known', async () => {
  const open250 = fakeEntries(300, 1).map(entry =>
    entry.id === 50 ? fakeEntry({ id: 50, state: 'unsettled', charged: null }) : entry
  )
  const { book, pages } = open(open250)
  await pages.refresh()
  await pages.more()
  book.entries = fakeEntries(300, 1)
  await pages.refresh()
  expect(pages.entries.find(({ id }) => id === 50)?.state).toBe('charged')
  expect(pages.entries).toHaveLength(300)
})

it('drops entries that no longer match the filter', async () => {
  const { book, pages } = open(fakeEntries(3, 1))
  await pages.refresh()
  book.entries = book.entries.filter(({ id }) => id !== 2)
  await pages.refresh()
  expect(ids(pages)).toEqual([3, 1])
})

it('reloads only once for several requests during a load', async () => {
  const { book, pages } = open(fakeEntries(3, 1))
  await Promise.all([pages.refresh(), pages.refresh(), pages.refresh()])
  await new Promise(resolve => setTimeout(resolve))
  expect(book.requests).toHaveLength(2)
})

it('keeps the loaded entries after a read error', async () => {
  const { book, pages } = open(fakeEntries(300, 1))
  await pages.refresh()
  book.broken = true
  await pages.more()
  expect([pages.entries.length, pages.failed, pages.complete]).toEqual([200, true, false])
  book.broken = false
  await pages.more()
  expect([pages.entries.length, pages.failed, pages.complete]).toEqual([300, false, true])
})

it('continues with daily totals after the last single call', async () => {
  const { book, pages } = open(fakeEntries(250, 1))
  book.sums = [5, 4, 3].map(at => fakeSum({ at }))
  await pages.refresh()
  expect([pages.complete, pages.days.sums.length]).toEqual([false, 0])
  await pages.more()
  expect([pages.entries.length, pages.complete, pages.days.sums.length]).toEqual([250, false, 2])
  await pages.more()
  expect([pages.complete, pages.days.sums.map(({ at }) => at)]).toEqual([true, [5, 4, 3]])
})

it("doesn't list calls that were replaced by daily totals", async () => {
  const { book, pages } = open(fakeEntries(250, 1))
  await pages.refresh()
  await pages.more()
  expect([pages.entries.length, pages.complete]).toEqual([250, true])
  book.entries = fakeEntries(251, 211)
  book.sums = [fakeSum({ calls: 210 })]
  book.edition = 3
  await pages.refresh()
  expect([ids(pages).at(-1), pages.entries.length, pages.days.sums.length]).toEqual([211, 41, 1])
  await pages.refresh()
  expect([pages.complete, pages.days.sums.length]).toEqual([true, 1])
})
