import { expect, it } from 'vitest'
import { Candles } from '../../../charts/series/candles'
import { chartText } from './chart-data'
import { hour } from '../../../../src-shared/time'
import { m } from '../../../../src-shared/messages/m'

const start = Date.UTC(2026, 1, 17, 8)

function candles(closes: readonly number[], provisionalFrom = Infinity): Candles {
  const column = Float64Array.from(closes)
  const time = Float64Array.from(closes, (_, bar) => start + bar * hour)
  const volume = Float64Array.from(closes, (_, bar) => (bar === 1 ? NaN : 5.25))
  return new Candles(
    { time, open: column, high: column, low: column, close: column, volume },
    hour,
    provisionalFrom
  )
}
const shown = (indicator: string, values = {}) => ({
  key: indicator,
  indicator,
  values,
  styles: {},
  isHidden: false
})
const linesOf = (text: string): readonly string[] => text.split('\r\n')

it('exports full precision, UTC times and empty fields for unknown values', () => {
  const loaded = candles([1e-8, 0.1234567890123456, 3], start + 2 * hour)
  const text = chartText(
    { candles: loaded, indicators: [shown('sma', { period: 2 })], origin: 'live', currency: 'EUR' },
    ','
  )
  const [head, ...rows] = linesOf(text).map(line => line.split(','))
  expect(head).toEqual(['time', 'open', 'high', 'low', 'close', 'volume', 'SMA 2', 'origin', 'currency'])
  const averages = rows.slice(0, 3).map(row => row.splice(6, 1)[0])
  expect(averages[0]).toBe('')
  expect(Number(averages[1])).toBeCloseTo((1e-8 + 0.1234567890123456) / 2, 14)
  expect(Number(averages[2])).toBeCloseTo((0.1234567890123456 + 3) / 2, 14)
  const digits = '0.1234567890123456'
  expect(rows).toEqual([
    ['2026-02-17T08:00:00Z', '1e-8', '1e-8', '1e-8', '1e-8', '5.25', 'live', 'EUR'],
    ['2026-02-17T09:00:00Z', digits, digits, digits, digits, '', 'live', 'EUR'],
    ['2026-02-17T10:00:00Z', '3', '3', '3', '3', '5.25', m.chartExport.column.recorded(), 'EUR'],
    ['']
  ])
})

it('names each indicator column uniquely with its settings', () => {
  const closes = Array.from({ length: 30 }, (_, at) => 100 + at)
  const indicators = [shown('sma'), { ...shown('sma'), key: 'other' }, shown('bollinger')]
  const [head = ''] = linesOf(
    chartText({ candles: candles(closes), indicators, origin: 'simulated', currency: 'EUR' }, '\t')
  )
  const names = head.split('\t')
  expect(names.slice(6, 8)).toEqual(['SMA 20', 'SMA 20 (2)'])
  expect(names[8]).toMatch(/^"BB 20, 2 .+"$/)
})

it('leaves out hidden and invalid indicators', () => {
  const closes = Array.from({ length: 80 }, (_, at) => 100 + at)
  const indicators = [{ ...shown('sma'), isHidden: true }, shown('ema', { period: 0 }), shown('ichimoku')]
  const lines = linesOf(
    chartText(
      { candles: candles(closes), indicators, origin: 'live, replay', currency: 'USD (assumed)' },
      ','
    )
  )
  expect(lines[0]).not.toMatch(/SMA|EMA/)
  expect(lines[0]).toMatch(/Ichimoku/)
  expect(lines.length - 2).toBe(80 + 26)
  expect(lines[80]).toMatch(/,"live, replay",USD \(assumed\)$/)
  expect(lines[81]).toMatch(/^2026-02-20T16:00:00Z,,,,,,.*\d.*,,$/)
})

it('exports only the header without candles', () => {
  expect(
    linesOf(chartText({ candles: candles([]), indicators: [], origin: 'live', currency: 'EUR' }, ','))
  ).toHaveLength(2)
})
