import type { Answer } from '@contract'
import { expect, it } from 'vitest'
import { timeframeIn } from './timeframe'

const row = (time: number, open: number, high: number, low: number, close: number) => ({
  time,
  open,
  high,
  low,
  close,
  volume: null
})
const answer = (data: readonly unknown[]): Answer => ({ kind: 'candles', data }) as unknown as Answer

it('summarizes all rows with the highest high and the lowest low', () => {
  const rows = [row(1, 100, 110, 95, 105), row(2, 105, 140, 100, 120), row(3, 120, 125, 80, 90)]
  const found = timeframeIn(answer(rows))
  expect(found).toMatchObject({ rows: 3, from: 1, to: 3, high: 140, low: 80, close: 90 })
  expect(found?.change).toBeCloseTo(-10, 9)
})

it('returns null for a response without candles', () => {
  expect(timeframeIn(answer([]))).toBeNull()
  expect(timeframeIn(null)).toBeNull()
  expect(timeframeIn({ kind: 'unrecognised', data: {} } as unknown as Answer)).toBeNull()
})
