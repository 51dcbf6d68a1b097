import type { ServiceComparison } from '@contract'
import { at } from '../../../../src-shared/indicators/columns'
import type { Candles } from '../../../charts/series/candles'
import type { PlacedLine } from '../service-comparison/line-places'
import type { ServiceOverlay } from '../service-comparison/service-layers'
import type { ComparedCoin } from '../compare/comparison.svelte'
import { m } from '../../../../src-shared/messages/m'

export interface ExportColumn {
  readonly name: string
  readonly kind: 'words' | 'figure'
  readonly ahead: number
  /**
   * Lines first count the candles and then the rows after the last candle. Returns NaN or null if there is no
   * value.
   */
  value(line: number): string | number | null
}

export function comparedColumns(
  coins: readonly Pick<ComparedCoin, 'coin' | 'watch' | 'closes'>[],
  { size, time }: Candles
): readonly ExportColumn[] {
  return coins.flatMap(({ coin, watch, closes }): readonly ExportColumn[] => {
    const series = watch.series.value
    if (!closes || !series) return []
    const ownFrom = series.time[series.provisionalFrom] ?? Infinity
    const close = (line: number): number => (line < size ? at(closes, line) : NaN)
    const originOf = (line: number): string | null =>
      Number.isNaN(close(line))
        ? null
        : at(time, line) >= ownFrom
          ? m.chartExport.column.recorded()
          : series.origin
    return [
      { name: m.chartExport.column.close({ coin }), kind: 'figure', ahead: 0, value: close },
      { name: m.chartExport.column.origin({ coin }), kind: 'words', ahead: 0, value: originOf }
    ]
  })
}

export function serviceColumns(
  overlays: readonly ServiceOverlay[],
  comparisons: readonly ServiceComparison[],
  candles: Candles
): readonly ExportColumn[] {
  return overlays.flatMap(({ kind, name, readings }) => {
    const answer = comparisons.find(one => one.kind === kind)?.reported
    if (!answer) return []
    const loadedAt = new Date(answer.at).toISOString().replace(/\.\d+Z$/, 'Z')
    return readings.map((reading): ExportColumn => {
      const value = (line: number): number => drawnAt(line, reading.places, candles)
      let ahead = Math.max(0, ...reading.places.map(({ shift }) => shift))
      while (ahead > 0 && Number.isNaN(value(candles.size - 1 + ahead))) ahead--
      return {
        name: m.chartExport.column.service({
          indicator: name,
          line: reading.name,
          origin: answer.origin,
          loadedAt
        }),
        kind: 'figure',
        ahead,
        value
      }
    })
  })
}

/** Only uses visible candles, because a replay must not show later ones. */
function drawnAt(line: number, places: readonly PlacedLine[], candles: Candles): number {
  const slot = line < candles.size ? at(candles.slot, line) : candles.slots + line - candles.size
  for (const { values, shift } of places) {
    const bar = candles.barAt(slot - shift)
    if (bar >= 0 && at(candles.slot, bar) === slot - shift && !Number.isNaN(at(values, bar)))
      return at(values, bar)
  }
  return NaN
}
