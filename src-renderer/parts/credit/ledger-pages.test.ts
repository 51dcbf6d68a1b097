import type { LedgerEntry } from '@contract'
import { expect, it } from 'vitest'
import { LedgerPages } from './ledger-pages.svelte'
import { fakeEntries, fakeEntry } from './ledger.fixture'

function open(entries: readonly LedgerEntry[]) {
  const book = { entries, broken: false, asked: [] as (readonly [number | null, number])[] }
  const pages = new LedgerPages(async (before, limit) => {
    book.asked.push([before, limit])
    if (book.broken) return null
    return book.entries.filter(({ id }) => before === null || id < before).slice(0, limit)
  })
  return { book, pages }
}
const ids = (pages: LedgerPages): readonly number[] => pages.entries.map(({ id }) => id)

it('reads page after page until the ledger begins', async () => {
  const { book, pages } = open(fakeEntries(450, 1))
  await pages.refresh()
  expect([pages.entries.length, pages.complete]).toEqual([200, false])
  await pages.more()
  await pages.more()
  expect([pages.entries.length, pages.complete]).toEqual([450, true])
  expect(ids(pages)).toEqual(Array.from({ length: 450 }, (_, place) => 450 - place))
  await pages.more()
  expect(book.asked).toHaveLength(3)
})

it('knows a short ledger is whole, and an empty one', async () => {
  for (const entries of [fakeEntries(3, 1), []]) {
    const { pages } = open(entries)
    await pages.refresh()
    expect([pages.entries.length, pages.complete, pages.begun]).toEqual([entries.length, true, true])
  }
})

it('adds new calls in front and keeps what was scrolled to', async () => {
  const { book, pages } = open(fakeEntries(450, 1))
  await pages.refresh()
  await pages.more()
  book.entries = fakeEntries(452, 1)
  await pages.refresh()
  expect([ids(pages)[0], pages.entries.length, pages.complete]).toEqual([452, 402, false])
})

it('sees an open call settled however far down it stands', async () => {
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

it('lets go of what no longer passes a filter', async () => {
  const { book, pages } = open(fakeEntries(3, 1))
  await pages.refresh()
  book.entries = book.entries.filter(({ id }) => id !== 2)
  await pages.refresh()
  expect(ids(pages)).toEqual([3, 1])
})

it('reads once more when asked while reading, and not once per call', async () => {
  const { book, pages } = open(fakeEntries(3, 1))
  await Promise.all([pages.refresh(), pages.refresh(), pages.refresh()])
  await new Promise(resolve => setTimeout(resolve))
  expect(book.asked).toHaveLength(2)
})

it('keeps what it has when a page cannot be read, and reads it on the next try', async () => {
  const { book, pages } = open(fakeEntries(300, 1))
  await pages.refresh()
  book.broken = true
  await pages.more()
  expect([pages.entries.length, pages.failed, pages.complete]).toEqual([200, true, false])
  book.broken = false
  await pages.more()
  expect([pages.entries.length, pages.failed, pages.complete]).toEqual([300, false, true])
})
