import { render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeQuote, fakeQuotes, fixtureNow } from '../../bridge/fake-facts.fixture'
import { lendBrowser } from '../../browser.fixture'
import QuoteList from './QuoteList.svelte'
import type { QuoteTableRow } from './row'
import type { ListSort } from '../../state/list-sort'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

const rows: readonly QuoteTableRow[] = fakeQuotes.map(quote => ({ coin: quote.symbol, quote }))

function show({
  rows: listed = rows,
  ...given
}: Partial<{ rows: readonly QuoteTableRow[]; selected: string | null; sort: ListSort }> = {}) {
  const received = { onselect: vi.fn(), onopen: vi.fn(), onmove: vi.fn(), onremove: vi.fn() }
  render(QuoteList, {
    props: {
      label: 'Watchlist Majors',
      coins: listed.map(({ coin }) => coin),
      quotes: {
        quote: (one: string) => listed.find(({ coin }) => coin === one)?.quote,
        money: ({ coin: one }: { coin: string }) => listed.find(({ coin }) => coin === one)?.money
      },
      selected: 'ETH',
      now: fixtureNow,
      sort: null,
      ...given,
      ...received
    }
  })
  return {
    ...received,
    grid: screen.getByRole('grid', { name: 'Watchlist Majors' }),
    user: userEvent.setup()
  }
}

async function lines(): Promise<readonly HTMLElement[]> {
  return screen.findAllByTestId('watchlist-row')
}
const coinsShown = async (): Promise<readonly (string | undefined)[]> =>
  (await lines()).map(line => line.dataset.coin)
const announcement = (): string => document.querySelector('[aria-live]')?.textContent ?? ''

describe('a row', () => {
  it('shows coin, price, daily change, range and age', async () => {
    show()
    const [bitcoin] = await lines()
    const cells = within(bitcoin!).getAllByRole('gridcell', { hidden: true })
    const texts = cells.map(cell => cell.textContent?.replace(/\s+/g, ' ').trim())
    expect(texts.slice(0, 3)).toEqual(['BTC Bitcoin', '68,078.50', '−0.65 %'])
    const range = m.quotes.range.place({
      range: m.quotes.range.bounds({ low: '90.00', high: '110.00' }),
      percent: 100
    })
    expect(within(bitcoin!).getByLabelText(range)).toBeTruthy()
    expect(texts[4]).toBe('now')
  })

  it("shows the service's time and the time of loading in the tooltip of the age", async () => {
    show({ rows: [{ coin: 'BTC', quote: fakeQuote('BTC', { at: fixtureNow - 240_000 }) }] })
    const [line] = await lines()
    const age = within(line!).getByText('4 min')
    expect(age.title).toMatch(/Service time .*\nLoaded /)
  })

  it('explains why the service rejects a coin and offers to remove it', async () => {
    const refused = { said: 'Unknown symbol: NOSUCH', since: fixtureNow, retryAt: fixtureNow + 86_400_000 }
    const quote = fakeQuote('NOSUCH', { price: null, missing: true, refused })
    const { onremove, user } = show({ rows: [{ coin: 'NOSUCH', quote }, ...rows] })
    const [line] = await lines()
    const words = within(line!).getByText(m.quotes.refused.shortReason({ reason: 'Unknown symbol: NOSUCH' }))
    expect(words.title).toMatch(
      /^The service refused NOSUCH: “Unknown symbol: NOSUCH”.*will retry.*Remove the coin/
    )
    await user.click(within(line!).getByLabelText(m.quotes.row.remove({ coin: 'NOSUCH' })))
    expect(onremove).toHaveBeenCalledWith('NOSUCH')
  })

  it.each([
    ['unread', m.quotes.doubtShort.unread()],
    ['range', m.quotes.doubtShort.range()],
    ['leap', m.quotes.doubtShort.leap()]
  ] as const)('explains why a price is doubtful (%s) with the words “%s”', async (doubt, words) => {
    const quote = fakeQuote('BTC', { doubt, price: 68_078.5, fetchedAt: fixtureNow - 240_000 })
    show({ rows: [{ coin: 'BTC', quote }] })
    const [line] = await lines()
    expect(within(line!).getByText('68,078.50')).toBeTruthy()
    expect(within(line!).getByText(words).title).toMatch(/alerts/i)
  })

  it('reports a coin whose price was never readable', async () => {
    show({ rows: [{ coin: 'BTC', quote: fakeQuote('BTC', { doubt: 'unread', price: null }) }] })
    const [line] = await lines()
    expect(within(line!).getByText(m.quotes.doubtShort.unread())).toBeTruthy()
  })

  it('shows an old price with its age', async () => {
    const quote = fakeQuote('BTC', { doubt: 'old', at: fixtureNow - 37 * 3_600_000 })
    show({ rows: [{ coin: 'BTC', quote }] })
    const [line] = await lines()
    expect(within(line!).getByText('37 h').title).toMatch(/Too old for alerts and charts/)
  })

  it('explains that the response omitted a coin', async () => {
    const gone = fakeQuote('GONE', { price: null, changePercent: null, missing: true })
    show({ rows: [{ coin: 'GONE', quote: gone }] })
    const [line] = await lines()
    expect(within(line!).getByText(m.quotes.missing.short())).toBeTruthy()
    expect(line!.textContent).not.toContain('%')
    expect(line!.textContent).not.toContain('0.00')
    expect(line!.textContent).not.toContain('–')
  })

  it("shows dashes, never zeros, for a coin that isn't loaded yet", async () => {
    show({ rows: [{ coin: 'NEW', quote: undefined }] })
    const [line] = await lines()
    expect(line!.textContent).toContain('–')
    expect(line!.textContent).not.toMatch(/\d/)
  })
})

describe('by keyboard', () => {
  it('selects with the arrows, opens with Enter and removes with Delete', async () => {
    const { user, grid, onselect, onopen, onremove } = show()
    await lines()
    grid.focus()
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}{Delete}')
    expect(onselect.mock.calls).toEqual([['SOL'], ['BTC'], ['SOL']])
    expect(onopen.mock.calls).toEqual([['ETH']])
    expect(onremove.mock.calls).toEqual([['ETH']])
  })

  it('moves the coin with Alt and an arrow', async () => {
    const { user, grid, onmove } = show()
    await lines()
    grid.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(onmove.mock.calls).toEqual([['ETH', 2]])
    expect(announcement()).toBe(m.quotes.row.moved({ coin: 'ETH', to: 3, length: 3 }))
  })

  it("doesn't move past the end of the list", async () => {
    const { user, grid, onmove } = show({ selected: 'SOL' })
    await lines()
    grid.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(onmove).not.toHaveBeenCalled()
  })

  it("explains that coins can't be moved while the list is sorted", async () => {
    const { user, grid, onmove } = show({ sort: { column: 'price', descending: true } })
    await lines()
    grid.focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(onmove).not.toHaveBeenCalled()
    expect(announcement()).toContain(m.quotes.row.sortedHint())
  })

  it('exposes the selected row to screen readers', async () => {
    const { grid } = show()
    const line = (await lines()).find(one => one.dataset.coin === 'ETH')
    expect(line?.getAttribute('aria-selected')).toBe('true')
    expect(grid.getAttribute('aria-activedescendant')).toBe(line?.id)
  })
})

describe('by pointer', () => {
  it('selects a coin on click', async () => {
    const { user, onselect } = show()
    await user.click((await lines())[2]!)
    expect(onselect.mock.calls).toEqual([['SOL']])
  })

  it('removes a coin with its button without selecting it', async () => {
    const { user, onselect, onremove } = show()
    await lines()
    await user.click(screen.getByLabelText(m.quotes.row.remove({ coin: 'SOL' })))
    expect(onremove.mock.calls).toEqual([['SOL']])
    expect(onselect).not.toHaveBeenCalled()
  })

  it('drops a dragged coin at the indicated position', async () => {
    const { user, onmove, onselect } = show()
    const [first] = await lines()
    await user.pointer([
      { keys: '[MouseLeft>]', target: first!, coords: { clientX: 20, clientY: 10 } },
      { target: first!, coords: { clientX: 20, clientY: 84 } },
      { keys: '[/MouseLeft]', target: first!, coords: { clientX: 20, clientY: 84 } }
    ])
    expect(onmove.mock.calls).toEqual([['BTC', 1]])
    expect(onselect).not.toHaveBeenCalled()
  })
})

describe('sorting', () => {
  it("cycles through both directions and the user's order", async () => {
    const { user } = show()
    await lines()
    const head = (): HTMLElement => screen.getByRole('columnheader', { name: /Price/ })
    const button = within(head()).getByRole('button')
    await user.click(button)
    expect(head().getAttribute('aria-sort')).toBe('descending')
    await user.click(button)
    expect(head().getAttribute('aria-sort')).toBe('ascending')
    expect(await coinsShown()).toEqual(['SOL', 'ETH', 'BTC'])
    await user.click(button)
    expect(head().getAttribute('aria-sort')).toBe('none')
    expect(await coinsShown()).toEqual(['BTC', 'ETH', 'SOL'])
  })
})

it('sorts instead of opening a coin when Enter is pressed on a heading', async () => {
  const { user, onopen } = show()
  await lines()
  within(screen.getByRole('columnheader', { name: /Coin/ }))
    .getByRole('button')
    .focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('columnheader', { name: /Coin/ }).getAttribute('aria-sort')).toBe('ascending')
  expect(onopen).not.toHaveBeenCalled()
})

it('renders only the visible rows of a list of a thousand coins', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ coin: `C${at}`, quote: fakeQuote(`C${at}`) }))
  const { grid } = show({ rows: many, selected: 'C0' })
  expect((await lines()).length).toBeLessThan(60)
  expect(grid.getAttribute('aria-rowcount')).toBe('1001')
})

it('shows the currency of the prices in the heading, ignoring coins without a price', async () => {
  const money = { code: 'USD', isGuess: false }
  const none: QuoteTableRow = {
    coin: 'ZERO',
    quote: fakeQuote('ZERO', { price: null }),
    money: { code: 'USD', isGuess: true }
  }
  show({ rows: [...rows.map(row => ({ ...row, money })), none] })
  await lines()
  const heads = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)
  expect(heads.join()).toMatch(/USD/)
  expect(heads.join()).not.toMatch(/USD\?/)
})

it('shows no currency without a price', async () => {
  const [BTC, ETH] = ['USD', 'EUR'].map(code => ({ code, isGuess: true }))
  const list = ['BTC', 'ETH'].map((coin, at) => ({
    coin,
    quote: fakeQuote(coin, { price: null }),
    money: [BTC, ETH][at]!
  }))
  show({ rows: list })
  const text = (await lines()).map(({ textContent }) => textContent).join()
  expect(text).not.toMatch(/USD|EUR/)
})
