import type { ServiceComparison } from '@contract'
import { expect, it } from 'vitest'
import { Candles } from '../../../charts/series/candles'
import type { ServiceOverlay } from '../service-comparison/service-layers'
import { ReplayRecording } from '../replay/recording'
import { chartText } from './chart-data'
import { comparedColumns, serviceColumns, type ExportColumn } from './other-columns'
import { hour } from '../../../../src-shared/time'
import { m } from '../../../../src-shared/messages/m'

const start = Date.UTC(2026, 1, 17, 8)

function candlesAt(...hours: readonly number[]): Candles {
  const column = Float64Array.from(hours, at => 100 + at)
  const columns = { open: column, high: column, low: column, close: column, volume: column }
  return new Candles({ time: Float64Array.from(hours, at => start + at * hour), ...columns }, hour)
}
const read = (column: ExportColumn | undefined, lines: number): (string | number | null)[] =>
  Array.from({ length: lines }, (_, line) => column!.value(line))

const comparison = {
  kind: 'bollinger',
  reported: { at: start + 1500, origin: 'live', charged: 100 }
} as ServiceComparison
const overlay = (places: ServiceOverlay['readings'][number]['places']): ServiceOverlay => ({
  kind: 'bollinger',
  name: m.comparison.name.bollinger(),
  pane: 'price',
  layers: [],
  readings: [{ id: 'upper', name: 'Upper', unit: 'price', places, tintAt: () => 'quiet' }]
})
const line = (...values: readonly number[]): Float64Array => Float64Array.from(values)

it('includes the closes of a compared coin with their source', () => {
  const candles = candlesAt(0, 1, 2)
  const value = { provisionalFrom: 1, time: line(start, start + 2 * hour), origin: 'cached' }
  const coin = { coin: 'ETH', watch: { series: { value } }, closes: line(5, NaN, 7, 8) }
  const [close, origin] = comparedColumns([coin as never], candles)
  expect([close?.name, origin?.name]).toEqual([
    m.chartExport.column.close({ coin: 'ETH' }),
    m.chartExport.column.origin({ coin: 'ETH' })
  ])
  expect(read(close, 4)).toEqual([5, NaN, 7, NaN])
  expect(read(origin, 4)).toEqual(['cached', null, m.chartExport.column.recorded(), null])
})

it("includes the service's line with values ahead of the last candle", () => {
  // Hour 2 has no candle, so the bar of hour 3 is two slots after that of hour 1.
  const candles = candlesAt(0, 1, 3)
  const places = [
    { values: line(10, NaN, 13), shift: 0 },
    { values: line(NaN, 13, 15), shift: 2 }
  ] as const
  const [column] = serviceColumns([overlay(places)], [comparison], candles)
  expect(column?.name).toBe('Bollinger bands Upper (service, live, loaded 2026-02-17T08:00:01Z)')
  expect(column?.ahead).toBe(2)
  expect(read(column, 5)).toEqual([10, NaN, 13, NaN, 15])
  const text = chartText({ candles, indicators: [], origin: 'live', currency: 'EUR', others: [column!] }, ',')
  expect(text.split('\r\n').slice(3, 6)).toEqual([
    '2026-02-17T11:00:00Z,103,103,103,103,103,live,EUR,13',
    '2026-02-17T12:00:00Z,,,,,,,,',
    '2026-02-17T13:00:00Z,,,,,,,,15'
  ])
})

it('excludes values from later candles in a replay', () => {
  const shown = new ReplayRecording(candlesAt(0, 1, 2, 3, 4)).until(2)
  const later = [{ values: line(1, 2, 3, 4, 5), shift: -1 }] as const
  const [back] = serviceColumns([overlay(later)], [comparison], shown)
  // The line is drawn one slot to the left, so a candle's value is only known one candle later.
  expect([read(back, 3), back?.ahead]).toEqual([[2, 3, NaN], 0])
  const [along] = serviceColumns([overlay([{ values: line(1, 2, 3, 4, 5), shift: 0 }])], [comparison], shown)
  expect([read(along, 5), along?.ahead]).toEqual([[1, 2, 3, NaN, NaN], 0])
  expect(serviceColumns([overlay(later)], [], shown)).toEqual([])
})
