import type { CandleSeries, ScheduleStatus } from '@contract'
import type { CrosshairReading } from '../../../charts/scene/reading'
import { formatMoment } from '../../../../src-shared/format/date'
import { formatPercent } from '../../../../src-shared/format/percent'
import { localZone, zoneOffset } from '../../../../src-shared/format/zone'
import { chartZone } from '../../../charts/scales/zone'
import { decimalsOf, formatPrice } from '../../../../src-shared/format/price'
import { formatAmount } from '../../../charts/scales/amount'
import { changeOf, sourceWords } from '../candles/chart-words'
import { chartMoment } from '../setup/chart-time'
import { m } from '../../../../src-shared/messages/m'

/** `UTC+01:00`, or `UTC`. */
function offsetWords(time: number, zone: string | null = null): string {
  const minutes = zoneOffset(time, zone) / 60_000
  if (minutes === 0) return 'UTC'
  const two = (value: number): string => String(Math.floor(Math.abs(value))).padStart(2, '0')
  return `UTC${minutes < 0 ? '−' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

const isUtc = (zone: string): boolean =>
  /^(Etc\/)?(UTC|UCT|GMT|Zulu|Universal|Greenwich)([+-]?0)?$/i.test(zone)

export function zoneWords(isDaily: boolean, time: number, zone = chartZone() ?? localZone()): string {
  if (isDaily) return m.chartExport.picture.utcDays()
  return isUtc(zone)
    ? m.chartExport.picture.utcTimes()
    : m.chartExport.picture.zoneTimes({ zone, time: offsetWords(time, zone) })
}

/** Includes the offset from UTC, because the picture may be viewed in another time zone. */
export function savedWords(now: number): string {
  return m.chartExport.picture.savedAt({ moment: formatMoment(now), offset: offsetWords(now) })
}

export function printedSource(
  series: CandleSeries,
  now: number,
  health: ScheduleStatus['health']
): readonly string[] {
  const source = sourceWords(series, now, health)
  const { origin, fetchedAt } = series
  return [
    ...(origin === 'simulated' ? [m.chartExport.picture.simulated()] : []),
    source,
    ...(fetchedAt === null ? [] : [`(${formatMoment(fetchedAt)} ${offsetWords(fetchedAt)})`])
  ]
}

export function readingFigures(
  reading: CrosshairReading,
  intervalMs: number,
  hasVolume: boolean,
  { isAveraged = false, hasOnlyCloses = false } = {}
): readonly string[] {
  const digits = decimalsOf(reading.close)
  const price = (value: number): string => formatPrice(value, digits)
  const change = changeOf(reading)
  return [
    chartMoment(reading.fromTime, intervalMs),
    ...(isAveraged ? [m.chartExport.picture.heikinAshi()] : []),
    ...(hasOnlyCloses
      ? []
      : [`O ${price(reading.open)}`, `H ${price(reading.high)}`, `L ${price(reading.low)}`]),
    `C ${price(reading.close)}`,
    ...(Number.isNaN(change) ? [] : [formatPercent(change)]),
    ...(hasVolume ? [`V ${formatAmount(reading.volume)}`] : []),
    ...(reading.isProvisional ? ['provisional'] : [])
  ]
}
