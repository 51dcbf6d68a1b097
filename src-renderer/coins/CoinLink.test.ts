import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { lendBrowser } from '../browser.fixture'
import { createMirror, mirrorKey } from '../state/mirror'
import type { MenuEntry } from '../ui/menu-entry'
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

it("opens the coin's page without changing a list", async () => {
  const { wire, mirror, link, user } = await show()
  await user.click(link)
  expect(mirror.settings.viewState).toMatchObject({ view: 'coin', coin: 'SOL' })
  await user.click(link)
  expect(wire.inputs('watchlist', 'addCoins')).toEqual([])
  expect(wire.asked.filter(([concept, name]) => concept === 'market' && /load|refresh/.test(name))).toEqual(
    []
  )
})

it('leads back to the original view after several coins', async () => {
  const { mirror, link, user } = await show()
  mirror.settings.go({ view: 'news' })
  await user.click(link)
  mirror.coinPage.open('ETH')
  mirror.coinPage.back()
  expect(mirror.settings.viewState?.view).toBe('news')
})

it('adds to the visible list, shows the chart and creates an alert from its menu', async () => {
  const { wire, mirror, link, user } = await show()
  await take(link, user, m.coin.link.add({ list: 'Majors' }))
  await waitFor(() => expect(wire.inputs('watchlist', 'addCoins')).toEqual([{ id: 1, coins: ['SOL'] }]))
  await take(link, user, m.coin.link.openChart())
  expect([mirror.layouts.coin, mirror.settings.viewState?.view]).toEqual(['SOL', 'watch'])
  await take(link, user, m.coin.link.setAlert())
  expect(mirror.alerts.wanted).toEqual({ coin: 'SOL', price: null, alert: null })
})

it('disables adding a coin that is in the list, and shows extra entries', async () => {
  let done = 0
  const { link, user } = await show('BTC', [{ label: 'Show BTC alone', act: () => done++ }])
  await take(link, user, 'Show BTC alone')
  expect(done).toBe(1)
  await fireEvent.contextMenu(link)
  const entry = await screen.findByRole('menuitem', { name: m.coin.link.added({ list: 'Majors' }) })
  expect(entry.getAttribute('aria-disabled')).toBe('true')
})

it('keeps an open menu for its coin when another takes its place', async () => {
  const { mirror, link, rerender, user } = await show()
  await fireEvent.contextMenu(link)
  const entry = await screen.findByRole('menuitem', { name: m.coin.link.setAlert() })
  await rerender({ coin: 'ETH' })
  await user.click(entry)
  expect(mirror.alerts.wanted).toMatchObject({ coin: 'SOL' })
})
