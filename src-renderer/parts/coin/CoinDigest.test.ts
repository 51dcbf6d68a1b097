import type { Board, BoardQuote, CandleSeries } from '@contract'
import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { connect } from '../../bridge/client'
import { fakeBridge } from '../../bridge/fake-bridge.fixture'
import { fakeQuote, fakeSeries, fixtureNow, knownPrice } from '../../bridge/fake-facts.fixture'
import { fakeMarket } from '../../bridge/fake-market.fixture'
import { lendBrowser } from '../../browser.fixture'
import { createMirror, mirrorKey } from '../../state/mirror'
import { afterMidnight, candlesToLastDay, lastQuotedAt } from './day-before.fixture'
import { rungName } from './rung-words'
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

const boardOf = (quote: BoardQuote): Board => ({
  quotes: [quote],
  origin: 'live',
  fetchedAt: quote.fetchedAt,
  price: knownPrice(7)
})

function show(series: CandleSeries, quote: BoardQuote | null = null) {
  const answers = fakeMarket([{ id: 1, name: 'Majors', coins: ['BTC'] }])
  const wire = fakeBridge({
    ...answers,
    coinNotes: {
      ...answers.coinNotes,
      of: ({ coin }) => ({ coin, text: '\nsell half\nlater', changedAt: 1 })
    },
    market: { ...answers.market, candles: () => series, ...(quote ? { board: () => boardOf(quote) } : {}) }
  })
  const mirror = createMirror(connect(wire.bridge))
  render(CoinDigest, { props: { coin: 'BTC' }, context: new Map([[mirrorKey, mirror]]) })
  return { wire, mirror }
}
const text = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ')

it('summarizes changes, volatility, verdict and note', async () => {
  const { wire } = show(days(400))
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

it('shows the last day’s pivots right after midnight, though the quote is still from that day', async () => {
  const quote = fakeQuote('BTC', { price: 91, priceText: '91', at: lastQuotedAt, fetchedAt: lastQuotedAt })
  const { mirror } = show(candlesToLastDay, quote)
  mirror.clock.set(afterMidnight)
  const level = (kind: 'resistance' | 'pivot', name: string) =>
    screen.queryByText(rungName({ kind, name }))?.nextElementSibling?.textContent
  await waitFor(() => expect(level('resistance', 'r1')).toContain('120'))
  expect(level('pivot', 'pivot')).toContain('90')
})
