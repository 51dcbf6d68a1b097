import type { MappingCounts, SavedMapping } from '@contract'
import { render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { m } from '../../../../src-shared/messages/m'
import MappingList from './MappingList.svelte'

const mappingOf = (place: string): SavedMapping['mapping'] => ({
  operation: 'getData',
  kind: 'quotes',
  furniture: [],
  doubts: [],
  rows: [
    {
      rows: ['rows', { each: 'row' }],
      gives: [{ price: { path: [place], reads: { as: 'number' } } }]
    }
  ]
})

const saved = (change: Partial<SavedMapping> = {}): SavedMapping => ({
  operation: 'getData',
  shape: 0,
  state: 'confirmed',
  mapping: mappingOf('last'),
  misfitAt: null,
  proposed: null,
  previous: null,
  createdAt: 1,
  changedAt: 1,
  ...change
})

function show(mappings: readonly SavedMapping[], counts: MappingCounts | null = null) {
  const ondecide = vi.fn()
  render(MappingList, { mappings, counts, ondecide })
  return { ondecide, user: userEvent.setup() }
}

const words = m.reading.mappings

test('confirms, removes and restores the mapping of a response format', async () => {
  const { ondecide, user } = show([
    saved({ state: 'provisional' }),
    saved({ shape: 1, previous: mappingOf('price') })
  ])
  const second = words.shape({ operation: 'getData', number: 2 })
  await user.click(screen.getByRole('button', { name: words.confirm({ operation: 'getData' }) }))
  await user.click(screen.getByRole('button', { name: words.undo({ operation: second }) }))
  await user.click(screen.getByRole('button', { name: words.remove({ operation: second }) }))
  expect(ondecide.mock.calls).toEqual([
    ['confirmMapping', { operation: 'getData', shape: 0 }],
    ['undoMapping', { operation: 'getData', shape: 1 }],
    ['forgetMapping', { operation: 'getData', shape: 1 }]
  ])
  expect(screen.queryByRole('button', { name: words.confirm({ operation: second }) })).toBeNull()
  expect(screen.queryByRole('button', { name: words.undo({ operation: 'getData' }) })).toBeNull()
})

test('compares a mapping that no longer fits with its suggested replacement', async () => {
  const { ondecide, user } = show([saved({ misfitAt: 2, proposed: mappingOf('current') })])
  const table = screen.getByRole('table', { name: words.compare({ operation: 'getData' }) })
  expect(within(table).getByText(/last/)).toBeTruthy()
  expect(within(table).getByText(/current/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: words.accept() }))
  expect(ondecide).toHaveBeenCalledWith('acceptMapping', { operation: 'getData', shape: 0 })
})

test('offers to remove a mapping that no longer fits if no replacement is suggested', () => {
  show([saved({ misfitAt: 2 })])
  expect(screen.getByRole('button', { name: words.forget() })).toBeTruthy()
})

test('shows how responses were interpreted since the app started', () => {
  show([], { mapped: 12, inferred: 3, unmapped: 1 })
  const line = screen.getByText(words.counts({ mapped: 12, inferred: 3 }), { exact: false })
  expect(line.textContent).toContain(words.unmapped({ count: 1 }))
})

test('shows no counts before the first response', () => {
  show([], { mapped: 0, inferred: 0, unmapped: 0 })
  expect(screen.queryByText(words.counts({ mapped: 0, inferred: 0 }))).toBeNull()
})
