import { describe, expect, it } from 'vitest'
import { bitsAt, keyOf, normals, unitAt } from './noise'

describe('noise', () => {
  it('noise is normally distributed with mean 0 and variance 1', () => {
    const mean = normals.reduce((sum, one) => sum + one, 0) / normals.length
    const variance = normals.reduce((sum, one) => sum + one * one, 0) / normals.length
    expect(mean).toBeCloseTo(0, 12)
    expect(variance).toBeCloseTo(1, 12)
    expect(Math.max(...normals)).toBeGreaterThan(2.8)
  })

  it('noise is uniformly distributed over neighbouring positions', () => {
    const key = keyOf(1, 'BTC')
    const tenths = new Array<number>(10).fill(0)
    for (let index = 0; index < 20_000; index += 1) {
      const tenth = Math.floor(unitAt(key, 5, index) * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  it('about half of the noise bits differ between neighbouring positions, levels and keys', () => {
    const key = keyOf(1, 'BTC')
    const other = keyOf(1, 'ETH')
    let total = 0
    for (let index = 0; index < 1000; index += 1) {
      const bits = bitsAt(key, 3, index)
      total += popcount(bits ^ bitsAt(key, 3, index + 1))
      total += popcount(bits ^ bitsAt(key, 4, index))
      total += popcount(bits ^ bitsAt(other, 3, index))
    }
    expect(total / 3000).toBeGreaterThan(15)
    expect(total / 3000).toBeLessThan(17)
  })
})

function popcount(bits: number): number {
  let count = 0
  for (let rest = bits >>> 0; rest > 0; rest >>>= 1) count += rest & 1
  return count
}
