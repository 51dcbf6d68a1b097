import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import type { MenuEntry } from '../ui/menu-entry'
import { toasts } from '../ui/toasts.svelte'
import CoinLink from './CoinLink.svelte'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

async function show(coin = 'SOL', more: readonly MenuEntry[] = []) {
  const wire = fakeBridge(fakeMarket([{ id: 1, name: 'Majors', coins: ['BTC', 'ETH'] }]))
  const mirror = createMirror(connect(wire.bridge))
  const { rerender } = render(CoinLink, { props: { coin, more }, context: new Map([[mirrorKey, mirror]]) })
  await new Promise(resolve => setTimeout(resolve))
  const link = screen.getByRole('button', { name: coin })
  return { wire, mirror, link, rerender, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

async function take(link: HTMLElement, user: ReturnType<typeof userEvent.setup>, entry: string) {
  await fireEvent.contextMenu(link)
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

it("opens the coin's page without adding it to a list", async () => {
  const { wire, mirror, link, user } = await show()
  await user.click(link)
  expect(mirror.settings.viewState).toMatchObject({ view: 'coin', coin: 'SOL' })
  await user.click(link)
  expect(wire.inputs('watchlist', 'addCoins')).toEqual([])
  expect(
    wire.requests.filter(([concept, name]) => concept === 'market' && /load|refresh/.test(name))
  ).toEqual([])
})

it('returns to the original view after several coins', async () => {
  const { mirror, link, user } = await show()
  mirror.settings.go({ view: 'news' })
  await user.click(link)
  mirror.coinPage.open('ETH')
  mirror.coinPage.back()
  expect(mirror.settings.viewState?.view).toBe('news')
})

it('offers the watchlist, the chart and an alert in its menu', async () => {
  const { wire, mirror, link, user } = await show()
  await take(link, user, m.coin.link.add({ list: 'Majors' }))
  await waitFor(() => expect(wire.inputs('watchlist', 'addCoins')).toEqual([{ id: 1, coins: ['SOL'] }]))
  await take(link, user, m.coin.link.openChart())
  expect([mirror.layouts.coin, mirror.settings.viewState?.view]).toEqual(['SOL', 'watch'])
  await take(link, user, m.coin.link.setAlert())
  expect(mirror.alerts.wanted).toEqual({ coin: 'SOL', price: null, alert: null })
})

it('removes a listed coin, which can be undone', async () => {
  let done = 0
  const { link, user, wire } = await show('BTC', [{ label: 'Show BTC alone', act: () => done++ }])
  await take(link, user, 'Show BTC alone')
  expect(done).toBe(1)
  await take(link, user, m.coin.link.remove({ list: 'Majors' }))
  await waitFor(() => expect(wire.inputs('watchlist', 'removeCoin')).toEqual([{ id: 1, coin: 'BTC' }]))
  await waitFor(() =>
    expect(toasts.shown.at(-1)?.text).toBe(m.watchlist.removed({ gone: 'BTC', name: 'Majors' }))
  )
  toasts.shown.at(-1)?.action?.act()
  await waitFor(() => expect(wire.inputs('watchlist', 'addCoins')).toEqual([{ id: 1, coins: ['BTC'] }]))
  await waitFor(() => expect(wire.inputs('watchlist', 'moveCoin')).toEqual([{ id: 1, coin: 'BTC', to: 0 }]))
})

it('opens notes and comparisons from its menu without a call', async () => {
  const { link, mirror, user, wire } = await show('ETH')
  mirror.layouts.showCoin('BTC')
  await take(link, user, m.coin.link.compare({ coin: 'BTC' }))
  expect([mirror.charts.wantedComparison, mirror.settings.viewState?.view]).toEqual(['ETH', 'watch'])
  await take(link, user, m.coin.link.note())
  expect([mirror.coinPage.coin, mirror.coinPage.isNoteWanted]).toEqual(['ETH', true])
  const price = mirror.board.quote('ETH')?.price
  await take(link, user, m.coin.link.copyPrice())
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(String(price)))
  expect(wire.requests.filter(([, name]) => /load|refresh/.test(name))).toEqual([])
})

it('an open menu still applies to its coin after the link changes to another coin', async () => {
  const { mirror, link, rerender, user } = await show()
  await fireEvent.contextMenu(link)
  const entry = await screen.findByRole('menuitem', { name: m.coin.link.setAlert() })
  await rerender({ coin: 'ETH' })
  await user.click(entry)
  expect(mirror.alerts.wanted).toMatchObject({ coin: 'SOL' })
})
