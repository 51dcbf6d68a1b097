import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge, Refusal, type Answers } from '../bridge/fake-bridge.fixture'
import { fakeQuote, fixtureNow, knownPrice } from '../bridge/fake-facts.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import { rejectedWords } from '../coins/coin-choices'
import { spokenPrice } from '../spend/price'
import { m } from '../../src-shared/messages/m'
import { toasts } from '../ui/toasts.svelte'
import WatchView from './WatchView.svelte'

beforeAll(lendBrowser)
beforeEach(() => (toasts.shown = []))

const majors = { id: 1, name: 'Majors', coins: ['BTC', 'ETH', 'SOL'] }
const layers = { id: 2, name: 'Layer 1', coins: ['SOL'] }

async function show(change: Answers = {}, lists = [majors]) {
  const answers = fakeMarket(lists)
  const wire = fakeBridge({
    ...answers,
    market: { ...answers.market, ...change.market },
    watchlist: { ...answers.watchlist, ...change.watchlist },
    marketFigures: { ...answers.marketFigures, ...change.marketFigures }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(WatchView, { context: new Map([[mirrorKey, mirror]]) })
  await screen.findByRole('button', { name: /^Watchlist:/ })
  await waitFor(() => expect(mirror.board.board.value).toBeDefined())
  return { wire, mirror, user: userEvent.setup() }
}
const rows = async (): Promise<readonly (string | undefined)[]> =>
  (await screen.findAllByTestId('watchlist-row')).map(row => row.dataset.coin)
const search = (): HTMLElement => screen.getByRole('combobox', { name: m.watchlist.search() })

describe('an empty group', () => {
  it('explains how to add coins', async () => {
    const { user } = await show({}, [{ ...majors, coins: [] }])
    expect(screen.getByText(m.watchlist.empty.title({ name: 'Majors' }))).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
    await user.click(screen.getByRole('button', { name: m.watchlist.empty.action() }))
    expect(document.activeElement).toBe(search())
  })
})

it('adds no column while the prices are on screen', async () => {
  const board = (spark: readonly number[]) => ({
    quotes: [fakeQuote('BTC', { spark })],
    origin: 'live' as const,
    fetchedAt: 0,
    price: knownPrice(7)
  })
  const { wire, mirror } = await show({ market: { board: () => board([]) } })
  const heads = (): readonly string[] =>
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent.trim())
  await waitFor(() => expect(heads().length).toBeGreaterThan(2))
  const before = heads()
  wire.say('boardChanged', board([1, 2, 3, 4, 5, 6, 7, 8]))
  await waitFor(() => expect(mirror.board.quote('BTC')?.spark).toHaveLength(8))
  expect(heads()).toEqual(before)
  cleanup()
  await show({ market: { board: () => board([1, 2, 3, 4, 5, 6, 7, 8]) } })
  await waitFor(() => expect(heads()).toContain(m.quotes.column.trend()))
})

it('reports unreadable responses once, with their cost', async () => {
  const unread = { at: 0, charged: 12, missing: 'price', symbol: 'BTC ETH SOL' } as const
  const { user, mirror } = await show({
    market: { board: () => ({ quotes: [], origin: 'live', fetchedAt: 0, price: knownPrice(7), unread }) }
  })
  const banner = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
  expect(banner).toEqual([
    expect.stringMatching(/no readable price.*no price field.*The call cost 12 credits/s)
  ])
  await user.click(screen.getByRole('button', { name: m.reading.map() }))
  expect(mirror.settings.viewState?.view).toBe('explorer')
  const { chosen, values, view } = mirror.explorer
  expect([chosen, values['symbol'], view]).toEqual(['getData', 'BTC ETH SOL', 'reading'])
})

it('offers to load new coins and shows the price', async () => {
  const waiting = { coins: ['ETH', 'SOL'], price: knownPrice(60) }
  const board = () => ({ quotes: [], origin: 'live' as const, fetchedAt: 0, price: knownPrice(7), waiting })
  const { user, wire } = await show({ market: { board } })
  await user.click(await screen.findByRole('button', { name: /Load 2 coins.*60/ }))
  expect(wire.inputs('market', 'loadNewCoins')).toHaveLength(0)
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: /Load 2 coins/ }))
  expect(wire.inputs('market', 'loadNewCoins')).toHaveLength(1)
})

it('offers one call for all coins without a price while prices load manually', async () => {
  const waiting = { coins: ['ETH', 'SOL'], price: knownPrice(3), isManual: true as const }
  const board = () => ({ quotes: [], origin: 'live' as const, fetchedAt: 0, price: knownPrice(7), waiting })
  await show({ market: { board } })
  await screen.findByText(m.watchlist.waiting.manualTitle({ count: 2 }))
  screen.getByRole('button', { name: /Load 2 coins.*3/ })
})

it('offers to load the data that visible columns lack, for all coins', async () => {
  const missing = ['ETH', 'SOL'].map(coin => ({ coin, price: knownPrice(2), isPartial: false, fault: null }))
  const none = { count: 0, of: 0 }
  const view = () => ({
    ...{
      list: '1',
      coins: majors.coins,
      at: fixtureNow,
      figures: [],
      serviceFigures: [],
      recent: [],
      missing
    },
    ...{ candlesAt: null, breadthDays: [], breadthPoints: [], fearGreedPoints: [] },
    breadth: { above50: none, above200: none, advancing: 0, declining: 0, unchanged: 0 }
  })
  const leave = () => undefined
  const { wire, mirror, user } = await show({ marketFigures: { view, leave, loadDays: view } })
  const button = { name: new RegExp(m.marketView.loadDays({ count: 2 })) }
  expect(screen.queryByRole('button', button)).toBeNull()
  mirror.settings.go({ columns: ['change', 'days7'] })
  const load = await screen.findByRole('button', button)
  expect(load.textContent).toContain('4')
  await user.click(load)
  expect(wire.inputs('marketFigures', 'loadDays')).toMatchObject([{ load: ['ETH', 'SOL'] }])
})

it('reports that no new prices arrive and how old the latest one is', async () => {
  const old = (coin: string, hours: number) =>
    fakeQuote(coin, { at: fixtureNow - hours * 3_600_000, doubt: 'old' })
  // SOL isn't in the last response, so its quote's age doesn't count.
  const quotes = [old('BTC', 37), old('ETH', 40), fakeQuote('SOL', { missing: true })]
  await show({
    market: { board: () => ({ quotes, origin: 'live', fetchedAt: 0, price: knownPrice(7), areOld: true }) }
  })
  const banner = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
  expect(banner).toEqual([
    expect.stringMatching(/isn’t sending new prices.*latest is from.*37 h ago.*Alerts and charts wait/s)
  ])
})

it('reports that changes are missing until the user dismisses it', async () => {
  const unread = { at: 0, charged: 12, missing: 'change', symbol: 'BTC' } as const
  const { user } = await show({
    market: { board: () => ({ quotes: [], origin: 'live', fetchedAt: 0, price: knownPrice(7), unread }) }
  })
  expect((await screen.findByText(m.watchlist.changeMissing())).textContent).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.common.dismiss() }))
  expect(screen.queryByText(m.watchlist.changeMissing())).toBeNull()
})

describe('the coin search', () => {
  it('adds a coin missing from the loaded list with a warning', async () => {
    const { wire, user } = await show({ market: { unlistedCoins: ({ coins }) => coins } })
    await user.type(search(), 'NOSUCH{Enter}')
    await waitFor(() => expect(wire.inputs('watchlist', 'addCoins')).toEqual([{ id: 1, coins: ['NOSUCH'] }]))
    await waitFor(() =>
      expect(toasts.shown.map(({ text }) => text)).toContain(m.quotes.unlisted({ first: 'NOSUCH', more: 0 }))
    )
  })

  const solana = { symbol: 'SOL', name: 'Solana', source: 'binance' }
  const dot = { symbol: 'DOT', name: 'Polkadot', source: 'binance' }

  it('finds a coin by name and adds it', async () => {
    const { wire, user, mirror } = await show({
      market: { searchCoins: ({ text }) => (text.length > 3 ? [dot] : []) }
    })
    mirror.watchlists.isSearchFocusRequested = true
    await waitFor(() => expect(document.activeElement).toBe(search()))
    await user.keyboard('nothing')
    mirror.watchlists.isSearchFocusRequested = true
    await waitFor(() => expect(mirror.watchlists.isSearchFocusRequested).toBe(false))
    await user.keyboard('polka')
    await screen.findByRole('option', { name: /DOT/ })
    await user.keyboard('{Enter}')
    expect(wire.inputs('watchlist', 'addCoins')).toEqual([{ id: 1, coins: ['DOT'] }])
    await waitFor(() => expect(mirror.layouts.coin).toBe('DOT'))
    expect(await rows()).toEqual(['BTC', 'ETH', 'SOL', 'DOT'])
  })

  it('selects a coin that is already in the group', async () => {
    const { wire, user, mirror } = await show({ market: { searchCoins: () => [solana] } })
    await user.type(search(), 'sol')
    await user.click(await screen.findByRole('option', { name: /SOL Solana.*in this watchlist/ }))
    expect(wire.inputs('watchlist', 'addCoins')).toEqual([])
    expect(mirror.layouts.coin).toBe('SOL')
  })

  it.each(['BTC\u200B', 'ＢＴＣ'])(
    'reports that the coin pasted as %j is already in the group',
    async text => {
      const { wire, user } = await show()
      await user.click(search())
      await user.paste(text)
      await screen.findByRole('option', { name: /^BTC/ })
      await user.keyboard('{Enter}')
      expect(toasts.shown.map(one => one.text)).toEqual([
        m.watchlist.alreadyInGroup({ coin: 'BTC', name: 'Majors' })
      ])
      expect(wire.inputs('watchlist', 'addCoins')).toEqual([])
    }
  )

  it('adds the coins of a pasted list and reports invalid names', async () => {
    const { wire, user } = await show()
    await user.click(search())
    await user.paste('###Layer 1,BINANCE:TIAUSDT\nADA\t0.5\nBTC/USD\n')
    expect(await screen.findByRole('option', { name: rejectedWords(['BTC/USD']) })).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(wire.inputs('watchlist', 'addCoins')).toEqual([{ id: 1, coins: ['TIAUSDT@binance', 'ADA'] }])
    expect(toasts.shown.map(one => one.text)).toContain(rejectedWords(['BTC/USD']))
  })

  it('shows the cost of adding a coin', async () => {
    const price = { state: 'learned', credits: 3, learned: null, reserve: 3 } as const
    const quotePrices = ({ each }: { each: readonly string[] }) => ({
      each: each.map(() => price),
      together: price
    })
    const { user } = await show({ market: { searchCoins: () => [dot], quotePrices } })
    await user.type(search(), 'dot')
    expect((await screen.findByRole('option', { name: /DOT/ })).textContent).toContain(spokenPrice(price))
  })

  it('accepts symbols before the coin list is loaded', async () => {
    const coinList = () => ({ count: 0, fetchedAt: null, price: knownPrice(4) })
    const { wire, user } = await show({ market: { coinList } })
    await user.type(search(), 'foo bar')
    expect(
      await screen.findByText(m.watchlist.choice.costRaised({ credits: '1,200', now: '720' }))
    ).toBeTruthy()
    await user.click(await screen.findByRole('option', { name: /Add 2 coins/ }))
    expect(wire.inputs('watchlist', 'addCoins')).toEqual([{ id: 1, coins: ['FOO', 'BAR'] }])
    await user.click(search())
    const load = await screen.findByRole('button', { name: /Load coin list.*4 credits/ })
    await user.click(load)
    expect(wire.inputs('market', 'loadCoinList')).toHaveLength(1)
  })

  it('keeps the input and explains why a coin was rejected', async () => {
    const addCoins = (): never => {
      throw new Refusal({
        what: 'A coin name is letters and digits.',
        next: 'Type BTC.'
      })
    }
    const { user } = await show({ watchlist: { addCoins } })
    await user.type(search(), 'ab')
    await user.click(await screen.findByRole('option'))
    await waitFor(() =>
      expect(toasts.shown.map(one => one.text)).toEqual(['A coin name is letters and digits. Type BTC.'])
    )
    await waitFor(() => expect(search()).toHaveProperty('value', 'ab'))
  })

  it('clears the search after adding a coin', async () => {
    const { user } = await show()
    await user.type(search(), 'dot')
    await user.click(await screen.findByRole('option'))
    await waitFor(async () => expect(await rows()).toContain('DOT'))
    expect(search()).toHaveProperty('value', '')
  })
})

describe('removing a coin', () => {
  it("undoing a removal restores the coin's position", async () => {
    const { wire, user } = await show()
    await rows()
    screen.getByRole('grid').focus()
    await user.keyboard('{ArrowDown}{Delete}')
    await waitFor(() => expect(toasts.shown).toHaveLength(1))
    expect(toasts.shown[0]?.text).toBe(m.watchlist.removed({ gone: 'ETH', name: 'Majors' }))
    expect(await rows()).toEqual(['BTC', 'SOL'])
    toasts.shown[0]?.action?.act()
    await waitFor(async () => expect(await rows()).toEqual(['BTC', 'ETH', 'SOL']))
    expect(wire.inputs('watchlist', 'moveCoin')).toEqual([{ id: 1, coin: 'ETH', to: 1 }])
  })
})

it('reports a read error and offers to retry', async () => {
  let broken = true
  const answers = fakeMarket([majors])
  const lists = () => {
    if (broken) throw new Refusal({ what: 'The watchlist could not be read.' })
    return [majors]
  }
  const wire = fakeBridge({ ...answers, watchlist: { ...answers.watchlist, lists } })
  render(WatchView, { context: new Map([[mirrorKey, createMirror(connect(wire.bridge))]]) })
  await screen.findByText('The watchlist could not be read.')
  broken = false
  await userEvent.click(screen.getByRole('button', { name: m.common.tryAgain() }))
  expect(await rows()).toEqual(['BTC', 'ETH', 'SOL'])
})

it('keeps its sort order while another view is shown', async () => {
  const { mirror, user } = await show()
  await rows()
  await user.click(screen.getByRole('button', { name: /^Price/ }))
  cleanup()
  render(WatchView, { context: new Map([[mirrorKey, mirror]]) })
  await rows()
  expect(screen.getByRole('columnheader', { name: /Price/ }).getAttribute('aria-sort')).toBe('descending')
})

describe('groups', () => {
  it('switches groups by menu', async () => {
    const { user } = await show({}, [majors, layers])
    await user.click(
      screen.getByRole('button', { name: m.watchlist.groupMenu.label({ name: 'Majors', count: 3 }) })
    )
    await user.click(await screen.findByRole('menuitemradio', { name: /Layer 1/ }))
    await waitFor(async () => expect(await rows()).toEqual(['SOL']))
  })

  it('shows a group after it is created', async () => {
    const { user } = await show()
    await user.click(
      screen.getByRole('button', { name: m.watchlist.groupMenu.label({ name: 'Majors', count: 3 }) })
    )
    await user.click(await screen.findByRole('menuitem', { name: /New watchlist/ }))
    await user.type(await screen.findByRole('textbox', { name: m.common.name() }), 'DeFi{Enter}')
    expect(
      await screen.findByRole('button', { name: m.watchlist.groupMenu.label({ name: 'DeFi', count: 0 }) })
    ).toBeTruthy()
    expect(screen.getByText(m.watchlist.empty.title({ name: 'DeFi' }))).toBeTruthy()
  })

  it('renames a group', async () => {
    const { wire, user } = await show()
    await user.click(
      screen.getByRole('button', { name: m.watchlist.groupMenu.label({ name: 'Majors', count: 3 }) })
    )
    await user.click(await screen.findByRole('menuitem', { name: /Rename/ }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: m.common.name() }))
    )
    await user.keyboard('Large caps{Enter}')
    await waitFor(() => expect(wire.inputs('watchlist', 'rename')).toMatchObject([{ name: 'Large caps' }]))
  })

  it('rejects an empty group name', async () => {
    const { wire, user } = await show()
    await user.click(
      screen.getByRole('button', { name: m.watchlist.groupMenu.label({ name: 'Majors', count: 3 }) })
    )
    await user.click(await screen.findByRole('menuitem', { name: /Rename/ }))
    const name = await screen.findByRole('textbox', { name: m.common.name() })
    await user.clear(name)
    await user.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(m.faults.nameEmpty())
    expect(wire.inputs('watchlist', 'rename')).toEqual([])
  })

  it('rejects a group name that is too long', async () => {
    const { wire, user } = await show()
    await user.click(
      screen.getByRole('button', { name: m.watchlist.groupMenu.label({ name: 'Majors', count: 3 }) })
    )
    await user.click(await screen.findByRole('menuitem', { name: /Rename/ }))
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await user.clear(name)
    await user.paste('Everything I bought before the summer of 24')
    expect(name.value).toHaveLength(43)
    expect((await screen.findByRole('alert')).textContent).toBe(m.common.tooLong({ most: 40, count: 43 }))
    await user.keyboard('{Enter}')
    expect(wire.inputs('watchlist', 'rename')).toEqual([])
    await user.type(name, '{Backspace>3}{Enter}')
    await waitFor(() => expect(wire.inputs('watchlist', 'rename')).toHaveLength(1))
  })

  it("doesn't remove the last group", async () => {
    const { user } = await show()
    await user.click(
      screen.getByRole('button', { name: m.watchlist.groupMenu.label({ name: 'Majors', count: 3 }) })
    )
    const remove = await screen.findByRole('menuitem', { name: /Remove Majors/ })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
  })
})

it('refreshes all coins in one call at the displayed price', async () => {
  const { wire, user } = await show()
  await user.click(screen.getByRole('button', { name: /Refresh.*7 credits/ }))
  expect(wire.inputs('market', 'refresh')).toHaveLength(1)
})

describe('columns', () => {
  it('changes and resets the columns', async () => {
    const { wire, mirror, user } = await show()
    await user.click(screen.getByRole('button', { name: m.watchlist.columns() }))
    await user.click(await screen.findByRole('switch', { name: '7d' }))
    expect(mirror.settings.viewState?.columns).toEqual(['change', 'range', 'trend', 'age', 'days7'])
    // The column's values are now calculated, which makes no call.
    await waitFor(() =>
      expect(wire.inputs('marketFigures', 'view')).toEqual([{ list: '1', coins: ['BTC', 'ETH', 'SOL'] }])
    )
    await user.click(screen.getByRole('button', { name: m.watchlist.usualColumns() }))
    expect(mirror.settings.viewState?.columns).toBeNull()
    await waitFor(() => expect(wire.inputs('marketFigures', 'leave')).toHaveLength(1))
  })
})
