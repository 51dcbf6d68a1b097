// @vitest-environment jsdom
import { waitFor } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { connect } from '../bridge/client'
import { fakeBridge } from '../bridge/fake-bridge.fixture'
import { fakeMarket } from '../bridge/fake-market.fixture'
import { createMirror } from './mirror'
import { PlacesState, type VisitedPlace } from './places.svelte'

async function visiting() {
  const { settings, coinPage } = createMirror(connect(fakeBridge(fakeMarket([])).bridge))
  await waitFor(() => expect(settings.settings.value).toBeDefined())
  const shown: string[] = []
  let now = 0
  const places = new PlacesState(settings, { showCoin: coin => shown.push(coin) }, coinPage, () => now)
  const visit = (view: VisitedPlace['view'], coin: string | null = null, forMs = 5_000): void => {
    if (view === 'coin' && coin !== null) settings.go({ view, coin })
    else settings.go({ view })
    places.visit({ view, coin })
    now += forMs
  }
  const here = (): string => `${settings.viewState?.view} ${settings.viewState?.coin ?? ''}`.trim()
  return { places, visit, here, shown }
}

it('goes back and forward through views and coins', async () => {
  const { places, visit, here, shown } = await visiting()
  visit('watch', 'BTC')
  visit('watch', 'ETH')
  visit('news')
  visit('coin', 'SOL')
  places.back()
  expect(here()).toMatch(/^news/)
  places.back()
  expect([here(), shown.at(-1)]).toEqual([expect.stringMatching(/^watch/), 'ETH'])
  places.back()
  expect(shown.at(-1)).toBe('BTC')
  places.back()
  expect(shown).toEqual(['ETH', 'BTC'])
  for (let step = 0; step < 4; step++) places.forward()
  expect(here()).toBe('coin SOL')
})

it('discards the forward history when the user opens another view', async () => {
  const { places, visit, here } = await visiting()
  visit('watch', 'BTC')
  visit('news')
  places.back()
  places.visit({ view: 'watch', coin: 'BTC' })
  visit('alerts')
  places.forward()
  expect(here()).toMatch(/^alerts/)
})

it('skips coins that were selected only briefly', async () => {
  const { places, visit, shown } = await visiting()
  visit('watch', 'BTC')
  for (const coin of ['ETH', 'SOL', 'XRP']) visit('watch', coin, 100)
  visit('news')
  places.back()
  expect(shown).toEqual(['XRP'])
  places.back()
  expect(shown).toEqual(['XRP', 'BTC'])
})

it('leads from a coin’s page to the watchlist if the window opened with that page', async () => {
  const { places, visit, here } = await visiting()
  visit('coin', 'SOL')
  places.back()
  expect(here()).toMatch(/^watch/)
})
