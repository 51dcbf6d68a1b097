import { render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeQuote, fakeQuotes, fixtureNow } from '../../bridge/fake-facts.fixture'
import { lendBrowser } from '../../browser.fixture'
import QuoteList from './QuoteList.svelte'
import type { QuoteRow } from './row'
import type { ListSort } from '../../state/list-sort'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

const rows: readonly QuoteRow[] = fakeQuotes.map(quote => ({ coin: quote.symbol, quote }))

function show({
  rows: listed = rows,
  ...given
}: Partial<{ rows: readonly QuoteRow[]; selected: string | null; sort: ListSort }> = {}) {
  const heard = { onselect: vi.fn(), onopen: vi.fn(), onmove: vi.fn(), onremove: vi.fn() }
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
      ...heard
    }
  })
  return { ...heard, grid: screen.getByRole('grid', { name: 'Watchlist Majors' }), user: userEvent.setup() }
}

async function lines(): Promise<readonly HTMLElement[]> {
  return screen.findAllByTestId('watchlist-row')
}
const coinsShown = async (): Promise<readonly (string | undefined)[]> =>
  (await lines()).map(line => line.dataset.coin)
/** What a screen reader is told. */
const told = (): string => document.querySelector('[aria-live]')?.textContent ?? ''

describe('a row', () => {
  it('shows coin, price, daily change, range and age', async () => {
    show()
    const [bitcoin] = await lines()
    const cells = within(bitcoin!).getAllByRole('gridcell', { hidden: true })
    const texts = cells.map(cell => cell.textContent?.replace(/\s+/g, ' ').trim())
    expect(texts.slice(0, 3)).toEqual(['BTC Bitcoin', '68,078.50', '−0.65 %'])
    const range = m.quotes.priceDayRange({
      range: m.quotes.lowHigh({ low: '90.00', high: '110.00' }),
      round: 100
    })
    expect(within(bitcoin!).getByLabelText(range)).toBeTruthy()
    expect(texts[5]).toBe('now')
  })

  it('tells the service’s own time and when it was fetched', async () => {
    show({ rows: [{ coin: 'BTC', quote: fakeQuote('BTC', { at: fixtureNow - 240_000 }) }] })
    const [line] = await lines()
    const age = within(line!).getByText('4 min')
    expect(age.title).toMatch(/Service time .*\nLoaded /)
  })

  it('of a refused coin says why in the service’s words, and removes it at one click', async () => {
    const refused = { said: 'Unknown symbol: NOSUCH', since: fixtureNow, retryAt: fixtureNow + 86_400_000 }
    const quote = fakeQuote('NOSUCH', { price: null, missing: true, refused })
    const { onremove, user } = show({ rows: [{ coin: 'NOSUCH', quote }, ...rows] })
    const [line] = await lines()
    const words = within(line!).getByText(m.quotes.refusedSaid({ said: 'Unknown symbol: NOSUCH' }))
    expect(words.title).toMatch(
      /^The service refuses NOSUCH: “Unknown symbol: NOSUCH”.*retries.*remove the coin/
    )
    await user.click(within(line!).getByLabelText(m.quotes.removeCoin({ coin: 'NOSUCH' })))
    expect(onremove).toHaveBeenCalledWith('NOSUCH')
  })

  it.each([
    ['unread', m.quotes.doubtShort.unread()],
    ['range', m.quotes.doubtShort.range()],
    ['leap', m.quotes.doubtShort.leap()]
  ] as const)('whose price is %s shows it with its age, and says %s', async (doubt, words) => {
    const quote = fakeQuote('BTC', { doubt, price: 68_078.5, fetchedAt: fixtureNow - 240_000 })
    show({ rows: [{ coin: 'BTC', quote }] })
    const [line] = await lines()
    expect(within(line!).getByText('68,078.50')).toBeTruthy()
    expect(within(line!).getByText(words).title).toMatch(/alerts/i)
  })

  it('without a price that was ever read says so', async () => {
    show({ rows: [{ coin: 'BTC', quote: fakeQuote('BTC', { doubt: 'unread', price: null }) }] })
    const [line] = await lines()
    expect(within(line!).getByText(m.quotes.doubtShort.unread())).toBeTruthy()
  })

  it('whose price is old tells it with its age', async () => {
    const quote = fakeQuote('BTC', { doubt: 'old', at: fixtureNow - 37 * 3_600_000 })
    show({ rows: [{ coin: 'BTC', quote }] })
    const [line] = await lines()
    expect(within(line!).getByText('37 h').title).toMatch(/Too old: excluded from alerts/)
  })

  it('of a coin the service did not return says so, and shows no change', async () => {
    const gone = fakeQuote('GONE', { price: null, changePercent: null, missing: true })
    show({ rows: [{ coin: 'GONE', quote: gone }] })
    const [line] = await lines()
    expect(within(line!).getByText(m.quotes.notReturnedService())).toBeTruthy()
    expect(line!.textContent).not.toContain('%')
    expect(line!.textContent).not.toContain('0.00')
    // A dash for the price would take the place the words need.
    expect(line!.textContent).not.toContain('–')
  })

  it('of a coin nobody asked for yet shows dashes, never zeros', async () => {
    show({ rows: [{ coin: 'NEW', quote: undefined }] })
    const [line] = await lines()
    expect(line!.textContent).toContain('–')
    expect(line!.textContent).not.toMatch(/\d/)
  })
})

describe('by keyboard', () => {
  it('arrows select, Enter opens, Delete removes and selects the neighbour', async () => {
    const { user, grid, onselect, onopen, onremove } = show()
    await lines()
    grid.focus()
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}{Delete}')
    expect(onselect.mock.calls).toEqual([['SOL'], ['BTC'], ['SOL']])
    expect(onopen.mock.calls).toEqual([['ETH']])
    expect(onremove.mock.calls).toEqual([['ETH']])
  })

  it('Alt and an arrow move the coin, and say where it is now', async () => {
    const { user, grid, onmove } = show()
    await lines()
    grid.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(onmove.mock.calls).toEqual([['ETH', 2]])
    expect(told()).toBe(m.quotes.nowCoin({ coin: 'ETH', to: 3, length: 3 }))
  })

  it('at the end of the list does not move further', async () => {
    const { user, grid, onmove } = show({ selected: 'SOL' })
    await lines()
    grid.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(onmove).not.toHaveBeenCalled()
  })

  it('does not move a coin of a sorted list, and says why', async () => {
    const { user, grid, onmove } = show({ sort: { column: 'price', descending: true } })
    await lines()
    grid.focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(onmove).not.toHaveBeenCalled()
    expect(told()).toContain(m.quotes.listSortedGoBack())
  })

  it('points at the selected row', async () => {
    const { grid } = show()
    const line = (await lines()).find(one => one.dataset.coin === 'ETH')
    expect(line?.getAttribute('aria-selected')).toBe('true')
    expect(grid.getAttribute('aria-activedescendant')).toBe(line?.id)
  })
})

describe('by pointer', () => {
  it('a click selects', async () => {
    const { user, onselect } = show()
    await user.click((await lines())[2]!)
    expect(onselect.mock.calls).toEqual([['SOL']])
  })

  it('the cross removes and does not select', async () => {
    const { user, onselect, onremove } = show()
    await lines()
    await user.click(screen.getByLabelText(m.quotes.removeCoin({ coin: 'SOL' })))
    expect(onremove.mock.calls).toEqual([['SOL']])
    expect(onselect).not.toHaveBeenCalled()
  })

  it('a drag drops the coin where the line shows', async () => {
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
  it('goes through both ways and back to the person’s own order', async () => {
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

it('leaves Enter on a head to the head', async () => {
  const { user, onopen } = show()
  await lines()
  within(screen.getByRole('columnheader', { name: /Coin/ }))
    .getByRole('button')
    .focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('columnheader', { name: /Coin/ }).getAttribute('aria-sort')).toBe('ascending')
  expect(onopen).not.toHaveBeenCalled()
})

it('draws only the rows in sight of a thousand', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => ({ coin: `C${at}`, quote: fakeQuote(`C${at}`) }))
  const { grid } = show({ rows: many, selected: 'C0' })
  expect((await lines()).length).toBeLessThan(60)
  expect(grid.getAttribute('aria-rowcount')).toBe('1001')
})

it('heads the prices with their money, whatever a coin without a price would be taken for', async () => {
  const money = { code: 'USD', isGuess: false }
  const none: QuoteRow = {
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

it('says no currency beside a price that is not there', async () => {
  const [BTC, ETH] = ['USD', 'EUR'].map(code => ({ code, isGuess: true }))
  const list = ['BTC', 'ETH'].map((coin, at) => ({
    coin,
    quote: fakeQuote(coin, { price: null }),
    money: [BTC, ETH][at]!
  }))
  show({ rows: list })
  const said = (await lines()).map(({ textContent }) => textContent).join()
  expect(said).not.toMatch(/USD|EUR/)
})
