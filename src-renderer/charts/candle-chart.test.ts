// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lendBrowser } from '../browser.fixture'
import { CandleChart } from './candle-chart'
import { Candles } from './series/candles'
import { lendCanvas } from './fake-canvas.fixture'
import type { LegendFacts } from './legend-facts'
import type { Palette } from './scene/palette'
import { hour } from '../../src-shared/time'

const palette = { font: 'sans-serif', fontSize: 11, hues: ['#6ea8fe'] as readonly string[] } as Palette

beforeAll(lendBrowser)
beforeAll(lendCanvas)

function candlesOf(size: number): Candles {
  const column = (read: (at: number) => number): Float64Array =>
    Float64Array.from({ length: size }, (_, at) => read(at))
  return new Candles(
    {
      time: column(at => at * hour),
      open: column(at => 100 + at),
      high: column(at => 102 + at),
      low: column(at => 99 + at),
      close: column(at => 101 + at),
      volume: column(() => 5)
    },
    hour
  )
}

let chart: CandleChart
let facts: LegendFacts | null
let pointed: (number | null)[]
let moves: boolean[]

beforeEach(() => {
  facts = null
  pointed = []
  moves = []
  const host = document.createElement('div')
  document.body.append(host)
  chart = new CandleChart(host, palette, {
    read: next => (facts = next),
    ranged: (_, isMoved) => moves.push(isMoved),
    pointed: time => pointed.push(time)
  })
  chart.setPanes([
    {
      id: 'price',
      weight: 1,
      layers: [{ kind: 'candles', style: 'candles' }],
      bounds: null,
      fromZero: false,
      labels: 'price'
    }
  ])
  chart.show(candlesOf(50))
  chart.flush()
})

afterEach(() => {
  chart.dispose()
  document.body.replaceChildren()
})

describe('the visible range', () => {
  it('reports a change of the visible range only if the user made it', () => {
    expect(moves).toEqual([false])
    for (let bar = 49; bar < 55; bar++)
      chart.tick({ time: bar * hour, open: 1, high: 9, low: 1, close: 5, volume: NaN })
    chart.flush()
    expect(moves).toEqual([false])
    chart.showAs(candles => ({ from: candles.slots - 20, to: candles.slots + 1 }))
    expect([chart.range, moves]).toEqual([{ from: 35, to: 56 }, [false, false]])
    chart.act({ kind: 'zoom', factor: 2 })
    expect(moves).toEqual([false, false, true])
  })
})

describe('coordinates', () => {
  it('converts between time, price and pixels', () => {
    for (const bar of [0, 20, 49, 55]) {
      expect(chart.timeAt(chart.xOf(bar * hour))).toBe(bar * hour)
      expect(chart.priceAt(chart.yOf(100 + bar))).toBeCloseTo(100 + bar, 9)
    }
    expect(chart.xOf(21 * hour) - chart.xOf(20 * hour)).toBeCloseTo(chart.pricePlot!.pxPerSlot, 9)
    expect(chart.yOf(120)).toBeGreaterThan(chart.yOf(121))
  })

  it('notifies listeners when the coordinates change with the view', () => {
    const places: number[] = []
    const stop = chart.onViewed(() => places.push(chart.xOf(30 * hour)))
    chart.setRange({ from: 10, to: 40 })
    chart.flush()
    chart.setRange({ from: 20, to: 50 })
    chart.flush()
    expect(places[1]).toBeLessThan(places[0]!)
    stop()
    chart.fit()
    chart.flush()
    expect(places).toHaveLength(2)
  })

  it('returns NaN coordinates before the first draw', () => {
    const blank = new CandleChart(document.createElement('div'), palette, { read() {}, ranged() {} })
    expect([blank.xOf(0), blank.yOf(1), blank.timeAt(5), blank.priceAt(5)]).toEqual([NaN, NaN, NaN, NaN])
    blank.dispose()
  })
})

describe('the crosshair', () => {
  it('reports each position of the crosshair once', () => {
    chart.act({ kind: 'step', columns: -1 })
    chart.flush()
    chart.touch(49)
    chart.flush()
    chart.act({ kind: 'step', columns: -1 })
    chart.flush()
    chart.act({ kind: 'leave' })
    chart.flush()
    expect(pointed).toEqual([49 * hour, 48 * hour, null])
  })

  it("shows the values at another chart's crosshair without reporting that position", () => {
    chart.pointAt(30 * hour + 60_000)
    chart.flush()
    expect(facts).toMatchObject({ isUnderCrosshair: true, reading: { fromTime: 30 * hour, close: 131 } })
    chart.pointAt(null)
    chart.flush()
    expect(facts).toMatchObject({ isUnderCrosshair: false, reading: { fromTime: 49 * hour } })
    expect(pointed).toEqual([])
  })

  it('reports the crosshair again once the user moves it', () => {
    chart.pointAt(30 * hour)
    chart.flush()
    chart.act({ kind: 'step', columns: -1 })
    chart.flush()
    expect(pointed).toEqual([49 * hour])
  })
})

it('stops drawing after dispose', () => {
  let drawn = 0
  const gone = new CandleChart(document.createElement('div'), palette, { read: () => drawn++, ranged() {} })
  gone.dispose()
  gone.setPalette(palette)
  gone.flush()
  expect(drawn).toBe(0)
})
