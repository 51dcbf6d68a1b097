import type { Answer } from '@contract'
import { describe, expect, it } from 'vitest'
import { fakeAnswers } from '../explorer.fixture'
import { sketchesOf } from './sketch'

const level = (values: readonly (number | null)[], symbol?: string): Answer => ({
  kind: 'level',
  data: values.map((value, time) => ({ time, value, ...(symbol ? { symbol } : {}) })),
  dropped: 0
})
const points = (path: string): number => path.split(/[ML]/).length - 1

describe('the sketch of a series', () => {
  it('spans the values from low to high', () => {
    const [sketch] = sketchesOf(fakeAnswers.candles)
    expect(sketch).toMatchObject({ coin: null, low: 9, high: 17 })
    expect(sketch?.shapes.map(({ drawn }) => drawn)).toEqual(['area', 'line'])
    expect(sketch?.shapes[1]?.path.startsWith('M0,')).toBe(true)
    expect(sketch?.shapes[1]?.path).toContain('L1000,')
  })

  it('draws a gap for a missing value instead of dropping to 0', () => {
    const [sketch] = sketchesOf(level([5, 6, null, 7, 8, 9]))
    expect(sketch?.low).toBe(5)
    expect(sketch?.shapes[0]?.path.match(/M/g)).toHaveLength(2)
  })

  it('keeps a spike that is narrower than a pixel', () => {
    const data = Array.from({ length: 21_600 }, (_, at) => ({
      ...fakeAnswers.candles.data[0]!,
      time: at,
      open: 10,
      high: at === 9_999 ? 500 : 11,
      low: 9,
      close: 10
    }))
    const [sketch] = sketchesOf({ ...fakeAnswers.candles, data })
    expect(sketch?.high).toBe(500)
    expect(sketch?.shapes[0]?.path).toContain(',2L')
    expect(points(sketch?.shapes[1]?.path ?? '')).toBe(500)
  })

  it('draws a flat series in the middle', () => {
    expect(sketchesOf(level([3, 3, 3, 3, 3]))[0]?.shapes[0]?.path).toMatch(/^M0,50L/)
  })

  it('draws at most four coins', () => {
    const of = (count: number): Answer => ({
      kind: 'level',
      data: Array.from({ length: count * 5 }, (_, at) => ({ time: at, value: at, symbol: `C${at % count}` })),
      dropped: 0
    })
    expect(sketchesOf(of(4)).map(({ coin }) => coin)).toEqual(['C0', 'C1', 'C2', 'C3'])
    expect(sketchesOf(of(5))).toEqual([])
  })

  it('draws nothing for too few points', () => {
    expect(sketchesOf(level([1, 2, 3]))).toEqual([])
    expect(sketchesOf(level([null, null, null, null, null]))).toEqual([])
    expect(sketchesOf(fakeAnswers.quotes)).toEqual([])
  })
})
