import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { tick, type ComponentProps } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { lendBrowser } from '../../browser.fixture'
import TableStage from './table-stage.fixture.svelte'

beforeAll(lendBrowser)

const three = [
  { symbol: 'BTC', price: 68_000 },
  { symbol: 'GONE', price: null },
  { symbol: 'ETH', price: 3_500 }
]

async function show(
  coins: readonly { symbol: string; price: number | null }[] = three,
  more: Partial<Pick<ComponentProps<typeof TableStage>, 'onend' | 'pooled' | 'rowMenu' | 'startAt'>> = {}
) {
  const onopen = vi.fn()
  render(TableStage, { props: { coins, onopen, ...more } })
  if (coins.length > 0) await screen.findAllByRole('gridcell')
  return { onopen, user: userEvent.setup(), grid: screen.getByRole('grid', { name: 'Coins' }) }
}
const heading = (name: RegExp): HTMLElement => screen.getByRole('columnheader', { name })
const symbols = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('[data-index]')]
    .toSorted((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
    .map(row =>
      within(row as HTMLElement)
        .getAllByRole('gridcell')[0]
        ?.textContent?.trim()
    )
const selected = (grid: HTMLElement): string | null | undefined =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent

it('exposes rows and columns to screen readers', async () => {
  const { grid } = await show()
  expect(grid.getAttribute('aria-rowcount')).toBe('4')
  expect(grid.getAttribute('aria-colcount')).toBe('3')
  expect(screen.getAllByRole('row').map(row => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '2',
    '3',
    '4'
  ])
  expect(heading(/^Actions/).textContent).toContain('Actions')
})

it('opens the menu of the row under the pointer or of the current row', async () => {
  const chosen: string[] = []
  const rowMenu = ({ symbol }: { symbol: string }) => [{ label: 'Note it', act: () => chosen.push(symbol) }]
  const { grid } = await show(three, { rowMenu })
  // While a menu is open, the rest of the page is inert.
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const note = async (element: Element, how: MouseEventInit): Promise<void> => {
    await fireEvent.contextMenu(element, how)
    await user.click(await screen.findByRole('menuitem', { name: 'Note it' }))
  }
  await note(screen.getByText('ETH'), { button: 2 })
  await user.click(screen.getByText('GONE'))
  await note(grid, { button: 0 })
  expect(chosen).toEqual(['ETH', 'GONE'])
})

it('sorts by the clicked heading', async () => {
  const { user } = await show()
  expect(heading(/Price/).getAttribute('aria-sort')).toBe('none')
  expect(heading(/Actions/).hasAttribute('aria-sort')).toBe(false)
  await user.click(screen.getByRole('button', { name: /Price/ }))
  expect(heading(/Price/).getAttribute('aria-sort')).toBe('descending')
  expect(symbols()).toEqual(['BTC', 'ETH', 'GONE'])
  await user.click(screen.getByRole('button', { name: /Price/ }))
  expect(symbols()).toEqual(['ETH', 'BTC', 'GONE'])
  await user.click(screen.getByRole('button', { name: /Price/ }))
  expect(heading(/Price/).getAttribute('aria-sort')).toBe('none')
  expect(symbols()).toEqual(['BTC', 'GONE', 'ETH'])
})

it('sorts by keyboard', async () => {
  const { user, grid, onopen } = await show()
  grid.focus()
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(document.activeElement?.textContent).toContain('Coin')
  await user.keyboard('{ArrowRight}{Enter}')
  expect(heading(/Price/).getAttribute('aria-sort')).toBe('descending')
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(heading(/Coin/).getAttribute('aria-sort')).toBe('ascending')
  expect(onopen).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(grid)
})

it('is a single tab stop', async () => {
  const { user, grid } = await show([{ symbol: 'GONE', price: null }])
  await user.tab()
  expect(document.activeElement).toBe(grid)
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

it('moves with the arrow keys, Home and End', async () => {
  const { user, grid, onopen } = await show()
  grid.focus()
  await user.keyboard('{Enter}')
  expect(onopen).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}')
  expect(selected(grid)).toContain('BTC')
  await user.keyboard('{End}{ArrowDown}')
  expect(selected(grid)).toContain('ETH')
  await user.keyboard('{ArrowUp}{Enter}{Home}{Enter}')
  expect(onopen.mock.calls).toEqual([['GONE'], ['BTC']])
})

it('keeps the selected row when the order changes', async () => {
  const { user, grid } = await show()
  await user.click(screen.getByText('ETH'))
  await user.click(screen.getByRole('button', { name: /Price/ }))
  expect(selected(grid)).toContain('ETH')
})

it('selects a row on click and opens it on double click', async () => {
  const { user, grid, onopen } = await show()
  await user.click(screen.getByRole('button', { name: 'More for ETH' }))
  expect(grid.hasAttribute('aria-activedescendant')).toBe(false)
  await user.dblClick(screen.getByText('BTC'))
  expect(selected(grid)).toContain('BTC')
  expect(onopen.mock.calls).toEqual([['BTC']])
})

it('lets a cell span the empty columns after it', async () => {
  await show()
  const cell = screen.getByText('not known')
  expect(cell.getAttribute('aria-colspan')).toBe('2')
  expect(screen.queryByRole('button', { name: 'More for GONE' })).toBeNull()
})

const many = Array.from({ length: 2_000 }, (_, at) => ({ symbol: `C${at}`, price: at }))

it.each([
  ['with new elements for each row', false],
  ['with reused elements', true]
])('draws only the visible rows of 2,000, %s', async (_, pooled) => {
  const { user, grid } = await show(many, { pooled })
  expect(screen.getAllByRole('row').length).toBeLessThan(40)
  expect(grid.getAttribute('aria-rowcount')).toBe('2001')
  grid.focus()
  await user.keyboard('{End}')
  expect(selected(grid)).toContain('C1999')
})

it('reuses the elements of rows that scrolled out of view', async () => {
  const { grid } = await show(many, { pooled: true })
  const before = [...document.querySelectorAll('[data-index]')]
  grid.scrollTop = 500 * 28
  grid.dispatchEvent(new Event('scroll'))
  await tick()
  expect([...document.querySelectorAll('[data-index]')]).toEqual(before)
  expect(symbols()).toEqual(before.map((_, at) => `C${496 + at}`))
})

it.each([true, false])('opens at a given row, with reused elements: %s', async pooled => {
  const { grid } = await show(many.slice(0, pooled ? 2_000 : 30), { pooled, startAt: 26 })
  await tick()
  expect(grid.scrollTop).toBe(26 * 28)
})

it('shows a message under its headings if it is empty', async () => {
  await show([])
  expect(screen.getByText('No coin passes.')).toBeTruthy()
  expect(heading(/Price/)).toBeTruthy()
})

it("requests more rows if the loaded ones don't fill it", async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(280)
  const onend = vi.fn()
  await show(three, { onend })
  expect(onend).toHaveBeenCalled()
})
