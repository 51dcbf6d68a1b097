import fc from 'fast-check'
import { expect, test } from 'vitest'
import { market } from '../reader/market.fixture'
import { comesBack, decoded, oneOf, written } from './round-trip.fixture'
import { inColumns, maybePrice, price, renamed, series } from './shapes.fixture'

const candles = series({ open: price, high: price, low: price, close: price, volume: maybePrice })
const names = [
  {},
  { time: 't', open: 'o', high: 'h', low: 'l', close: 'c', volume: 'v' },
  { time: 'time_close', open: 'Open', high: 'HIGH', volume: 'vol' }
]

test('reads candles from objects with any known field names, oldest or newest first', () => {
  comesBack('candles', candles, (rows, ways) => {
    const list = renamed(written(rows, ways), oneOf(ways.pick, ...names))
    return ways.wrapList(ways.pick % 2 === 0 ? list : list.toReversed())
  })
})

test('reads candles from arrays, from columns and from objects keyed by date', () => {
  comesBack('candles', market, (rows, ways) => {
    const all = written(rows, ways)
    const prices = ({ open, high, low, close, volume }: Record<string, unknown>) => [
      open,
      high,
      low,
      close,
      volume
    ]
    const dated = (shape: (row: Record<string, unknown>) => unknown) =>
      Object.fromEntries(
        rows.map(({ time }, index) => [new Date(time).toISOString(), shape(all[index] ?? {})])
      )
    return oneOf(
      ways.pick,
      () => ways.wrapList(all.map(row => [row['time'], ...prices(row)])),
      () => ways.wrap(inColumns(all)),
      () => ways.wrap(dated(prices)),
      () => ways.wrap(dated(row => ({ ...row, time: undefined })))
    )()
  })
})

test('removes repeated candles, and counts unreadable rows as dropped', () => {
  fc.assert(
    fc.property(candles, rows => {
      const answer = decoded('candles', {
        status: true,
        result: [...rows, ...rows, { time: null, open: 1 }, 'x']
      })
      expect(answer).toMatchObject({ data: rows, repeated: rows.length, dropped: 2 })
    })
  )
})

test('keeps the one that comes last if two bars have the same time', () => {
  const bar = { time: '2025-01-01', open: 1, high: 2, low: 1, close: 1 }
  const answer = decoded('candles', { result: [bar, { ...bar, close: 2 }] })
  expect(answer).toMatchObject({ data: [{ close: 2 }], repeated: 1 })
})

test('counts bars that are out of order, whether the oldest or the newest come first', () => {
  const unorderedOf = (...days: readonly number[]): unknown => {
    const result = days.map(day => ({ time: `2025-01-${10 + day}`, open: 1, high: 1, low: 1, close: 1 }))
    return decoded('candles', { result }) as unknown
  }
  expect(unorderedOf(1, 2, 3, 4)).toMatchObject({ unordered: 0 })
  expect(unorderedOf(4, 3, 2, 1)).toMatchObject({ unordered: 0 })
  expect(unorderedOf(1, 3, 2, 4, 5)).toMatchObject({ unordered: 1 })
  expect(unorderedOf(5, 4, 2, 3, 1)).toMatchObject({ unordered: 1 })
})

test('keeps a bar whose high is below its low, and reports its time', () => {
  const answer = decoded('candles', { result: [{ time: '2025-01-01', open: 1, high: 1, low: 3, close: 2 }] })
  expect(answer).toMatchObject({ data: [{ high: 1, low: 3 }], highBelowLow: [Date.UTC(2025, 0, 1)] })
})

test.each([
  ['time_open', 'open'],
  ['open_time', 'open'],
  ['time_close', 'close'],
  ['date', 'unknown']
])('reports which end of a bar the time field %s refers to: %s', (name, timeNames) => {
  const answer = decoded('candles', {
    result: [{ [name]: '2025-01-01', open: 1, high: 1, low: 1, close: 1 }]
  })
  expect(answer).toMatchObject({ timeNames })
})

test('reads the volume in coins if a bar also has the volume in money', () => {
  const bar = {
    time: 1771315200,
    open: 100,
    close: 105,
    high: 110,
    low: 90,
    amount: 50.5,
    vol: 5100.5,
    count: 12
  }
  expect(decoded('candles', [bar])).toMatchObject({ data: [{ volume: 50.5 }] })
  expect(decoded('candles', [{ ...bar, amount: 5100.5, vol: 50.5 }])).toMatchObject({
    data: [{ volume: 50.5 }]
  })
})

test('uses the start of a bar’s period as its time, not the time of its first trade', () => {
  const bar = { open: 100, close: 105, high: 110, low: 90 }
  const times = { time_open: '2026-02-17T08:00:01.1Z', time_period_start: '2026-02-17T08:00:00Z' }
  expect(decoded('candles', [{ ...times, ...bar }])).toMatchObject({
    data: [{ time: Date.UTC(2026, 1, 17, 8) }]
  })
})
