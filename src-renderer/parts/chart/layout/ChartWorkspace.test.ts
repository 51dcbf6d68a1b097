import type { CandleSeries, Interval } from '@contract'
import { cleanup, screen, waitFor, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../../bridge/fake-bridge.fixture'
import { lendBrowser } from '../../../browser.fixture'
import { lendCanvas } from '../../../charts/fake-canvas.fixture'
import { candleCount, picture, series, show } from '../panel/chart-panel.fixture'
import { m } from '../../../../src-shared/messages/m'

beforeAll(lendBrowser)
beforeAll(lendCanvas)

describe('a chart', () => {
  it('shows saved candles without a paid call', async () => {
    const { wire } = show()
    await waitFor(async () => expect(await candleCount()).toBe('400'))
    expect((await picture()).getAttribute('aria-label')).toBe(
      m.chart.spoken.summary({ coin: 'BTC', interval: '1h', lastClose: '102.00 USD' })
    )
    expect(wire.inputs('market', 'loadCandles')).toEqual([])
  })

  it('reports which candles are visible until it closes', async () => {
    const { wire } = show()
    await picture()
    expect(wire.inputs('market', 'showCharts').at(-1)).toEqual({ charts: [{ coin: 'BTC', interval: '1h' }] })
    cleanup()
    expect(wire.inputs('market', 'showCharts').at(-1)).toEqual({ charts: [] })
  })

  it('loads a compared coin before reporting it as shown', async () => {
    const { wire, user } = show({
      candles: (interval, coin) =>
        coin === 'ETH' ? { ...series(interval, 0), fetchedAt: null } : series(interval, 400)
    })
    await picture()
    await user.click(screen.getByRole('button', { name: m.comparison.overlay.title() }))
    await user.type(await screen.findByLabelText(m.comparison.overlay.label()), 'ETH')
    await user.click(await screen.findByRole('button', { name: /^Compare ETH / }))
    const shows = (input: unknown): boolean => JSON.stringify(input).includes('ETH')
    const at = (name: string): number =>
      wire.requests.findIndex(([, request, input]) => request === name && shows(input))
    await waitFor(() => expect(at('showCharts')).toBeGreaterThan(0))
    expect(wire.inputs('market', 'loadCandles')).toEqual([{ coin: 'ETH', interval: '1h', bars: null }])
    expect(at('loadCandles')).toBeLessThan(at('showCharts'))
  })

  it('loads only the interval at which the user stops', async () => {
    const { setup, wire } = show()
    await picture()
    for (const interval of ['15m', '1m', '5m'] as const) setup.showInterval(interval)
    await screen.findByRole('img', { name: /BTC, 5m candles/ })
    const intervals = wire.inputs('market', 'candles').map(input => (input as { interval: string }).interval)
    expect(intervals).toEqual(['1h', '5m'])
  })

  it('offers every interval and shows the chosen one', async () => {
    const { setup, user, wire } = show()
    await picture()
    const choices = within(screen.getByRole('group', { name: m.common.interval() }))
    expect(choices.getAllByRole('radio').map(one => one.textContent)).toEqual([
      '1m',
      '5m',
      '15m',
      '1h',
      '4h',
      '1d'
    ])
    await user.click(choices.getByRole('radio', { name: '5m' }))
    expect(setup.interval).toBe('5m')
    await screen.findByRole('img', { name: /BTC, 5m candles/ })
    // The main process is only notified once the user has stayed for a moment.
    await waitFor(() =>
      expect(wire.inputs('market', 'showCharts').at(-1)).toEqual({
        charts: [{ coin: 'BTC', interval: '5m' }]
      })
    )
  })

  it.each([1, 4] as const)(
    'recreates charts without errors for another time zone (%i charts)',
    async count => {
      const { mirror } = show({ count, coins: ['BTC', 'ETH', 'SOL', 'XRP'] })
      await waitFor(() => expect(screen.getAllByRole('img', { name: /candles/ })).toHaveLength(count))
      const before = screen.getAllByRole('img', { name: /candles/ })
      await mirror.settings.change({ chartZone: 'Asia/Tokyo' })
      await waitFor(() => {
        const pictures = screen.getAllByRole('img', { name: /candles/ })
        expect(pictures).toHaveLength(count)
        for (const picture of pictures) expect(before).not.toContain(picture)
      })
    }
  )

  it('shows the last bar in its legend', async () => {
    show()
    const legend = await screen.findByTestId('chart-legend')
    await waitFor(() => expect(legend.textContent).toMatch(/O 100\.00.*H 103\.00.*L 99\.00.*C 102\.00/))
  })

  it('updates the last candle with quotes and adds new ones', async () => {
    const { wire } = show()
    await picture()
    const last = series('1h', 1).time[0]!
    const tick = {
      coin: 'BTC',
      interval: '1h' as const,
      open: 100,
      high: 110,
      low: 99,
      close: 107,
      provisional: false
    }
    wire.say('candleTicked', { ...tick, time: last })
    await waitFor(async () => expect((await picture()).getAttribute('aria-label')).toContain('107.00'))
    expect(await candleCount()).toBe('400')
    wire.say('candleTicked', { ...tick, time: last + 3_600_000, close: 108, provisional: true })
    await waitFor(async () => expect(await candleCount()).toBe('401'))
  })

  it('offers to reload its candles and shows the price', async () => {
    const { wire, user } = show()
    await user.click(await screen.findByRole('button', { name: 'Refresh 20 credits' }))
    expect(wire.inputs('market', 'loadCandles')).toEqual([{ coin: 'BTC', interval: '1h', bars: null }])
  })

  it('offers only ranges that its candles cover', async () => {
    const { user } = show()
    const ranges = within(await screen.findByRole('group', { name: m.chart.range() }))
    const state = (name: string): [boolean, string | null] => {
      const button = ranges.getByRole<HTMLButtonElement>('button', { name })
      return [button.disabled, button.getAttribute('aria-pressed')]
    }
    // 400 hours are 17 days.
    expect(['1D', '1W', '1M', '1Y'].map(name => state(name)[0])).toEqual([false, false, false, true])
    await user.click(ranges.getByRole('button', { name: '1W' }))
    expect(state('1W')).toEqual([false, 'true'])
    expect(state('All')).toEqual([false, 'false'])
  })

  it('announces a candle reached by keyboard', async () => {
    const { user } = show()
    ;(await picture()).focus()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() =>
      expect(screen.getByText(/open 100\.00, high 103\.00, low 99\.00, close 102\.00/)).toBeTruthy()
    )
  })
})

describe('without candles', () => {
  it('explains why the chart is empty and offers to load candles', async () => {
    const { wire, user } = show({ candles: interval => series(interval, 0, { fetchedAt: null }) })
    expect(await screen.findByText(m.chart.empty.title({ interval: '1h', coin: 'BTC' }))).toBeTruthy()
    expect(document.querySelector('[data-candles]')?.getAttribute('data-candles')).toBe('0')
    await user.click(screen.getByRole('button', { name: 'Load candles 20 credits' }))
    expect(wire.inputs('market', 'loadCandles')).toHaveLength(1)
  })

  it('keeps its controls in place while loading', async () => {
    show({ candles: () => new Promise<CandleSeries>(() => undefined) })
    expect(await screen.findByRole('status', { name: m.chart.loading() })).toBeTruthy()
    expect(screen.getByRole('group', { name: m.common.interval() })).toBeTruthy()
  })

  it("shows an error if even the saved candles can't be read", async () => {
    show({
      candles: () => {
        throw new Refusal({ what: 'The candles cannot be read.' })
      }
    })
    expect(await screen.findByText('The candles cannot be read.')).toBeTruthy()
  })
})

describe('after a problem', () => {
  const fault = {
    code: 'upstream-unavailable' as const,
    cause: null,
    operation: 'getOHLCIntraday',
    said: null,
    retryAt: null
  }

  it('explains the problem in place and keeps the candles', async () => {
    show({ candles: interval => series(interval, 50, { fault }) })
    expect(await screen.findByText(m.faults.what['upstream-unavailable']())).toBeTruthy()
    expect(await candleCount()).toBe('50')
  })

  it('shows the age of saved candles while offline', async () => {
    show({ isOffline: true, candles: interval => series(interval, 50, { fetchedAt: 0, origin: 'cached' }) })
    await waitFor(() => expect(screen.getByTestId('chart-source').textContent).toMatch(/^Offline, .+ old$/))
  })

  it('repairs bad candles and reports the repair', async () => {
    const broken = series('1h', 50)
    broken.high[10] = 1
    broken.close[20] = NaN
    show({ candles: () => broken })
    expect(
      await screen.findByText(
        `${m.chart.findings.unreadable({ count: 1 })} ${m.chart.findings.inverted({ count: 1 })}`
      )
    ).toBeTruthy()
    expect(await candleCount()).toBe('49')
  })
})

describe('unreadable candles', () => {
  const bad = (interval: Interval): CandleSeries =>
    series(interval, 50, { close: new Float64Array(50).fill(NaN) })

  it('reports candles as unreadable rather than as never loaded', async () => {
    show({ candles: bad })
    expect(await screen.findByText(m.chart.unreadable.title({ interval: '1h', coin: 'BTC' }))).toBeTruthy()
    expect(screen.queryByText(/No 1h candles/)).toBeNull()
    expect(screen.getByText(m.chart.findings.unreadable({ count: 50 }))).toBeTruthy()
  })

  it('shows bars built from quotes in place of unreadable candles', async () => {
    const { wire } = show({ candles: bad })
    await screen.findByText(m.chart.unreadable.title({ interval: '1h', coin: 'BTC' }))
    const bar = { open: 100, high: 110, low: 99, close: 107, provisional: true }
    wire.say('candleTicked', { coin: 'BTC', interval: '1h', time: series('1h', 1).time[0]!, ...bar })
    await waitFor(async () => expect(await candleCount()).toBe('1'))
    const legend = screen.getByTestId('chart-legend')
    await waitFor(() => expect(legend.textContent).toMatch(/C 107\.00.*provisional/s))
  })
})

describe('unsorted candles', () => {
  it('sorts candles and shows a repeated candle only once', async () => {
    const mixed = series('1h', 50)
    mixed.time.set([mixed.time[6]!, mixed.time[5]!], 5)
    mixed.time[20] = mixed.time[19]!
    mixed.low[30] = 104
    show({ candles: () => mixed })
    expect(
      await screen.findByText(
        (['repeated', 'unordered', 'inverted'] as const)
          .map(finding => m.chart.findings[finding]({ count: 1 }))
          .join(' ')
      )
    ).toBeTruthy()
    await waitFor(async () => expect(await candleCount()).toBe('49'))
  })
})

describe("with an interval that the plan doesn't include", () => {
  const locked = (interval: Interval): CandleSeries =>
    interval === '1d'
      ? series('1d', 300)
      : series(interval, 7, { planRequired: true, provisionalFrom: 0, fetchedAt: null })

  it('falls back to daily candles with an explanation', async () => {
    const { wire } = show({ candles: locked })
    expect(await screen.findByText(m.chart.locked.title({ interval: '1h' }))).toBeTruthy()
    await screen.findByRole('img', { name: /^BTC, 1d candles/ })
    expect(await candleCount()).toBe('300')
    expect(wire.inputs('market', 'showCharts').at(-1)).toEqual({
      charts: [
        { coin: 'BTC', interval: '1h' },
        { coin: 'BTC', interval: '1d' }
      ]
    })
  })

  it("explains that daily candles aren't included either", async () => {
    show({ candles: of => series(of, 7, { planRequired: true, provisionalFrom: 0, fetchedAt: null }) })
    expect(await screen.findByText(new RegExp(m.chart.locked.dailyToo()))).toBeTruthy()
    expect(screen.queryByText(/Showing daily candles/)).toBeNull()
  })

  it('shows bars built from quotes on request', async () => {
    const { user } = show({ candles: locked })
    await user.click(
      await screen.findByRole('button', { name: m.chart.locked.showRecorded({ interval: '1h' }) })
    )
    await screen.findByRole('img', { name: /^BTC, 1h candles/ })
    await waitFor(async () => expect(await candleCount()).toBe('7'))
    await waitFor(() => expect(screen.getByTestId('chart-legend').textContent).toContain('provisional'))
  })

  it('offers to load the requested candles again at the displayed price', async () => {
    const { wire, user } = show({ candles: locked })
    await user.click(await screen.findByRole('button', { name: 'Try again 20 credits' }))
    expect(wire.inputs('market', 'loadCandles')).toEqual([{ coin: 'BTC', interval: '1h', bars: null }])
  })
})
