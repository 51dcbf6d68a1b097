import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Candles } from '../series/candles'
import { frameOf } from './frame'
import { withLevels } from './price-reach'
import { scaleAround, toAxis, type ScaleKind } from '../scales/price-scale'
import { Scene } from './scene'

const linear = { kind: 'linear' as const, base: 1 }
const candles = { low: 100, high: 110 }

describe('a price range that includes levels', () => {
  it('includes the nearest levels and skips levels that are too far away', () => {
    expect(withLevels(candles, candles, [112, 96, 130, 104], linear)).toEqual({ low: 96, high: 112 })
    expect(withLevels(candles, candles, [118], linear)).toEqual(candles)
    expect(withLevels(candles, candles, [], linear)).toEqual(candles)
    expect(withLevels(candles, candles, [NaN, -Infinity], linear)).toEqual(candles)
  })

  it('includes all visible prices', () => {
    const wide = { low: 90, high: 120 }
    expect(withLevels(wide, candles, [119, 121], linear)).toEqual(wide)
  })

  it('includes levels close to a flat price', () => {
    const flat = { low: 100, high: 100 }
    expect(withLevels(flat, flat, [101, 99.5, 140], linear)).toEqual({ low: 99.5, high: 101 })
  })

  it('leaves at least half of the height to the candles on every scale', () => {
    const kinds = fc.constantFrom<ScaleKind>('linear', 'log', 'percent')
    const prices = fc.array(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), { maxLength: 9 })
    const power = fc.double({ min: -8, max: 8, noNaN: true })
    fc.assert(
      fc.property(
        kinds,
        prices,
        power,
        fc.double({ min: 0.001, max: 2, noNaN: true }),
        (kind, levels, ten, spread) => {
          const low = 10 ** ten
          const own = { low, high: low * (1 + spread) }
          const scale = { kind, base: low }
          const reached = withLevels(own, own, [...levels, low * 0.99, low * (1 + spread * 1.1)], scale)
          const { low: bottom, high: top } = scaleAround(reached.low, reached.high, scale)
          const height = toAxis(kind, low, own.high) - toAxis(kind, low, own.low)
          expect(height / (top - bottom)).toBeGreaterThan(0.499)
          expect(reached.low).toBeLessThanOrEqual(own.low)
          expect(reached.high).toBeGreaterThanOrEqual(own.high)
        }
      )
    )
  })
})

it('includes levels only while the latest candle is in view', () => {
  const at = Float64Array.from({ length: 100 }, (_, bar) => 100 + (bar % 10))
  const columns = { open: at, high: at, low: at, close: at, volume: at }
  const scene = new Scene(new Candles({ time: at.map((_, bar) => bar * 60_000), ...columns }, 60_000))
  const layers = [{ kind: 'candles' as const, style: 'candles' as const }]
  const pane = { id: 'price', weight: 1, layers, bounds: null, fromZero: false, labels: 'price' as const }
  const top = (range: { from: number; to: number }, levels: readonly number[]): number => {
    const view = { width: 700, height: 424, ratio: 1, range, panes: [pane], levels }
    return frameOf(scene, { ...view, scaleKind: 'linear', measure: () => 40 }, 60).panes[0]!.plot.scale.high
  }
  expect(top({ from: 40, to: 104 }, [114])).toBeGreaterThan(114)
  expect(top({ from: 20, to: 80 }, [114])).toBeLessThan(111)
  expect(top({ from: 20, to: 80 }, [114])).toBe(top({ from: 20, to: 80 }, []))
})
