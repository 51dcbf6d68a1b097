import type { ShownIndicator } from '@contract'
import { csvField } from '../../../../src-shared/csv'
import { indicatorDefinition } from '../../../../src-shared/indicators/catalogue'
import { at, barsOf } from '../../../../src-shared/indicators/columns'
import { reader, valuesIssue } from '../../../../src-shared/indicators/params'
import { IndicatorRun } from '../../../../src-shared/indicators/run'
import { needsWholeCandles } from '../../../../src-shared/indicators/whole-candles'
import type { Candles } from '../../../charts/series/candles'
import { indicatorTitle, indicatorValueAt } from '../indicators/indicator-words'
import { shiftOf } from '../panel/panes'
import type { ExportColumn } from './other-columns'
import { m } from '../../../../src-shared/messages/m'

export interface ChartData {
  readonly candles: Candles
  readonly indicators: readonly ShownIndicator[]
  /** Source of the candles, such as `live` or `simulated, replay`. */
  readonly origin: string
  readonly currency: string
  readonly others?: readonly ExportColumn[]
}

/** Indicator lines that continue after the last candle add rows. */
export function chartTable({ candles, indicators, origin, currency, others = [] }: ChartData): {
  readonly columns: readonly ExportColumn[]
  readonly rows: number
} {
  const lines = distinct(indicators.filter(one => !one.isHidden).flatMap(item => linesOf(item, candles)))
  const own = m.chartExport.recordedQuotes({ replay: origin.endsWith('replay') ? 'yes' : 'no' })
  const columns: readonly ExportColumn[] = [
    { name: 'time', kind: 'words', ahead: 0, value: bar => isoTime(timeOf(candles, bar)) },
    ...(candles.hasOnlyCloses ? closes : all).map((name): ExportColumn => ({
      name,
      kind: 'figure',
      ahead: 0,
      value: bar => (bar < candles.size ? at(candles[name], bar) : null)
    })),
    ...lines.map(({ name, shift, value }): ExportColumn => ({
      name,
      kind: 'figure',
      ahead: Math.max(0, shift),
      value
    })),
    {
      name: 'origin',
      kind: 'words',
      ahead: 0,
      value: bar => (bar < candles.size ? (candles.isProvisional(bar) ? own : origin) : null)
    },
    { name: 'currency', kind: 'words', ahead: 0, value: bar => (bar < candles.size ? currency : null) },
    ...others
  ]
  return { columns, rows: candles.size + Math.max(...columns.map(column => column.ahead)) }
}

/**
 * Exports one row per candle: its time (ISO 8601, UTC), prices with all digits, a column per visible
 * indicator line (aligned to where it's drawn, empty before its warm-up), the source, and other lines. Lines
 * past the last candle add rows without prices.
 * @param mark field separator
 */
export function chartText(data: ChartData, mark: ',' | '\t'): string {
  const { columns, rows: count } = chartTable(data)
  const head = columns.map(({ name }) => csvField(name, 'words')).join(mark)
  const rows = Array.from({ length: count }, (_, bar) =>
    columns.map(({ value, kind }) => csvField(known(value(bar)), kind)).join(mark)
  )
  return [head, ...rows, ''].join('\r\n')
}

const all = ['open', 'high', 'low', 'close', 'volume'] as const
const closes = ['close'] as const

interface Line {
  readonly name: string
  readonly shift: number
  value(bar: number): number
}

/** Calculates the indicator again, because the values on screen may be for other candles. */
function linesOf(item: ShownIndicator, candles: Candles): Line[] {
  const definition = indicatorDefinition(item.indicator)
  if (!definition || valuesIssue(definition, item.values) !== null) return []
  if (definition.needsVolume && !candles.hasVolume) return []
  if (needsWholeCandles(definition) && candles.hasOnlyCloses) return []
  const run = new IndicatorRun(definition, reader(definition, item.values))
  run.load(barsOf(candles, candles.size))
  const title = indicatorTitle(definition, item.values)
  return definition.outputs.map((output, index) => {
    const shift = shiftOf(item, definition, output)
    const column = run.outputs[index]?.subarray(0, run.size)
    const name = definition.outputs.length === 1 ? title : `${title} ${output.name()}`
    return { name, shift, value: bar => indicatorValueAt(column, bar, shift) }
  })
}

/** An indicator can be shown twice, but column names must be unique. */
function distinct(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>()
  return lines.map(line => {
    const count = (counts.get(line.name) ?? 0) + 1
    counts.set(line.name, count)
    return count === 1 ? line : { ...line, name: `${line.name} (${count})` }
  })
}

const timeOf = (candles: Candles, bar: number): number =>
  bar < candles.size ? at(candles.time, bar) : candles.timeAt(candles.slots + bar - candles.size)

const isoTime = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z')

const known = (value: string | number | null): string | number | null =>
  typeof value === 'number' && !Number.isFinite(value) ? null : value
