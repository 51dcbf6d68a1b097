import { beforeEach, describe, expect, it } from 'vitest'
import { Candles } from '../series/candles'
import { IndicatorEngine } from './indicator-engine'
import { IndicatorFeed, type IndicatorValues } from './feed'
import type { IndicatorAnswer, Port } from './messages'
import { hour } from '../../../src-shared/time'

const closes = [10, 11, 12, 13, 14, 15]

function candles(prices = closes): Candles {
  const column = Float64Array.from(prices)
  const time = Float64Array.from(prices, (_, bar) => bar * hour)
  return new Candles({ time, open: column, high: column, low: column, close: column, volume: column }, hour)
}

function deskPort(): Port & { deliver(): void; readonly waiting: IndicatorAnswer[] } {
  const waiting: IndicatorAnswer[] = []
  const listeners = new Set<(answer: IndicatorAnswer) => void>()
  const engine = new IndicatorEngine(answer => waiting.push(structuredClone(answer)))
  return {
    waiting,
    ask: message => engine.take(structuredClone(message)),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    deliver() {
      for (const answer of waiting.splice(0)) for (const listener of listeners) listener(answer)
    }
  }
}

const sma = (period: number, key = 'a') => ({ key, indicator: 'sma', values: { period } })

let port: ReturnType<typeof deskPort>
let feed: IndicatorFeed
let values: ReadonlyMap<string, IndicatorValues>
let moved: number[]
let notified: number

beforeEach(() => {
  port = deskPort()
  values = new Map()
  moved = []
  notified = 0
  feed = new IndicatorFeed(port, {
    computed(now) {
      values = now
      notified++
    },
    moved: bar => moved.push(bar)
  })
})

const column = (key: string, size = closes.length): number[] =>
  [...(values.get(key)?.outputs[0] ?? [])].slice(0, size)

describe('the indicator feed', () => {
  it("provides the engine's values", () => {
    feed.load(candles(), [sma(3)])
    port.deliver()
    expect(column('a')).toEqual([NaN, NaN, 11, 12, 13, 14])
  })

  it('recomputes only the indicators that changed', () => {
    feed.load(candles(), [sma(3), sma(2, 'b')])
    port.deliver()
    feed.plan([sma(3), sma(4, 'b')])
    expect(
      port.waiting.flatMap(answer => (answer.kind === 'computed' ? answer.indicators : []))
    ).toMatchObject([{ key: 'b' }])
    port.deliver()
    expect(column('b')).toEqual([NaN, NaN, NaN, 11.5, 12.5, 13.5])
  })

  it('shows no value for a candle that was removed', () => {
    feed.load(candles(), [sma(2)])
    port.deliver()
    feed.tick({ time: 6 * hour, open: 16, high: 16, low: 16, close: 16, volume: 1 })
    port.deliver()
    expect(column('a', 8)).toEqual([NaN, 10.5, 11.5, 12.5, 13.5, 14.5, 15.5, NaN])
    const before = values.get('a')?.outputs[0]
    feed.load(candles(closes.slice(0, 4)), [sma(2)])
    expect(column('a', 8)).toEqual([NaN, 10.5, 11.5, 12.5, NaN, NaN, NaN, NaN])
    // The earlier arrays must not change, because the chart may still draw them.
    expect(before?.[5]).toBe(14.5)
    port.deliver()
    expect(column('a', 8)).toEqual([NaN, 10.5, 11.5, 12.5, NaN, NaN, NaN, NaN])
  })

  it('removes indicators that are no longer shown', () => {
    feed.load(candles(), [sma(3), sma(2, 'b')])
    port.deliver()
    feed.plan([sma(3)])
    expect([...values.keys()]).toEqual(['a'])
  })

  it('keeps the old values until the values of the new candles arrive', () => {
    feed.load(candles(), [sma(3)])
    port.deliver()
    feed.load(candles([1, 2, 3, 4]), [sma(3)])
    expect(column('a')).toEqual([NaN, NaN, 11, 12, NaN, NaN])
    port.deliver()
    expect(column('a', 4)).toEqual([NaN, NaN, 2, 3])
  })

  it('ignores responses for replaced candles', () => {
    feed.load(candles(), [sma(3)])
    feed.load(candles([1, 2, 3, 4]), [sma(3)])
    port.deliver()
    expect(notified).toBe(1)
    expect(column('a', 4)).toEqual([NaN, NaN, 2, 3])
  })

  it('skips unknown indicators', () => {
    feed.load(candles(), [{ key: 'x', indicator: 'gone', values: {} }, sma(3)])
    port.deliver()
    expect([...values.keys()]).toEqual(['a'])
  })
})

describe('a tick', () => {
  const bar = (at: number, close: number) => ({
    time: at * hour,
    open: close,
    high: close,
    low: close,
    close,
    volume: NaN
  })

  it('updates the last value in place', () => {
    feed.load(candles(), [sma(3)])
    port.deliver()
    const before = values.get('a')?.outputs[0]
    feed.tick(bar(5, 18))
    port.deliver()
    expect(column('a')).toEqual([NaN, NaN, 11, 12, 13, 15])
    expect(values.get('a')?.outputs[0]).toBe(before)
    expect(moved).toEqual([5])
  })

  it('adds a value for a new candle', () => {
    feed.load(candles(), [sma(3)])
    port.deliver()
    feed.tick(bar(6, 19))
    port.deliver()
    expect(column('a', 7).at(-1)).toBe((14 + 15 + 19) / 3)
  })

  it('ignores a tick in the past', () => {
    feed.load(candles(), [sma(3)])
    port.deliver()
    feed.tick(bar(2, 99))
    port.deliver()
    expect(moved).toEqual([])
  })

  it('keeps the volume of the candle if the tick has none', () => {
    feed.load(candles(), [{ key: 'v', indicator: 'obv', values: {} }])
    port.deliver()
    const before = column('v').at(-1)
    feed.tick(bar(5, 15.5))
    port.deliver()
    expect(column('v').at(-1)).toBe(before)
  })

  it('keeps adding candles after hundreds of ticks', () => {
    feed.load(candles(), [sma(1)])
    port.deliver()
    for (let at = 6; at < 1200; at++) feed.tick(bar(at, at))
    port.deliver()
    expect(column('a', 1200).slice(-2)).toEqual([1198, 1199])
    expect(column('a', 7)).toEqual([...closes, 6])
  })
})

it('ignores a tick after the feed was closed', () => {
  feed.load(candles(), [sma(3)])
  feed.close()
  port.deliver()
  expect(notified).toBe(0)
})
