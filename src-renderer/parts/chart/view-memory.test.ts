import { expect, it } from 'vitest'
import { Candles } from '../../charts/candles'
import type { VisibleRange } from '../../charts/visible-range'
import { ViewMemory } from './view-memory'

/** A chart of so many hours since the same beginning. */
function chart(hours: number, range: VisibleRange = { from: 0, to: 1 }) {
  const one = new Float64Array(hours).fill(1)
  const time = Float64Array.from({ length: hours }, (_, at) => at * 3_600_000)
  const candles = new Candles({ time, open: one, high: one, low: one, close: one, volume: one }, 3_600_000)
  return {
    candles,
    range,
    setRange(next: VisibleRange) {
      this.range = next
    }
  }
}

it('brings back the times one looked at, whatever candles came since', () => {
  const memory = new ViewMemory()
  memory.keep('1 0', 'BTC 1h', chart(400, { from: 100.5, to: 200.5 }))
  const later = chart(420)
  memory.recall('1 0', 'BTC 1h', later)
  expect(later.range).toEqual({ from: 100.5, to: 200.5 })
})

it('brings back the newest candle where that was looked at, as near as it was', () => {
  const memory = new ViewMemory()
  memory.keep('1 0', 'BTC 1h', chart(400, { from: 302, to: 404 }))
  const later = chart(420)
  memory.recall('1 0', 'BTC 1h', later)
  expect(later.range).toEqual({ from: 322, to: 424 })
})

it('leaves another chart, another series and no candles as they are', () => {
  const memory = new ViewMemory()
  memory.keep('1 0', 'BTC 1h', chart(400, { from: 302, to: 404 }))
  const [other, empty] = [chart(400), chart(0)]
  memory.recall('1 1', 'BTC 1h', other)
  memory.recall('1 0', 'BTC 5m', other)
  memory.recall('1 0', 'BTC 1h', empty)
  expect([other.range, empty.range]).toEqual([
    { from: 0, to: 1 },
    { from: 0, to: 1 }
  ])
})
