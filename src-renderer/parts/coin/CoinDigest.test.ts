import type { CandleSeries } from '@contract'
import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge } from '../../bridge/fake-bridge.fixture'
import { fakeSeries, fixtureNow } from '../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import CoinDigest from './CoinDigest.svelte'
import { day } from '../../../src-shared/time'
import { m } from '../../../src-shared/messages/m'

beforeAll(lendBrowser)

const today = Math.floor(fixtureNow / day) * day

/** Daily candles up to today. All closes are 50,000, except 100,000 a week ago. */
function days(size: number): CandleSeries {
  const column = (read: (ago: number) => number): Float64Array =>
    Float64Array.from({ length: size }, (_, at) => read(size - 1 - at))
  const price = (ago: number): number => (ago === 7 ? 100_000 : 50_000)
  return {
    ...fakeSeries('BTC', '1d'),
    time: column(ago => today - ago * day),
    open: column(price),
    high: column(price),
    low: column(price),
    close: column(price),
    volume: column(() => 1),
    provisionalFrom: size,
    fetchedAt: fixtureNow
  }
}

function show(series: CandleSeries) {
  const answers = fakeMarket([{ id: 1, name: 'Majors', coins: ['BTC'] }])
  const wire = fakeBridge({
    ...answers,
    coinNotes: {
      ...answers.coinNotes,
      of: ({ coin }) => ({ coin, text: '\nsell half\nlater', changedAt: 1 })
    },
    market: { ...answers.market, candles: () => series }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(CoinDigest, { props: { coin: 'BTC' }, context: new Map([[mirrorKey, mirror]]) })
  return wire
}
const text = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ')

it('summarizes changes, volatility, verdict and note', async () => {
  const wire = show(days(400))
  // The quote is 68,078.50.
  await waitFor(() => expect(text()).toContain('7 days −31.92 %'))
  expect(text()).toContain('30 days +36.16 %')
  expect(text()).toContain('From 400-day high −31.92 %')
  expect(text()).toMatch(/Volatility, 30 days [\d,.]+ %/)
  expect(text()).toContain(m.coin.verdictDaily())
  expect(text()).toContain(m.coin.notes.short({ line: 'sell half' }))
  expect(wire.inputs('market', 'loadCandles')).toEqual([])
})

it('explains how to load figures if there are no daily candles', async () => {
  show(fakeSeries('BTC', '1d'))
  expect(await screen.findByText(m.coin.digestHint())).toBeTruthy()
  expect(screen.queryByText(/Volatility/)).toBeNull()
})
