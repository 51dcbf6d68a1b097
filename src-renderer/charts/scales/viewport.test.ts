import { beforeEach, describe, expect, it } from 'vitest'
import { Candles } from '../series/candles'
import { Viewport } from './viewport'
import { hour } from '../../../src-shared/time'

function candles(from: number, size: number): Candles {
  const column = new Float64Array(size).fill(5)
  const time = Float64Array.from({ length: size }, (_, bar) => (from + bar) * hour)
  return new Candles({ time, open: column, high: column, low: column, close: column, volume: column }, hour)
}

let held: Candles
let view: Viewport

beforeEach(() => {
  held = candles(0, 1000)
  view = new Viewport(held)
  view.begin(held, 700)
})

const width = (): number => view.range.to - view.range.from

it('begins with the newest candles, 7 px each', () => {
  expect(width()).toBeCloseTo(104, 9)
  expect(view.range.to).toBe(1004)
})

describe('with too few candles to fill the first view', () => {
  const few = candles(0, 10)
  beforeEach(() => view.begin(few, 700))

  it('takes the width it was meant to have once there are more', () => {
    view.renew(held)
    expect(width()).toBeCloseTo(104, 9)
    expect(view.range.to).toBe(1004)
  })

  it('stays as a person moved it', () => {
    view.panPx(7)
    const before = width()
    view.renew(held)
    expect(width()).toBeCloseTo(before, 9)
  })
})

it('shows a remembered view again, at another width and among other candles too', () => {
  view.showAs(all => ({ from: all.slots - 50, to: all.slots + 2 }))
  expect(view.range).toEqual({ from: 950, to: 1002 })
  view.resize(350)
  expect(view.range).toEqual({ from: 950, to: 1002 })
  view.renew(candles(0, 1010))
  expect(view.range).toEqual({ from: 960, to: 1012 })
})

describe('what is drawn ahead of the candles', () => {
  it('has room where the newest candle is in view', () => {
    view.lookAhead(26)
    expect(view.range.to).toBe(1026)
    expect(width()).toBeCloseTo(104, 9)
    view.lookAhead(26)
    view.panPx(70)
    view.toEnd()
    expect(view.range.to).toBe(1026)
    view.begin(candles(0, 500), 700)
    expect(view.range.to).toBe(526)
  })

  it('never takes more than its share', () => {
    view.lookAhead(900)
    expect(view.range.to).toBeCloseTo(1000 + 0.3 * 104, 9)
  })

  it('leaves the past alone, and what was asked to be seen', () => {
    view.toBegin()
    const { range } = view
    view.lookAhead(26)
    expect(view.range).toEqual(range)
    view.showAll()
    const whole = view.range
    view.lookAhead(52)
    expect(view.range).toEqual(whole)
  })
})

describe('at another width', () => {
  it('shows more candles, as wide as before, and the newest where it was', () => {
    const { to } = view.range
    const px = view.pxPerSlot
    view.resize(1400)
    expect(view.range.to).toBe(to)
    expect(view.pxPerSlot).toBeCloseTo(px, 9)
  })

  it('still shows all when all was asked for', () => {
    view.showAll()
    const { from, to } = view.range
    view.resize(300)
    expect(view.range).toEqual({ from, to })
    view.panPx(10)
    view.resize(600)
    expect(view.range).not.toEqual({ from, to })
  })
})

it('still shows all when all was asked for and older candles came', () => {
  view.showAll()
  view.renew(candles(-500, 1500))
  expect(width()).toBeCloseTo(1500 * 1.04, 6)
})

describe('candles that come', () => {
  it('are followed while the newest is in view', () => {
    const { to } = view.range
    held.put({ time: 1000 * hour, open: 5, high: 5, low: 5, close: 5, volume: 5 })
    view.grow(1000)
    expect(view.range.to).toBe(to + 1)
  })

  it('are not while one looks at the past', () => {
    view.set({ from: 100, to: 200 })
    held.put({ time: 1000 * hour, open: 5, high: 5, low: 5, close: 5, volume: 5 })
    view.grow(1000)
    expect(view.range).toEqual({ from: 100, to: 200 })
  })
})

describe('the same series fetched anew', () => {
  it('keeps what is in view before its oldest candle', () => {
    view.set({ from: -50.5, to: 40 })
    view.renew(candles(0, 1001))
    expect(view.range).toEqual({ from: -50.5, to: 40 })
    view.renew(candles(-600, 1601))
    expect(view.range).toEqual({ from: 549.5, to: 640 })
  })

  it('keeps the same times in view, whatever was added before them', () => {
    view.set({ from: 100, to: 200 })
    view.renew(candles(-500, 1600))
    expect(view.range).toEqual({ from: 600, to: 700 })
  })

  it('goes on following the newest', () => {
    view.renew(candles(0, 1010))
    expect(view.range.to).toBe(1014)
  })
})

describe('moving', () => {
  it('by px moves what is under the pointer along', () => {
    const { from } = view.range
    view.panPx(-70)
    expect(view.range.from).toBeCloseTo(from - 70 / (700 / 104), 9)
  })

  it('by key keeps the newest where it is', () => {
    const place = (1000 - view.range.from) / width()
    view.zoomByKey(0.8)
    expect((1000 - view.range.from) / width()).toBeCloseTo(place, 9)
  })

  it('goes to the ends', () => {
    view.toBegin()
    expect(view.range.from).toBeLessThanOrEqual(0)
    view.toEnd()
    expect(view.range.to).toBeGreaterThan(1000)
    expect(width()).toBeCloseTo(104, 9)
  })

  it('shows a stretch of time', () => {
    view.showLast(24 * hour)
    expect(width()).toBeCloseTo(24 * 1.04, 9)
  })
})
