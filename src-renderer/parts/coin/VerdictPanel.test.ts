import { render, screen, within } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge } from '../../bridge/fake-bridge.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import VerdictPanel from './VerdictPanel.svelte'
import { closing, dailyCandles } from '../../../src-shared/figures/candles.fixture'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

it('shows a sign as a word, because an arrow would look like a change', () => {
  // After a long rise, the RSI is high, which suggests selling.
  const closes = Array.from({ length: 60 }, (_, at) => 100 + at + (at % 7 === 0 ? -4 : 0))
  const candles = dailyCandles(Date.UTC(2026, 1, 17), closing(...closes))
  const mirror = createMirror(connect(fakeBridge(fakeMarket([])).bridge))
  render(VerdictPanel, { props: { coin: 'BTC', candles }, context: new Map([[mirrorKey, mirror]]) })
  const table = screen.getByRole('table', { name: m.coin.verdict() })
  const cellOf = (name: string): Element | null | undefined =>
    within(table).getByText(name).closest('tr')?.querySelector('td')
  expect(cellOf(m.coin.rsi())?.textContent).toMatch(
    new RegExp(`^\\s*[789]\\d\\.\\d\\d\\s*${m.coin.leanWord({ lean: 'down' })}\\s*$`)
  )
  expect(cellOf(m.coin.lastClose())?.textContent).toContain(m.coin.leanWord({ lean: 'up' }))
  expect(table.textContent).not.toMatch(/[▲▼]/)
  expect(table.querySelectorAll('i, .change, td.up, td.down')).toHaveLength(0)
})
