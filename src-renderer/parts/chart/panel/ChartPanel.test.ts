import { screen, waitFor } from '@testing-library/svelte'
import type { CandleSeries } from '@contract'
import type { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lendBrowser } from '../../../browser.fixture'
import { lendCanvas } from '../../../charts/fake-canvas.fixture'
import { Refusal } from '../../../bridge/fake-bridge.fixture'
import { fakeQuote, fixtureNow, knownPrice } from '../../../bridge/fake-facts.fixture'
import { InlineWorker, picture, series, show } from './chart-panel.fixture'
import { toasts } from '../../../ui/toasts.svelte'
import { m } from '../../../../src-shared/messages/m'

beforeAll(lendBrowser)
beforeAll(lendCanvas)

beforeEach(() => void vi.stubGlobal('Worker', InlineWorker))

type User = ReturnType<typeof userEvent.setup>

async function add(user: User, name: string): Promise<void> {
  await user.type(await screen.findByRole('combobox', { name: m.indicators.picker.title() }), name)
  await user.keyboard('{Enter}')
}

const legend = (): Promise<HTMLElement> => screen.findByRole('list', { name: m.chart.indicators() })
const isShown = async (text: string | RegExp): Promise<void> =>
  waitFor(async () => expect((await legend()).textContent).toMatch(text))

it.each([
  [undefined, 'USD', m.currency.pricesAssumed({ code: 'USD' }), /USD is assumed/],
  ['EUR', 'EUR', m.currency.pricesIn({ money: 'EUR' }), /^$/]
])(
  "shows the currency above the price axis if the quote's currency is %s",
  async (currency, mark, words, why) => {
    show({ quotes: [fakeQuote('BTC', currency === undefined ? {} : { currency })] })
    await picture()
    const money = await screen.findByRole('note', { name: words })
    const title = money.firstElementChild?.getAttribute('title') ?? ''
    expect([money.textContent, title]).toEqual([mark, expect.stringMatching(why)])
    expect((await picture()).getAttribute('aria-label')).toContain(mark)
  }
)

describe('indicators', () => {
  it('adds an indicator by name for 0 credits', async () => {
    const { user, wire } = show()
    await picture()
    await add(user, 'bollinger bands')
    await waitFor(async () => expect((await legend()).textContent).toMatch(/BB 20, 2\s*102\.00/))
    expect(screen.getAllByTitle(m.indicators.picker.free())).toHaveLength(1)
    expect(wire.inputs('market', 'loadCandles')).toEqual([])
  })

  it('hides and removes an indicator through its menu', async () => {
    const { user } = show()
    await picture()
    await add(user, 'simple moving')
    const choose = async (entry: string): Promise<void> => {
      await user.click(
        await screen.findByRole('button', { name: m.chart.indicatorMenu({ title: 'SMA 20' }) })
      )
      await user.click(await screen.findByRole('menuitem', { name: entry }))
    }
    await waitFor(async () => expect((await legend()).textContent).toContain('102.00'))
    await choose(m.common.hide())
    await waitFor(async () => expect((await legend()).textContent).not.toContain('102.00'))
    await choose(m.common.remove())
    await waitFor(() => expect(screen.queryByRole('list', { name: m.chart.indicators() })).toBeNull())
    const toast = toasts.shown.at(-1)
    expect(toast?.text).toBe(m.indicators.removed({ indicator: 'SMA 20' }))
    toast?.action?.act()
    await waitFor(async () => expect((await legend()).textContent).toContain('SMA 20'))
  })
})

it('keeps the chart when another coin is shown, and draws its candles', async () => {
  const { setup } = show({ candles: (interval, coin) => series(interval, coin === 'ETH' ? 300 : 400) })
  const before = await picture()
  setup.showCoin('ETH')
  const after = await screen.findByRole('img', { name: /^ETH.*candles/ })
  expect(after).toBe(before)
  await waitFor(() => expect(after.dataset['candles']).toBe('300'))
})

it('says that candles are loading if reading them takes long', async () => {
  const { setup } = show({
    candles: (interval, coin) =>
      coin === 'ETH' ? new Promise<CandleSeries>(() => undefined) : series(interval, 400)
  })
  await picture()
  setup.showCoin('ETH')
  await screen.findByRole('status', { name: m.chart.loading() })
  expect(screen.queryByRole('img', { name: /candles/ })).toBeNull()
})

it('shows how many candles are missing for a longer period', async () => {
  const { user } = show({ candles: interval => series(interval, 150) })
  await picture()
  await add(user, 'simple moving')
  await user.click(await screen.findByRole('button', { name: m.chart.indicatorMenu({ title: 'SMA 20' }) }))
  await user.click(await screen.findByRole('menuitem', { name: m.chart.indicatorSettings() }))
  const period = await screen.findByLabelText('Period')
  await user.clear(period)
  await user.type(period, '200')
  await isShown(m.indicators.needs.candles({ short: 'SMA', missing: 50 }))
})

it('explains that an indicator needs volume', async () => {
  const volume = new Float64Array(150).fill(NaN)
  const { user } = show({ candles: interval => series(interval, 150, { volume }) })
  await picture()
  await add(user, 'on-balance')
  await isShown(m.indicators.needs.volume({ short: 'OBV' }))
  await add(user, 'simple moving')
  await isShown(/SMA 20\s*102\.00/)
})

it.each([
  [false, 1],
  [true, 0]
])(
  'offers older candles only after the first have loaded (loading: %s, offers: %d)',
  async (loading, offers) => {
    show({ candles: interval => series(interval, 30, { provisionalFrom: 0, fetchedAt: null, loading }) })
    await picture()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(screen.queryAllByRole('button', { name: /^Load 570 older candles/ })).toHaveLength(offers)
  }
)

it('says how many candles from the future were left out', async () => {
  const repaired = { unreadable: 0, unordered: 0, repeated: 0, ahead: 2 }
  show({ candles: interval => series(interval, 30, { repaired }) })
  await picture()
  expect(await screen.findByText(m.chart.findings.ahead({ count: 2 }))).toBeTruthy()
})

describe('unreadable candles', () => {
  const unreadable = new Refusal({ code: 'unreadable', what: 'The 1h candles of BTC cannot be read.' }).fault
  const own = { provisionalFrom: 0, fetchedAt: null, fault: unreadable }

  it("doesn't describe unreadable candles as never loaded", async () => {
    const { mirror } = show({ candles: interval => series(interval, 30, own) })
    await picture()
    expect(screen.getByTestId('chart-source').textContent).toBe(
      m.chart.sourceNames.recorded({ series: m.chart.sourceNames.unreadable() })
    )
    mirror.layouts.changeChart(0, {})
    expect(screen.queryByTestId('candle-reach')).toBeNull()
  })

  it('offers to load unreadable candles again', async () => {
    show({ candles: interval => series(interval, 0, own) })
    expect(await screen.findByText(m.chart.unreadable.title({ interval: '1h', coin: 'BTC' }))).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Load again/ })).toBeTruthy()
  })
})

it.each([0, 30])(
  "explains why candles don't load automatically and offers to load them (%d bars built from quotes)",
  async bars => {
    const manualReason = 'expensive'
    const loaded = { provisionalFrom: 0, fetchedAt: null, price: knownPrice(500), manualReason } as const
    show({ candles: interval => series(interval, bars, loaded) })
    expect(await screen.findByText(/more than you allow without confirmation/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Load candles 500/ })).toBeTruthy()
  }
)

it('offers to load candles instead of drawing a few bars from quotes', async () => {
  const loaded = { provisionalFrom: 0, fetchedAt: null, price: knownPrice(7) } as const
  show({ candles: interval => series(interval, 5, loaded) })
  await screen.findByText(m.chart.empty.title({ interval: '1h', coin: 'BTC' }))
  expect(screen.getAllByRole('button', { name: /^Load candles 7/ })).toHaveLength(1)
  expect(screen.queryByRole('img', { name: /^BTC, 1h candles/ })).toBeNull()
  expect(screen.queryByText(/aren’t loaded/)).toBeNull()
})

it('explains that the service rejects the coin', async () => {
  const refused = { said: 'Unknown asset', since: fixtureNow, retryAt: fixtureNow + 86_400_000 }
  show({
    candles: interval => series(interval, 0, { fetchedAt: null }),
    quotes: [fakeQuote('BTC', { missing: true, refused })]
  })
  expect(await screen.findByText(m.chart.unknownCoin.title({ coin: 'BTC' }))).toBeTruthy()
  expect(screen.getByText(/“Unknown asset”/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Load candles (?!anyway)/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Load candles anyway/ })).toBeTruthy()
})

it('explains that the service has no candles of the coin and suggests another', async () => {
  const { user } = show({
    coins: ['NOSUCHCOIN', null, null, null],
    candles: (interval, coin) => series(interval, coin === 'BTC' ? 400 : 0)
  })
  expect(
    await screen.findByText(
      m.chart.noneFromService.title({ market: m.chart.markets.service(), interval: '1h', coin: 'NOSUCHCOIN' })
    )
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Load candles/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Load again/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.chart.noneFromService.showOther({ coin: 'BTC' }) }))
  expect((await picture()).getAttribute('aria-label')).toContain(
    m.comparison.candles.interval({ interval: 'BTC, 1h' })
  )
})
