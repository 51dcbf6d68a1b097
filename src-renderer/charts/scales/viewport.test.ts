import { beforeEach, describe, expect, it } from 'vitest'
import { Candles } from '../series/candles'
import { Viewport } from './viewport'
import { hour } from '../../../src-shared/time'

function candles(from: number, size: number): Candles {
  const column = new Float64Array(size).fill(5)
  const time = Float64Array.from({ length: size }, (_, bar) => (from + bar) * hour)
  return new Candles({ time, open: column, high: column, low: column, close: column, volume: column }, hour)
}

let chart: Candles
let view: Viewport

beforeEach(() => {
  chart = candles(0, 1000)
  view = new Viewport(chart)
  view.begin(chart, 700)
})

const width = (): number => view.range.to - view.range.from

it('starts with the latest candles at 7 px each', () => {
  expect(width()).toBeCloseTo(104, 9)
  expect(view.range.to).toBe(1004)
})

describe('a first view with too few candles', () => {
  const few = candles(0, 10)
  beforeEach(() => view.begin(few, 700))

  it('shows the usual number of candles once there are enough', () => {
    view.renew(chart)
    expect(width()).toBeCloseTo(104, 9)
    expect(view.range.to).toBe(1004)
  })

  it('keeps a view that the user moved', () => {
    view.panPx(7)
    const before = width()
    view.renew(chart)
    expect(width()).toBeCloseTo(before, 9)
  })
})

it('restores a saved view after the width and the candles changed', () => {
  view.showAs(all => ({ from: all.slots - 50, to: all.slots + 2 }))
  expect(view.range).toEqual({ from: 950, to: 1002 })
  view.resize(350)
  expect(view.range).toEqual({ from: 950, to: 1002 })
  view.renew(candles(0, 1010))
  expect(view.range).toEqual({ from: 960, to: 1012 })
})

describe('lines drawn ahead of the candles', () => {
  it('makes space for lines ahead while the latest candle is in view', () => {
    view.reserveAhead(26)
    expect(view.range.to).toBe(1026)
    expect(width()).toBeCloseTo(104, 9)
    view.reserveAhead(26)
    view.panPx(70)
    view.toEnd()
    expect(view.range.to).toBe(1026)
    view.begin(candles(0, 500), 700)
    expect(view.range.to).toBe(526)
  })

  it('limits the space for lines ahead to a share of the view', () => {
    view.reserveAhead(900)
    expect(view.range.to).toBeCloseTo(1000 + 0.3 * 104, 9)
  })

  it('adds no space for lines ahead if the view is in the past or shows a chosen range', () => {
    view.toBegin()
    const { range } = view
    view.reserveAhead(26)
    expect(view.range).toEqual(range)
    view.showAll()
    const whole = view.range
    view.reserveAhead(52)
    expect(view.range).toEqual(whole)
  })
})

describe('after resizing', () => {
  it('shows more candles at the same width and keeps the latest in place', () => {
    const { to } = view.range
    const px = view.pxPerSlot
    view.resize(1400)
    expect(view.range.to).toBe(to)
    expect(view.pxPerSlot).toBeCloseTo(px, 9)
  })

  it('still shows all candles after `showAll`', () => {
    view.showAll()
    const { from, to } = view.range
    view.resize(300)
    expect(view.range).toEqual({ from, to })
    view.panPx(10)
    view.resize(600)
    expect(view.range).not.toEqual({ from, to })
  })
})

it('shows all candles after `showAll`, even when older candles load', () => {
  view.showAll()
  view.renew(candles(-500, 1500))
  expect(width()).toBeCloseTo(1500 * 1.04, 6)
})

describe('new candles', () => {
  it('follows new candles if the latest was in view', () => {
    const { to } = view.range
    chart.put({ time: 1000 * hour, open: 5, high: 5, low: 5, close: 5, volume: 5 })
    view.grow(1000)
    expect(view.range.to).toBe(to + 1)
  })

  it('keeps a view of the past when new candles arrive', () => {
    view.set({ from: 100, to: 200 })
    chart.put({ time: 1000 * hour, open: 5, high: 5, low: 5, close: 5, volume: 5 })
    view.grow(1000)
    expect(view.range).toEqual({ from: 100, to: 200 })
  })
})

describe('reloading candles', () => {
  it('keeps a view that starts before the oldest candle', () => {
    view.set({ from: -50.5, to: 40 })
    view.renew(candles(0, 1001))
    expect(view.range).toEqual({ from: -50.5, to: 40 })
    view.renew(candles(-600, 1601))
    expect(view.range).toEqual({ from: 549.5, to: 640 })
  })

  it('keeps the same times in view when older candles are added', () => {
    view.set({ from: 100, to: 200 })
    view.renew(candles(-500, 1600))
    expect(view.range).toEqual({ from: 600, to: 700 })
  })

  it('still follows the latest candle after a reload', () => {
    view.renew(candles(0, 1010))
    expect(view.range.to).toBe(1014)
  })
})

describe('moving the view', () => {
  it('pans by the given number of pixels', () => {
    const { from } = view.range
    view.panPx(-70)
    expect(view.range.from).toBeCloseTo(from - 70 / (700 / 104), 9)
  })

  it('keeps the latest candle in place when zooming by keyboard', () => {
    const place = (1000 - view.range.from) / width()
    view.zoomByKey(0.8)
    expect((1000 - view.range.from) / width()).toBeCloseTo(place, 9)
  })

  it('goes to the first and the last candle', () => {
    view.toBegin()
    expect(view.range.from).toBeLessThanOrEqual(0)
    view.toEnd()
    expect(view.range.to).toBeGreaterThan(1000)
    expect(width()).toBeCloseTo(104, 9)
  })

  it('shows the given period of time', () => {
    view.showLast(24 * hour)
    expect(width()).toBeCloseTo(24 * 1.04, 9)
  })
})
