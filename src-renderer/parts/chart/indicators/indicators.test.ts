import type { Services } from '@contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { indicatorDefinition } from '../../../../src-shared/indicators/catalogue'
import { hueOf } from '../../../charts/scene/hues'
import { connect } from '../../../bridge/client'
import { fakeBridge } from '../../../bridge/fake-bridge.fixture'
import { fakeChart, fakeLayout, fakeLayouts } from '../../../bridge/fake-layouts.fixture'
import { LayoutsState } from '../../../state/layouts.svelte'
import type { ChartStyleState } from '../setup/chart-style.svelte'
import { ChartSetup } from '../setup/chart-setup.svelte'
import type { IndicatorList } from '../setup/indicator-list.svelte'
import { formatValues, indicatorTitle, indicatorTrouble, indicatorValueAt } from './indicator-words'
import { legendsOf, panesOf } from '../panel/panes'
import { m } from '../../../../src-shared/messages/m'

let saved: Services['layouts']
let list: IndicatorList
let chartStyle: ChartStyleState

async function again(): Promise<ChartSetup> {
  const layouts = new LayoutsState(connect(fakeBridge({ layouts: saved }).bridge).client.layouts)
  await layouts.read()
  return new ChartSetup(layouts, 0)
}

beforeEach(async () => {
  saved = fakeLayouts()
  ;({ indicators: list, chartStyle } = await again())
})

describe('the indicator list', () => {
  it('adds an indicator with its default values', () => {
    list.add('bollinger')
    expect(list.items).toMatchObject([
      { indicator: 'bollinger', values: { period: 20, factor: 2 }, isHidden: false }
    ])
  })

  it('allows an indicator twice, in different colours', () => {
    list.add('sma')
    list.add('sma')
    const [first, second] = list.items
    expect(first!.key).not.toBe(second!.key)
    expect([first!.styles.value?.hue, second!.styles.value?.hue]).toEqual([undefined, 1])
  })

  it('draws bands and lines in colours of their own', () => {
    const hues = (id: string): readonly unknown[] => {
      list.add(id)
      return indicatorDefinition(id)!.outputs.map(output => hueOf(list.items.at(-1)!, output))
    }
    expect(hues('sma')).toEqual([0])
    expect(hues('bollinger')).toEqual([1, 1, 1])
    expect(hues('ichimoku')).toEqual([2, 3, 'up', 'down', 4])
    expect(hues('alligator')).toEqual([5, 'down', 'up'])
  })

  it('keeps the usual colours of several lines in a pane of their own', () => {
    list.add('sma')
    list.add('macd')
    expect(list.items.at(-1)!.styles).toEqual({})
  })

  it('keeps the indicators after a restart', async () => {
    list.add('rsi')
    list.change(list.items[0]!.key, { values: { period: 21 }, isHidden: true })
    const { indicators } = await again()
    expect(indicators.items).toMatchObject([{ indicator: 'rsi', values: { period: 21 }, isHidden: true }])
    indicators.remove(indicators.items[0]!.key)
    expect((await again()).indicators.items).toEqual([])
  })

  it('drops entries that are no longer valid', async () => {
    const item = { key: 'a', styles: {}, isHidden: false }
    const indicators = [
      { ...item, indicator: 'gone', values: {} },
      { ...item, indicator: 'sma', values: { period: 0 } },
      { ...item, key: 'b', indicator: 'sma', values: { period: 9 } }
    ]
    saved = fakeLayouts([fakeLayout({ charts: [fakeChart('BTC', { indicators })] })])
    expect((await again()).indicators.items.map(({ key }) => key)).toEqual(['b'])
  })

  it('limits the list to 25 indicators', () => {
    for (let at = 0; at < 40; at++) list.add('sma')
    expect(list.isFull).toBe(true)
    expect(list.items).toHaveLength(25)
  })
})

describe('chart panes', () => {
  const computed = (outputs: number) => ({
    size: 3,
    outputs: Array.from({ length: outputs }, () => new Float64Array(8))
  })

  it("creates panes for candles, volume and each indicator that isn't on the price scale", () => {
    for (const id of ['sma', 'rsi', 'macd']) list.add(id)
    const values = new Map(list.items.map((item, at) => [item.key, computed(at === 2 ? 3 : 1)]))
    const panes = panesOf(true, list.items, values)
    expect(panes.map(({ id }) => id)).toEqual(['price', 'volume', list.items[1]!.key, list.items[2]!.key])
    expect(panes[0]!.layers.map(({ kind }) => kind)).toEqual(['candles', 'line'])
    expect(panes[2]).toMatchObject({ bounds: [0, 100], labels: 'price' })
    expect(panes[3]!.layers.map(({ kind }) => kind)).toEqual(['levels', 'line', 'line', 'histogram'])
    expect(panesOf(false, [], new Map()).map(({ id }) => id)).toEqual(['price'])
  })

  it("creates no panes for indicators that are hidden or haven't been computed", () => {
    list.add('rsi')
    expect(panesOf(false, list.items, new Map())).toHaveLength(1)
    const values = new Map([[list.items[0]!.key, computed(1)]])
    expect(panesOf(false, list.items, values)).toHaveLength(2)
    list.change(list.items[0]!.key, { isHidden: true })
    expect(panesOf(false, list.items, values)).toHaveLength(1)
  })

  it('creates no pane for a volume indicator if the candles have no volume', () => {
    list.add('obv')
    const values = new Map([[list.items[0]!.key, computed(1)]])
    expect(panesOf(true, list.items, values)).toHaveLength(3)
    expect(panesOf(false, list.items, values)).toHaveLength(1)
  })

  it("shows Ichimoku's cloud shifted ahead", () => {
    list.add('ichimoku')
    const [price] = panesOf(false, list.items, new Map([[list.items[0]!.key, computed(5)]]))
    const cloud = price!.layers.find(layer => layer.kind === 'cloud')
    expect(cloud).toMatchObject({ firstAbove: 'up', secondAbove: 'down', shift: 26 })
    const shifts = price!.layers.flatMap(layer => (layer.kind === 'line' ? [layer.shift] : []))
    expect(shifts).toEqual([0, 0, 26, 26, -26])
  })

  it('uses the colours and line styles that the user chose', () => {
    list.add('ema')
    list.change(list.items[0]!.key, { styles: { value: { hue: 4, width: 3, dash: 'dotted' } } })
    const [price] = panesOf(false, list.items, new Map([[list.items[0]!.key, computed(1)]]))
    expect(price!.layers[1]).toMatchObject({ color: 4, width: 3, dash: 'dotted' })
  })

  it('shows the legend of an indicator in its own pane', () => {
    for (const id of ['sma', 'rsi']) list.add(id)
    const [sma, rsi] = list.items
    const panes = [
      { id: 'price', top: 0, height: 300 },
      { id: rsi!.key, top: 300, height: 100 }
    ]
    const both = legendsOf(list.items, [], panes)
    expect(both.map(({ top, items }) => [top, items.map(({ indicator }) => indicator)])).toEqual([
      [4, ['sma']],
      [304, ['rsi']]
    ])
    expect(legendsOf([sma!, rsi!], [], [{ id: 'price', top: 0, height: 400 }])[0]!.items).toHaveLength(2)
    const reported = { kind: 'technical', name: 'Technical analysis', layers: [], readings: [] } as const
    const legends = legendsOf([], [{ ...reported, pane: rsi!.key }], panes)
    expect(legends.map(({ pane, services }) => [pane, services.length])).toEqual([[rsi!.key, 1]])
  })
})

describe('a legend over the candles', () => {
  it('collapses the legend in a short pane', () => {
    for (const id of ['sma', 'ema', 'bollinger']) list.add(id)
    const isLow = (height: number): boolean | undefined =>
      legendsOf(list.items, [], [{ id: 'price', top: 0, height }])[0]?.isLow
    expect([120, 215, 216, 600].map(isLow)).toEqual([true, true, false, false])
  })
})

describe('legend texts', () => {
  const bollinger = indicatorDefinition('bollinger')!

  it("shows an indicator's settings in the legend", () => {
    expect(indicatorTitle(bollinger, { period: 10, factor: 2.5 })).toBe('BB 10, 2.5')
    expect(indicatorTitle(indicatorDefinition('obv')!, {})).toBe('OBV')
    expect(indicatorTitle(indicatorDefinition('ease')!, {})).toBe('EMV 14, 100 M')
  })

  it("explains why an indicator isn't drawn", () => {
    expect(indicatorTrouble(bollinger, { period: 20, factor: 2 }, 15, true)).toBe(
      m.indicators.needs.candles({ short: 'BB', missing: 5 })
    )
    expect(indicatorTrouble(indicatorDefinition('obv')!, {}, 500, false)).toBe(
      m.indicators.needs.volume({ short: 'OBV' })
    )
    expect(indicatorTrouble(bollinger, { period: 20, factor: 2 }, 20, false)).toBeNull()
  })

  it("formats values in the indicator's unit", () => {
    expect(formatValues('price', [-436.119])).toEqual(['−436.12'])
    expect(formatValues('percent', [72.468])).toEqual(['72.47 %'])
    expect(formatValues('points', [1])).toEqual(['1.00'])
    expect(formatValues('volume', [34_258_100])).toEqual(['34.26 M'])
    expect(formatValues('price', [NaN])).toEqual(['–'])
    expect(formatValues('price', [])).toEqual([])
  })

  it("formats an indicator's prices with the same number of decimals", () => {
    expect(formatValues('price', [2_493_649.2, -302_601.56])).toEqual(['2,493,649', '−302,602'])
    expect(formatValues('price', [10.214, 9.987, NaN])).toEqual(['10.21', '9.99', '–'])
    expect(formatValues('price', [1.165e-8, 9e-9])).toEqual(['0.00000001165', '0.00000000900'])
    expect(formatValues('price', [-1.165e-10, 0])).toEqual(['−1.165e−10', '0'])
  })

  it('shows the value of a shifted line where it is drawn', () => {
    const column = Float64Array.of(10, 11, 12, 13)
    expect(indicatorValueAt(column, 3, 2)).toBe(11)
    expect(indicatorValueAt(column, 1, -2)).toBe(13)
    expect(indicatorValueAt(column, 0, 2)).toBeNaN()
    expect(indicatorValueAt(undefined, 0, 0)).toBeNaN()
  })
})

describe('chart style', () => {
  it('shows candles on a linear scale by default', async () => {
    expect([chartStyle.style, chartStyle.scale]).toEqual(['candles', 'linear'])
    chartStyle.draw('area')
    chartStyle.measure('log')
    const { style, scale } = (await again()).chartStyle
    expect([style, scale]).toEqual(['area', 'log'])
  })
})
