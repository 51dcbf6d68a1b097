import { expect, it } from 'vitest'
import { barsOf, type CandleColumns } from '../../../src-shared/indicators/columns'
import { BarRoom } from './bar-room'

const column = (from: number, size: number): Float64Array =>
  Float64Array.from({ length: size }, (_, at) => from + at)
const columns = (from: number, size: number): CandleColumns => ({
  time: column(from, size),
  open: column(from + 0.1, size),
  high: column(from + 0.2, size),
  low: column(from + 0.3, size),
  close: column(from + 0.4, size),
  volume: column(NaN, size)
})

it('turns columns of any length into bars, and reuses the objects', () => {
  const room = new BarRoom()
  const [first, shorter, longer] = [columns(1, 5), columns(20, 3), columns(30, 9)]
  const [before] = room.of(first)
  for (const candles of [first, shorter, longer, first, first])
    expect(room.of(candles)).toEqual(barsOf(candles))
  expect(room.of(first)[0]).toBe(before)
})
