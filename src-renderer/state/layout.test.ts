import type { ChartChoices, LayoutContent } from '@contract'
import { describe, expect, it } from 'vitest'
import { chartName, chartsOnScreen, withActive, withChart, withCount, withLink } from './layout'

const chart = (coin: string | null, fields: Partial<ChartChoices> = {}): ChartChoices => ({
  coin,
  interval: '1h',
  indicators: [],
  look: { style: 'candles', scale: 'linear' },
  ...fields
})
const layout = (fields: Partial<LayoutContent> = {}): LayoutContent => ({
  count: 4,
  charts: ['BTC', 'ETH', 'SOL', 'XRP'].map(coin => chart(coin)),
  active: 0,
  links: { coin: false, interval: false, crosshair: false, range: false },
  ...fields
})
const coins = ({ charts }: LayoutContent): unknown => charts.map(({ coin }) => coin)
const intervals = ({ charts }: LayoutContent): unknown => charts.map(({ interval }) => interval)

it('shows four charts, the pair that includes the active one, or only the active one', () => {
  expect(chartsOnScreen({ count: 4, active: 3 })).toEqual([0, 1, 2, 3])
  expect([0, 1, 2, 3].map(active => chartsOnScreen({ count: 2, active }))).toEqual([
    [0, 1],
    [0, 1],
    [2, 3],
    [2, 3]
  ])
  expect(chartsOnScreen({ count: 1, active: 2 })).toEqual([2])
})

describe('changing one chart', () => {
  it("keeps the objects of the other charts, so that they aren't redrawn", () => {
    const before = layout()
    const after = withChart(before, 1, { coin: 'DOT', interval: '5m' })
    expect(coins(after)).toEqual(['BTC', 'DOT', 'SOL', 'XRP'])
    expect([0, 2, 3].map(at => after.charts[at] === before.charts[at])).toEqual([true, true, true])
  })

  it('changes linked properties in the other charts too', () => {
    const links = { ...layout().links, coin: true }
    const after = withChart(layout({ links }), 2, { coin: 'DOT', interval: '5m' })
    expect(coins(after)).toEqual(['DOT', 'DOT', 'DOT', 'DOT'])
    expect(intervals(after)).toEqual(['1h', '1h', '5m', '1h'])
    const look = { style: 'area', scale: 'log' } as const
    expect(withChart(layout({ links }), 0, { look }).charts[1]?.look.style).toBe('candles')
  })
})

describe('a ratio', () => {
  const ratio = withChart(layout(), 2, { coin: 'SOL', over: 'ETH' })
  const names = ({ charts }: LayoutContent): unknown => charts.map(chartName)

  it('ends when another coin is shown, or the coin itself', () => {
    expect(names(ratio)).toEqual(['BTC', 'ETH', 'SOL/ETH', 'XRP'])
    expect(names(withChart(ratio, 2, { interval: '5m' }))).toEqual(names(ratio))
    expect(names(withChart(ratio, 2, { coin: 'SOL' }))).toEqual(['BTC', 'ETH', 'SOL', 'XRP'])
  })

  it('is shown in all charts with linked coins, and copied with its coin only', () => {
    const active = withActive(ratio, 2)
    const linked = withLink(active, 'coin', true)
    expect(names(linked)).toEqual(['SOL/ETH', 'SOL/ETH', 'SOL/ETH', 'SOL/ETH'])
    expect(names(withChart(linked, 0, { coin: 'BTC' }))).toEqual(['BTC', 'BTC', 'BTC', 'BTC'])
    const alone = {
      ...active,
      count: 1 as const,
      charts: active.charts.map((one, at) => (at === 2 ? one : chart(null)))
    }
    expect(names(withCount(alone, 4))).toEqual([null, null, 'SOL/ETH', null])
  })
})

describe('links between charts', () => {
  it('linking a property copies its value from the active chart to the others', () => {
    const mixed = layout({
      active: 1,
      charts: layout().charts.map((one, at) => (at === 1 ? chart('ETH', { interval: '4h' }) : one))
    })
    expect(intervals(withLink(mixed, 'interval', true))).toEqual(['4h', '4h', '4h', '4h'])
    expect(coins(withLink(mixed, 'interval', true))).toEqual(['BTC', 'ETH', 'SOL', 'XRP'])
    expect(coins(withLink(mixed, 'coin', true))).toEqual(['ETH', 'ETH', 'ETH', 'ETH'])
    expect(withLink(mixed, 'range', true).charts).toEqual(mixed.charts)
  })

  it('changes stay in one chart once a link was removed', () => {
    const linked = withLink(layout(), 'coin', true)
    const parted = withLink(linked, 'coin', false)
    expect(coins(withChart(parted, 0, { coin: 'DOT' }))).toEqual(['DOT', 'BTC', 'BTC', 'BTC'])
  })
})

describe('changing the number of charts', () => {
  it('changing from four charts to one and back restores the same four', () => {
    const before = withActive(layout(), 2)
    expect(withCount(withCount(before, 1), 4)).toEqual(before)
  })

  it('copies the active chart without its coin', () => {
    const indicators = [{ key: 'a', indicator: 'rsi', values: {}, styles: {}, isHidden: false }]
    const first = chart('BTC', { interval: '5m', indicators })
    const before = layout({ count: 1, charts: [first, chart(null), chart(null), chart(null)] })
    const two = withCount(before, 2)
    expect(two.charts[1]).toEqual({ ...first, coin: null })
    expect(two.charts[2]).toBe(before.charts[2])
    const linked = withCount({ ...before, links: { ...before.links, coin: true } }, 4)
    expect(coins(linked)).toEqual(['BTC', 'BTC', 'BTC', 'BTC'])
  })
})
