import type { ServiceComparison, PriceTag } from '@contract'
import { screen, waitFor, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { fakeReported, fixtureNow, nothingCompared } from '../bridge/fake-facts.fixture'
import { lendBrowser } from '../browser.fixture'
import { answered, show, kind, details, shownWords, compare, askBands, agree } from './coin-panel.fixture'
import { m } from '../../src-shared/messages/m'

beforeAll(lendBrowser)

describe('comparison with the service', () => {
  it('shows the price before loading', async () => {
    const shown = await show()
    await shown.user.click(kind(/^Bollinger bands/))
    expect(screen.getByRole('button', { name: 'Compare with service 100 credits' })).toBeTruthy()
    await shown.user.click(compare())
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/Loads Bollinger bands for BTC/)
    expect(shown.wire.inputs('serviceComparison', 'ask')).toEqual([])
  })

  it('shows the latest and the largest difference in price and percent', async () => {
    const shown = await show()
    await askBands(shown)
    const row = await screen.findByRole('row', { name: /Upper/ })
    expect(within(row).getAllByRole('cell').map(shownWords)).toEqual([
      ...['201.00', '200.00'],
      '+1.0000 +0.50 %'
    ])
    const largest = screen.getByRole('cell', { name: /^largest/ })
    expect(shownWords(largest)).toBe(m.comparison.row.largest({ largest: '−16.00 (−8.00 %), 2 Feb' }))
    expect(largest.title).toBe(m.comparison.row.both({ calculated: '200.00', service: '184.00' }))
    expect(shownWords(details())).toContain('compared over 119 days')
    expect(shownWords(details())).toContain('100 credits charged')
    expect(kind(/^Bollinger bands/).textContent).toContain(
      m.comparison.summary.percent({ percent: '8.00 %' })
    )
    expect(shown.wire.inputs('serviceComparison', 'ask')).toEqual([
      { kind: 'bollinger', coins: ['BTC'], candles: [] }
    ])
    expect(within(details()).getByRole('button', { name: /^Reload 100 credits/ })).toBeTruthy()
  })

  it('makes no second call while the first is running', async () => {
    let answer: (comparison: ServiceComparison) => void = () => undefined
    const shown = await show({ ask: () => new Promise(resolve => (answer = resolve)) })
    await askBands(shown)
    await waitFor(() => expect(compare().getAttribute('aria-busy')).toBe('true'))
    await shown.user.click(compare())
    expect(shown.wire.inputs('serviceComparison', 'ask')).toHaveLength(1)
    answer(answered('bollinger', ['BTC']))
    expect(await screen.findByRole('row', { name: /Upper/ })).toBeTruthy()
  })

  it('asks for confirmation of the total price once', async () => {
    const price: PriceTag = { state: 'learned', credits: 1, learned: null, reserve: 1 }
    const candles = [{ coin: 'BTC', price, isPartial: false, fault: null }]
    const shown = await show({ compare: (one, coins) => ({ ...nothingCompared(one, coins), candles }) })
    await shown.user.click(kind(/^Bollinger bands/))
    expect(shownWords(compare())).toBe('Compare with service 100 100 credits +~1 about 1 credit')
    await shown.user.click(compare())
    const sure = await screen.findByRole('alertdialog')
    expect(within(sure).getByRole('heading').textContent).toBe(
      'Compare with service for 100 credits and about 1 credit for daily candles?'
    )
    expect(sure.textContent).toMatch(/58,800 of 100,000, 58,699 afterwards/)
    await agree(shown.user)
    await screen.findByRole('row', { name: /Upper/ })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(shown.wire.inputs('serviceComparison', 'ask')).toEqual([
      { kind: 'bollinger', coins: ['BTC'], candles: ['BTC'] }
    ])
    expect(shown.wire.inputs('market', 'loadCandles')).toEqual([])
  })

  it('shows the calculated values without a call', async () => {
    const calculated = {
      figures: [{ id: 'upper', name: 'Upper', value: 200, at: fixtureNow }],
      verdict: null
    }
    const shown = await show({ compare: (one, coins) => ({ ...nothingCompared(one, coins), calculated }) })
    await shown.user.click(kind(/^Bollinger bands/))
    expect(shownWords(screen.getByRole('row', { name: /Upper/ }))).toBe('Upper200.00')
    await shown.user.click(screen.getByRole('button', { name: m.comparison.chart.showCalculated() }))
    expect(shown.mirror.layouts.active?.indicators.map(({ indicator }) => indicator)).toEqual(['bollinger'])
    expect(shown.wire.inputs('serviceComparison', 'ask')).toEqual([])
  })

  it('lists the values of a response in an unknown format', async () => {
    const calculated = {
      figures: [{ id: 'upper', name: 'Upper', value: 200, at: fixtureNow }],
      verdict: null
    }
    const leaves = [
      { path: 'wind', value: 'north' },
      { path: 'by.hour.1', value: 4 }
    ]
    const reported = { ...fakeReported, figures: [], leaves, leavesLeftOut: 3 }
    const shown = await show({
      compare: (one, coins) => ({ ...nothingCompared(one, coins), reported, calculated })
    })
    await shown.user.click(kind(/^Bollinger bands/))
    expect(shownWords(screen.getByRole('group', { name: m.explorer.answer.rawLabel() }))).toBe(
      'wind northby.hour.1 4'
    )
    expect(shownWords(details())).toContain(m.comparison.raw.more({ count: '3' }))
    expect(shownWords(screen.getByRole('row', { name: /Upper/ }))).toBe('Upper200.00')
  })

  it("draws the service's line and removes it again", async () => {
    const shown = await show({ compare: answered })
    await shown.user.click(kind(/^Bollinger bands/))
    const draw = screen.getByRole('switch', { name: m.comparison.chart.showService() })
    await shown.user.click(draw)
    expect([...shown.mirror.serviceComparison.drawn]).toEqual(['bollinger'])
    expect(shown.mirror.layouts.active?.indicators.map(({ indicator }) => indicator)).toEqual(['bollinger'])
    expect(shownWords(details())).toContain(
      m.comparison.otherInterval.body({ interval: m.comparison.candles.daily() })
    )
    await shown.user.click(screen.getByRole('button', { name: m.chart.locked.showDaily() }))
    expect(shown.mirror.layouts.active?.interval).toBe('1d')
    await shown.user.click(draw)
    expect([...shown.mirror.serviceComparison.drawn]).toEqual([])
  })

  it('opens, confirms and cancels by keyboard', async () => {
    const shown = await show()
    kind(/^Bollinger bands/).focus()
    await shown.user.keyboard('{Enter}')
    expect(kind(/^Bollinger bands/).getAttribute('aria-expanded')).toBe('true')
    await shown.user.tab()
    expect(document.activeElement).toBe(compare())
    await shown.user.keyboard('{Enter}')
    const sure = await screen.findByRole('alertdialog')
    await waitFor(() => expect(sure.contains(document.activeElement)).toBe(true))
    await shown.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(shown.wire.inputs('serviceComparison', 'ask')).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(compare()))
    await shown.user.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    expect(screen.queryByTestId('comparison-bollinger')).toBeNull()
  })
})

it('loads the correlation of the chosen coins', async () => {
  const shown = await show({
    ask: (one, coins) => ({ ...nothingCompared(one, coins), operation: 'getCorrelation' })
  })
  await shown.user.click(kind(/^Correlation/))
  await shown.user.click(screen.getByRole('button', { name: 'SOL', pressed: true }))
  await shown.user.click(compare())
  await agree(shown.user)
  await waitFor(() =>
    expect(shown.wire.inputs('serviceComparison', 'ask')).toEqual([
      { kind: 'correlation', coins: ['BTC', 'ETH'], candles: [] }
    ])
  )
})
