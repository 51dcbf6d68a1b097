import { screen, waitFor, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { lendBrowser } from '../../../browser.fixture'
import { lendCanvas } from '../../../charts/fake-canvas.fixture'
import { series, show } from '../panel/chart-panel.fixture'
import { m } from '../../../../src-shared/messages/m'

beforeAll(lendBrowser)
beforeAll(lendCanvas)

const four = ['BTC', 'ETH', 'SOL', 'BTC']
const pictures = (): readonly string[] =>
  screen.queryAllByRole('img', { name: /candles/ }).map(one => one.getAttribute('aria-label') ?? '')
const marked = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-current="true"]')].map(one => one.getAttribute('aria-label'))

describe('charts side by side', () => {
  it('shows several coins with a single toolbar', async () => {
    const { wire } = show({ coins: four, count: 4 })
    await waitFor(() => expect(pictures()).toHaveLength(4))
    expect(pictures()[2]).toMatch(/^SOL, 1h candles/)
    expect(wire.inputs('market', 'showCharts').at(-1)).toEqual({
      charts: ['BTC', 'ETH', 'SOL'].map(coin => ({ coin, interval: '1h' }))
    })
    expect(screen.getAllByRole('toolbar', { name: m.common.chart() })).toHaveLength(1)
    expect(wire.inputs('market', 'loadCandles')).toEqual([])
  })

  it('loads nothing for hidden charts', async () => {
    const { wire, mirror } = show({ coins: four, count: 4 })
    await waitFor(() => expect(pictures()).toHaveLength(4))
    mirror.layouts.activate(1)
    mirror.layouts.setCount(1)
    await waitFor(() => expect(pictures()).toHaveLength(1))
    expect(wire.inputs('market', 'showCharts').at(-1)).toEqual({ charts: [{ coin: 'ETH', interval: '1h' }] })
  })

  it('applies changes to the active chart only', async () => {
    const { mirror, user } = show({ coins: four, count: 4 })
    await waitFor(() => expect(pictures()).toHaveLength(4))
    expect(marked()).toEqual([m.chart.region({ coin: 'BTC' })])
    await user.click(
      within(screen.getByRole('region', { name: m.chart.region({ coin: 'SOL' }) })).getByRole('heading')
    )
    await waitFor(() => expect(marked()).toEqual([m.chart.region({ coin: 'SOL' })]))
    await user.click(screen.getByRole('radio', { name: '5m' }))
    mirror.layouts.showCoin('ADA')
    await user.keyboard('{Alt>}2{/Alt}')
    await waitFor(() => expect(marked()).toEqual([m.chart.region({ coin: 'ETH' })]))
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^ETH, 1h candles/)
    const chosen = mirror.layouts.shown?.charts.map(({ coin, interval }) => `${coin} ${interval}`)
    expect(chosen).toEqual(['BTC 1h', 'ETH 1h', 'ADA 5m', 'BTC 1h'])
  })

  it('switches from several charts to one and back by keyboard', async () => {
    const { user } = show({ coins: four, count: 4 })
    await waitFor(() => expect(pictures()).toHaveLength(4))
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    await waitFor(() => expect(pictures()).toHaveLength(1))
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    await waitFor(() => expect(pictures()).toHaveLength(4))
  })

  it('fills empty charts with the next coins of the watchlist', async () => {
    const { mirror, user, wire } = show({ coins: ['ETH', null, null, null], count: 4 })
    await screen.findByText(m.layouts.blank.titleOf({ name: m.layouts.chartLabel({ at: 2 }) }))
    await waitFor(() => expect(pictures()).toHaveLength(1))
    const third = within(screen.getByRole('region', { name: m.layouts.chartLabel({ at: 3 }) }))
    expect(await third.findByText('20 credits')).toBeTruthy()
    await user.click(third.getByRole('button', { name: m.layouts.blank.fillAll() }))
    expect(mirror.layouts.shown?.charts.map(({ coin }) => coin)).toEqual(['ETH', 'SOL', 'BTC', 'XRP'])
    await waitFor(() => expect(pictures()).toHaveLength(4))
    expect(wire.inputs('market', 'loadCandles')).toEqual([])
  })

  it('offers to watch a coin that is no longer watched', async () => {
    const { user, wire } = show({ coins: ['BTC', 'DOGE', null, null], count: 2 })
    const panel = within(await screen.findByRole('region', { name: m.chart.region({ coin: 'DOGE' }) }))
    expect(await panel.findByText(m.chart.unwatched.title({ coin: 'DOGE' }))).toBeTruthy()
    await user.click(panel.getByRole('button', { name: m.chart.unwatched.add({ name: 'Majors' }) }))
    expect(wire.inputs('watchlist', 'addCoins')).toEqual([{ id: 1, coins: ['DOGE'] }])
    await waitFor(() => expect(screen.queryByText(m.chart.unwatched.title({ coin: 'DOGE' }))).toBeNull())
  })

  it('shows a problem only on the affected chart', async () => {
    const fault = {
      code: 'upstream-unavailable' as const,
      cause: null,
      operation: null,
      said: null,
      retryAt: null
    }
    show({
      coins: ['BTC', 'ETH', null, null],
      count: 2,
      candles: (interval, coin) => series(interval, 50, { fault: coin === 'ETH' ? fault : null })
    })
    await waitFor(() => expect(pictures()).toHaveLength(2))
    const panels = ['BTC', 'ETH'].map(coin =>
      within(screen.getByRole('region', { name: m.chart.region({ coin }) }))
    )
    expect(panels.map(panel => panel.queryAllByText(m.faults.what['upstream-unavailable']()).length)).toEqual(
      [0, 1]
    )
  })
})
