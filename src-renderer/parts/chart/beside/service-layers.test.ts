import type { Beside, ShownIndicator } from '@contract'
import { describe, expect, it } from 'vitest'
import { Candles } from '../../../charts/candles'
import { missingIn } from '../history/missing'
import { panesOf } from '../panes'
import { drawnOn, withServiceLines } from './service-layers'

const day = 86_400_000
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
const said = (part: Partial<Beside> = {}): Beside => ({
  kind: 'bollinger',
  coins: ['BTC'],
  operation: 'getBollinger',
  price: { state: 'known', credits: 100, learned: null, reserve: 100 },
  said: { at: 0, origin: 'live', charged: 100 },
  fault: null,
  interval: '1d',
  lines: [
    {
      id: 'upper',
      name: 'Upper',
      time: Float64Array.of(2 * day, 3 * day, 9 * day),
      value: Float64Array.of(12, 13, 19)
    },
    { id: 'middle', name: 'Middle', time: Float64Array.of(2 * day, 3 * day), value: Float64Array.of(10, 11) }
  ],
  rows: [],
  explanation: null,
  verdicts: null,
  notes: [],
  lacking: [],
  ...part
})

describe('what the service says, on the chart', () => {
  const candles = candlesAt(1, 2, 4)
  const added = (answer: Beside, items: readonly ShownIndicator[] = [item]) =>
    withServiceLines(panesOf(true, [], new Map()), items, [answer], candles)

  it('stands in the hue of ours, dashed where ours is solid and dotted where ours is dashed', () => {
    const [price] = added(said())
    expect(price?.layers.slice(1)).toMatchObject([
      { kind: 'line', color: 4, dash: 'dashed' },
      { kind: 'line', color: 0, dash: 'dotted' }
    ])
  })

  it('stands at its own candles: none where the service or the chart has none', () => {
    const [price] = added(said())
    const [, upper] = price?.layers ?? []
    expect(upper?.kind === 'line' && [...upper.values.slice(0, 3)]).toEqual([NaN, 12, NaN])
  })

  it('needs the pane of ours where that has one of its own', () => {
    const atr = said({ kind: 'atr', lines: [{ ...said().lines[0]!, id: 'value' }] })
    expect(added(atr).flatMap(pane => pane.layers)).toHaveLength(2)
  })

  it('is drawn on charts of its coin and interval alone', () => {
    const known = (): Beside => said()
    const drawn = new Set(['bollinger'] as const)
    expect(drawnOn({ coin: 'BTC', interval: '1d' }, drawn, known)).toHaveLength(1)
    expect(drawnOn({ coin: 'BTC', interval: '1h' }, drawn, known)).toEqual([])
    const levels = (): Beside => said({ kind: 'levels' })
    expect(drawnOn({ coin: 'BTC', interval: '1h' }, new Set(['levels'] as const), levels)).toHaveLength(1)
    expect(drawnOn({ coin: 'BTC', interval: '1d' }, new Set(), known)).toEqual([])
    expect(drawnOn({ coin: 'BTC', interval: '1d' }, drawn, () => said({ said: null }))).toEqual([])
  })
})

describe('what is missing in view', () => {
  const candles = candlesAt(1, 2, 6, 7, 20, 21)

  it('is what lies before the oldest candle, once that was scrolled past', () => {
    expect(missingIn(candles, { from: -12.5, to: 4 })).toEqual({ since: null, count: 12 })
    expect(missingIn(candles, { from: -0.5, to: 2 })).toBeNull()
  })

  it('is else the newest gap in view, from its first missing candle', () => {
    expect(missingIn(candles, { from: 0, to: 5 })).toEqual({ since: 3 * day, count: 3 })
    expect(missingIn(candles, { from: 0, to: 30 })).toEqual({ since: 8 * day, count: 12 })
    expect(missingIn(candlesAt(), { from: 0, to: 5 })).toBeNull()
  })
})
