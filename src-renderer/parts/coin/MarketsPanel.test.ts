import type { AnswerStatus } from '@contract'
import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge } from '../../bridge/fake-bridge.fixture'
import { fixtureNow, knownPrice } from '../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import MarketsPanel from './MarketsPanel.svelte'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

function show(currencies: readonly (string | null)[]): void {
  const data = currencies.map((currency, at) => ({
    exchange: `venue${at}`,
    currency,
    price: 5,
    volume: null
  }))
  const view = (call: { operation: string; params: object }) => ({
    ...call,
    price: knownPrice(1),
    saved: {
      answer: { kind: 'quotes', data, dropped: 0 },
      at: fixtureNow,
      origin: 'live',
      charged: 1,
      read: null,
      missing: []
    },
    fault: null,
    autoRefreshMs: null
  })
  const wire = fakeBridge({
    ...fakeMarket([]),
    answers: { view: call => view(call) as unknown as AnswerStatus }
  })
  const context = new Map([[mirrorKey, createMirror(connect(wire.bridge))]])
  render(MarketsPanel, { props: { coin: 'BTC' }, context })
}

it.each([
  [['USD', 'USD', null, null, null], m.coin.venues.agreeIn({ currency: 'USD' })],
  [['USD', 'USD', 'EUR'], m.coin.venues.agreeIn({ currency: 'USD' })],
  [['USD', 'USD'], m.coin.venues.agree()],
  [[null, null], m.coin.venues.agree()]
])('names the currency of the venues it compares if others differ (%j)', async (currencies, words) => {
  show(currencies)
  expect((await screen.findByTestId('venue-spread')).textContent?.trim()).toBe(words)
})

it('compares no venues if those of the same price name no currency and another does', async () => {
  show([null, null, 'USD'])
  expect(await screen.findByText('venue2')).toBeTruthy()
  expect(screen.queryByTestId('venue-spread')).toBeNull()
})
