import type { CandleSeries } from '@contract'
import { screen, waitFor, within } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { lendBrowser } from '../../../browser.fixture'
import { fakeQuote, fixtureNow } from '../../../bridge/fake-facts.fixture'
import { lendCanvas } from '../../../charts/fake-canvas.fixture'
import { m } from '../../../../src-shared/messages/m'
import { day } from '../../../../src-shared/time'
import { toasts } from '../../../ui/toasts.svelte'
import { InlineWorker, series, show } from '../panel/chart-panel.fixture'

beforeAll(lendBrowser)
beforeAll(lendCanvas)
beforeEach(() => void vi.stubGlobal('Worker', InlineWorker))

function candlesOf(coin: string, fields: Partial<CandleSeries> = {}): CandleSeries {
  const column = new Float64Array(400).fill(51)
  const flat = { open: column, high: column, low: column, close: column }
  return series('1h', 400, { ...(coin === 'ETH' ? flat : {}), ...fields })
}
const unloaded = (coin: string): CandleSeries => {
  const none = new Float64Array()
  const columns = { time: none, open: none, high: none, low: none, close: none, volume: none }
  return candlesOf(coin, { ...columns, fetchedAt: null, provisionalFrom: 0 })
}

type Setup = NonNullable<Parameters<typeof show>[0]>

const showRatio = (setup: Setup = {}): ReturnType<typeof show> =>
  show({
    coins: ['SOL', null, null, null],
    over: 'ETH',
    quotes: [],
    candles: (_, coin) => candlesOf(coin),
    ...setup
  })
const picture = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('img', { name })

it('divides the saved candles of two coins, and never refreshes them', async () => {
  const { wire } = showRatio()
  expect((await picture(/^SOL\/ETH, 1h candles, last close 2\.0000 ETH$/)).dataset['candles']).toBe('400')
  await waitFor(() => expect(screen.getByTestId('chart-legend').textContent).toMatch(/^\s*C\s*2\.0000\s*1h/))
  const source = screen.getByTestId('chart-source')
  expect(source.title).toMatch(/^Calculated from saved candles of SOL and ETH, newest .*\d:00$/)
  expect(source.textContent).toMatch(/^Calculated, newest \d\d:00$/)
  expect(wire.inputs('market', 'showCharts').at(-1)).toEqual({ charts: [] })
  expect(wire.inputs('market', 'loadCandles')).toEqual([])
})

it('leaves out bars that one of the coins has no candle for', async () => {
  const times = candlesOf('ETH').time.map((time, bar) => time + (bar % 4 === 0 ? 60_000 : 0))
  showRatio({ candles: (_, coin) => candlesOf(coin, coin === 'ETH' ? { time: times } : {}) })
  expect((await picture(/^SOL\/ETH/)).dataset['candles']).toBe('300')
})

it('moves the last bar with the quotes of both coins', async () => {
  const quotes = [
    fakeQuote('SOL', { price: 90, at: fixtureNow }),
    fakeQuote('ETH', { price: 30, at: fixtureNow })
  ]
  showRatio({ quotes })
  await picture(/last close 3\.0000 ETH$/)
})

it('returns to the coin', async () => {
  const { mirror, setup } = showRatio()
  await picture(/^SOL\/ETH/)
  setup.showCoin('SOL')
  await picture(/^SOL, 1h candles/)
  expect(mirror.layouts.name).toBe('SOL')
})

it('offers candles that are not loaded, with their coin and price', async () => {
  const { user, wire } = showRatio({
    candles: (_, coin) => (coin === 'ETH' ? unloaded(coin) : candlesOf(coin))
  })
  await screen.findByText(m.chart.empty.title({ interval: '1h', coin: 'ETH' }))
  await user.click(screen.getByRole('button', { name: /^Load ETH candles 20/ }))
  await waitFor(() =>
    expect(wire.inputs('market', 'loadCandles')).toMatchObject([{ coin: 'ETH', interval: '1h' }])
  )
})

it.each([
  ['of the same coin', { over: 'SOL' }, m.ratio.same.title({ coin: 'SOL' })],
  [
    'without candles of either coin',
    { candles: (_: unknown, coin: string) => unloaded(coin) },
    m.ratio.noneOfBoth({ coin: 'SOL', over: 'ETH', interval: '1h' })
  ],
  [
    'without candles at the same time',
    {
      candles: (_: unknown, coin: string) =>
        candlesOf(coin, coin === 'ETH' ? { time: candlesOf(coin).time.map(time => time - 40 * day) } : {})
    },
    m.ratio.noOverlap({ coin: 'SOL', over: 'ETH', interval: '1h' })
  ],
  [
    'whose coin the service has no candles for',
    { candles: (_: unknown, coin: string) => ({ ...unloaded(coin), fetchedAt: fixtureNow }) },
    new RegExp(m.ratio.noneFromService({ coin: 'ETH', interval: '1h' }))
  ],
  [
    'without a connection',
    { isOffline: true, candles: (_: unknown, coin: string) => unloaded(coin) },
    new RegExp(m.ratio.offline())
  ]
] as const)('explains why there is no ratio %s', async (_, given, words) => {
  showRatio(given as Setup)
  await screen.findByText(words)
})

it('says if the coins have prices in different currencies', async () => {
  showRatio({ quotes: [fakeQuote('SOL', { currency: 'EUR' }), fakeQuote('ETH', { currency: 'USD' })] })
  await screen.findByText(m.ratio.currencies.title())
})

it('calculates indicators from closes, and explains why others are missing', async () => {
  const { setup } = showRatio()
  await picture(/^SOL\/ETH/)
  for (const id of ['sma', 'atr', 'obv']) setup.indicators.add(id)
  const legend = await screen.findByRole('list', { name: m.chart.indicators() })
  await waitFor(() => expect(legend.textContent).toMatch(/SMA 20\s*2\.0000/))
  expect(legend.textContent).toContain(m.ratio.indicator({ short: 'ATR' }))
  expect(legend.textContent).toContain(m.ratio.indicator({ short: 'OBV' }))
})

it('is drawn as a line or an area only, and has no drawings', async () => {
  const { user, setup } = showRatio()
  await picture(/^SOL\/ETH/)
  await user.click(screen.getByRole('button', { name: m.chart.styleLabel() }))
  const entries = within(await screen.findByRole('menu'))
  const line = entries.getByRole('menuitemradio', { name: m.chart.styles.line() })
  expect(line.getAttribute('aria-checked')).toBe('true')
  expect(entries.getByRole('menuitemradio', { name: m.chart.styles.bars() }).ariaDisabled).toBe('true')
  entries.getByText(m.ratio.noOpenHighLow())
  await user.click(entries.getByRole('menuitemradio', { name: m.chart.styles.area() }))
  expect(setup.chartStyle.style).toBe('area')
  expect(screen.getByRole('button', { name: m.drawings.list.label() })).toHaveProperty('disabled', true)
  screen.getByRole('img', { name: /^SOL\/ETH/ }).focus()
  await user.keyboard('t')
  expect(toasts.shown.at(-1)?.text).toBe(m.ratio.noDrawings())
})

it('shows the ratio of the chart and a coin that the user typed', async () => {
  const { user, mirror } = show({ coins: ['SOL', null, null, null], candles: (_, coin) => candlesOf(coin) })
  await picture(/^SOL, /)
  await user.click(screen.getByRole('button', { name: m.comparison.overlay.title() }))
  await user.type(await screen.findByLabelText(m.comparison.overlay.label()), 'eth')
  await user.click(await screen.findByRole('button', { name: /^Show SOL\/ETH ratio/ }))
  await picture(/^SOL\/ETH/)
  expect(mirror.layouts.name).toBe('SOL/ETH')
})
