import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge } from '../../bridge/fake-bridge.fixture'
import { fakeQuote, fixtureNow } from '../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import QuoteHead from './QuoteHead.svelte'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

it('labels the service’s change, because the chart below shows another', () => {
  const mirror = createMirror(connect(fakeBridge(fakeMarket([])).bridge))
  const quote = fakeQuote('BTC', { changePercent: 0.11 })
  render(QuoteHead, {
    props: { coin: 'BTC', quote, now: fixtureNow, offline: false, replaying: false },
    context: new Map([[mirrorKey, mirror]])
  })
  const label = screen.getByText('+0.11 %').previousElementSibling
  expect(label?.textContent).toBe(m.quotes.column.daily())
  expect(label?.getAttribute('title')).toBe(m.quotes.column.dailyHint())
  expect(label?.className).not.toContain('hidden')
})
