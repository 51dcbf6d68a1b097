import { render, screen, within } from '@testing-library/svelte'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge } from '../../bridge/fake-bridge.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import { afterMidnight, candlesToLastDay, lastDay, lastQuotedAt } from './day-before.fixture'
import LadderPanel from './LadderPanel.svelte'
import { rungName } from './rung-words'
import { formatCandleDay } from '../../../src-shared/format/date'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

it('shows the last day’s pivots right after midnight, though the quote is still from that day', async () => {
  const mirror = createMirror(connect(fakeBridge(fakeMarket([])).bridge))
  mirror.clock.set(afterMidnight)
  const now = { price: 91, at: lastQuotedAt, source: 'quote' } as const
  render(LadderPanel, {
    props: { coin: 'BTC', candles: candlesToLastDay, now },
    context: new Map([[mirrorKey, mirror]])
  })
  const title = m.coin.levels.title()
  const table = screen.getByRole('table', { name: title })
  const priceOf = (kind: 'resistance' | 'pivot' | 'support', name: string): string | null | undefined =>
    within(table).getByText(rungName({ kind, name })).parentElement?.querySelector('.price')?.textContent
  expect(priceOf('resistance', 'r1')).toContain('120')
  expect(priceOf('pivot', 'pivot')).toContain('90')
  expect(priceOf('support', 's1')).toContain('60')
  await userEvent.setup().click(screen.getByRole('button', { name: m.coin.about.figures({ title }) }))
  expect(await screen.findByText(m.coin.levels.hint({ day: formatCandleDay(lastDay) }))).toBeTruthy()
})
