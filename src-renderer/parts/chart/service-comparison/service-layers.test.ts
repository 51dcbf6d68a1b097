import type { ServiceComparison, ShownIndicator } from '@contract'
import { describe, expect, it } from 'vitest'
import { fakeComparison } from './comparison.fixture'
import { Candles } from '../../../charts/series/candles'
import { missingIn } from '../history/missing'
import { indicatorValueAt } from '../indicators/indicator-words'
import { drawnOn, serviceOverlays } from './service-layers'
import { day } from '../../../../src-shared/time'

const candlesAt = (...days: number[]): Candles => {
  const column = (read: (at: number) => number): Float64Array => Float64Array.from(days, read)
  const flat = column(() => 10)
  return new Candles(
    { time: column(one => one * day), open: flat, high: flat, low: flat, close: flat, volume: flat },
    day
  )
}
const item: ShownIndicator = {
  key: 'k',
  indicator: 'bollinger',
  values: {},
  styles: { upper: { hue: 4 } },
  isHidden: false
}
const comparison = (part: Partial<ServiceComparison> = {}): ServiceComparison => ({
  ...fakeComparison,
  lines: [
    {
      id: 'upper',
      name: 'Upper',
      time: Float64Array.of(2 * day, 3 * day, 9 * day),
      value: Float64Array.of(12, 13, 19)
    },
    { id: 'middle', name: 'Middle', time: Float64Array.of(2 * day, 3 * day), value: Float64Array.of(10, 11) }
  ],
  ...part
})

describe('service lines on the chart', () => {
  const candles = candlesAt(1, 2, 4)
  const shown = (indicator: string, part: Partial<ShownIndicator> = {}): ShownIndicator => ({
    ...item,
    key: indicator,
    indicator,
    ...part
  })
  const layersOf = (answer: ServiceComparison, items: readonly ShownIndicator[] = [item]) =>
    serviceOverlays([answer], items, candles).flatMap(({ layers }) => layers)
  const lineOf = (id: string, ...points: readonly (readonly [at: number, value: number])[]) => ({
    id,
    name: id,
    time: Float64Array.from(points, ([at]) => at * day),
    value: Float64Array.from(points, ([, value]) => value)
  })

  it("draws the service's line like the calculated line, but in a different line style", () => {
    const [upper, , middle] = layersOf(comparison())
    expect([upper, middle]).toMatchObject([
      { kind: 'line', color: 4, dash: 'dashed' },
      { kind: 'line', color: 0, dash: 'dotted' }
    ])
  })

  it("aligns the service's line to the candles, with gaps", () => {
    const [upper] = layersOf(comparison())
    expect(upper?.kind === 'line' && [...upper.values.slice(0, 3)]).toEqual([NaN, 12, NaN])
  })

  it("continues the service's line past the last candle", () => {
    const spans = comparison({
      kind: 'ichimoku',
      lines: [
        lineOf('spanA', [2, 12], [4, 14], [5, 15], [6, 16]),
        lineOf('spanB', [2, 9], [4, 9], [5, 9], [6, 9])
      ]
    })
    const [along, ahead] = layersOf(spans, [shown('ichimoku')])
    expect(along).toMatchObject({ kind: 'line', shift: 0, color: 'up' })
    // The line is drawn two slots ahead, so the value of day 2 is at day 4, where the line along the candles
    // ends. There is no candle for day 3.
    expect(ahead).toMatchObject({ kind: 'line', shift: 2, color: 'up' })
    expect(ahead?.kind === 'line' && [...ahead.values.slice(0, 3)]).toEqual([NaN, 14, 16])
    expect(layersOf(spans, [shown('ichimoku')]).map(({ kind }) => kind)).toEqual([
      'line',
      'line',
      'line',
      'line'
    ])
  })

  it('a replay hides a service value until the candle it is calculated from', () => {
    const days = Array.from({ length: 60 }, (_, at) => at + 1)
    const points = days.map(at => [at, at] as const)
    const cloud = comparison({
      kind: 'ichimoku',
      lines: [lineOf('lagging', ...points), lineOf('base', ...points)]
    })
    const [overlay] = serviceOverlays([cloud], [shown('ichimoku')], candlesAt(...days))
    const lines = overlay!.layers.flatMap(layer => (layer.kind === 'line' ? [layer] : []))
    expect(lines.map(({ shift }) => shift)).toEqual([-26, 0])
    // At day 34, the line shows the close of day 60, which is stored at the candle of day 60.
    expect([lines[0]!.values[59], lines[1]!.values[59]]).toEqual([34, 60])
    const [{ values, shift }] = overlay!.readings[0]!.places
    expect([shift, indicatorValueAt(values, 33, shift)]).toEqual([-26, 34])
  })

  it("fills the service's cloud if the calculated cloud is hidden", () => {
    const spans = comparison({
      kind: 'ichimoku',
      lines: [lineOf('spanA', [4, 14], [5, 15]), lineOf('spanB', [4, 9], [5, 9])]
    })
    expect(layersOf(spans, []).slice(0, 2)).toMatchObject([
      { kind: 'cloud', shift: 0, firstAbove: 'up', secondAbove: 'down' },
      { kind: 'cloud', shift: 1, firstAbove: 'up', secondAbove: 'down' }
    ])
  })

  it('draws no line in a pane whose calculated indicator is missing or hidden', () => {
    const atr = comparison({ kind: 'atr', lines: [lineOf('value', [1, 3], [2, 4])] })
    expect(serviceOverlays([atr], [item], candles)).toEqual([])
    expect(serviceOverlays([atr], [shown('atr', { isHidden: true })], candles)).toEqual([])
    expect(serviceOverlays([atr], [shown('atr')], candles)).toMatchObject([{ kind: 'atr', pane: 'atr' }])
  })

  it('draws an average of the service only if an indicator on the chart has the same period', () => {
    const ribbon = comparison({ kind: 'ribbon', lines: [lineOf('sma50', [4, 12]), lineOf('ema50', [4, 11])] })
    const [overlay, ...rest] = serviceOverlays(
      [ribbon],
      [shown('sma-ribbon', { values: { period1: 50 } })],
      candles
    )
    expect(rest).toEqual([])
    expect(overlay).toMatchObject({
      pane: 'price',
      layers: [{ kind: 'dots', color: 0 }],
      readings: [{ id: 'sma50' }]
    })
    expect(
      layersOf(ribbon, [shown('ema', { values: { period: 50 }, styles: { value: { hue: 3 } } })])
    ).toMatchObject([{ kind: 'dots', color: 3 }])
  })

  it("draws the service's RSI and MACD in the panes of the calculated ones", () => {
    const figures = comparison({
      kind: 'technical',
      lines: [lineOf('rsi', [4, 60]), lineOf('macdSignal', [4, 2])]
    })
    expect(serviceOverlays([figures], [shown('rsi'), shown('macd')], candles)).toMatchObject([
      { pane: 'rsi', readings: [{ id: 'rsi', unit: 'points' }] },
      { pane: 'macd', layers: [{ kind: 'dots', color: 3 }] }
    ])
  })

  it('colours a Supertrend stop by its side of the price', () => {
    const stop = comparison({ kind: 'supertrend', lines: [lineOf('value', [1, 9], [2, 9], [4, 11])] })
    const [overlay] = serviceOverlays([stop], [shown('supertrend')], candles)
    expect(overlay?.layers).toMatchObject([{ color: 'up' }, { color: 'down' }])
    expect([0, 1, 2].map(bar => overlay?.readings[0]?.tintAt(bar))).toEqual(['up', 'up', 'down'])
    expect([...(overlay?.readings[0]?.places[0].values.slice(0, 3) ?? [])]).toEqual([9, 9, 11])
  })

  it('draws lines only on charts of their coin and interval', () => {
    const known = (): ServiceComparison => comparison()
    const drawn = new Set(['bollinger'] as const)
    expect(drawnOn({ coin: 'BTC', interval: '1d' }, drawn, known)).toHaveLength(1)
    expect(drawnOn({ coin: 'BTC', interval: '1h' }, drawn, known)).toEqual([])
    const levels = (): ServiceComparison => comparison({ kind: 'levels' })
    expect(drawnOn({ coin: 'BTC', interval: '1h' }, new Set(['levels'] as const), levels)).toHaveLength(1)
    expect(drawnOn({ coin: 'BTC', interval: '1d' }, new Set(), known)).toEqual([])
    expect(drawnOn({ coin: 'BTC', interval: '1d' }, drawn, () => comparison({ reported: null }))).toEqual([])
  })
})

describe('missing candles in view', () => {
  const candles = candlesAt(1, 2, 6, 7, 20, 21)

  it('finds candles missing before the oldest one once the user scrolls beyond it', () => {
    expect(missingIn(candles, { from: -12.5, to: 4 })).toEqual({ since: null, count: 12 })
    expect(missingIn(candles, { from: -0.5, to: 2 })).toBeNull()
  })

  it('finds the candles missing in the latest visible gap', () => {
    expect(missingIn(candles, { from: 0, to: 5 })).toEqual({ since: 3 * day, count: 3 })
    expect(missingIn(candles, { from: 0, to: 30 })).toEqual({ since: 8 * day, count: 12 })
    expect(missingIn(candlesAt(), { from: 0, to: 5 })).toBeNull()
  })
})
