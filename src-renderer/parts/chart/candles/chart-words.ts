import type { CandleSeries, ScheduleStatus } from '@contract'
import type { CandleFindings } from '../../../charts/series/candle-check'
import type { CrosshairReading } from '../../../charts/scene/reading'
import type { Candles } from '../../../charts/series/candles'
import { at } from '../../../../src-shared/indicators/columns'
import type { BarSpan } from './bars-in-view'
import { chartMoment } from '../setup/chart-time'
import { formatAge } from '../../../../src-shared/format/age'
import { formatList } from '../../../../src-shared/format/list'
import { direction, formatPercent } from '../../../../src-shared/format/percent'
import { formatPrice } from '../../../../src-shared/format/price'
import { shownStatusWords } from '../../../words/health'
import { m } from '../../../../src-shared/messages/m'

export function chartLabel(coin: string, interval: string, lastClose: number | null, money: string): string {
  return m.chart.spoken.summary({ coin, interval, lastClose: `${formatPrice(lastClose)} ${money}` })
}

export function chartSummary(
  candles: Candles,
  { first, last }: BarSpan,
  indicators: readonly string[]
): string {
  if (last < first) return ''
  let [high, low] = [first, first]
  for (let bar = first + 1; bar <= last; bar++) {
    if (at(candles.high, bar) > at(candles.high, high)) high = bar
    if (at(candles.low, bar) < at(candles.low, low)) low = bar
  }
  const percent = (at(candles.close, last) / at(candles.close, first) - 1) * 100
  const moment = (bar: number): string => chartMoment(at(candles.time, bar), candles.intervalMs)
  return [
    m.chart.spoken.trend({
      way: direction(percent),
      percent: formatPercent(percent),
      count: last - first + 1,
      from: moment(first),
      to: moment(last)
    }),
    (candles.hasOnlyCloses ? m.ratio.range : m.chart.spoken.range)({
      high: formatPrice(at(candles.high, high)),
      highAt: moment(high),
      low: formatPrice(at(candles.low, low)),
      lowAt: moment(low)
    }),
    ...(indicators.length > 0 ? [m.chart.spoken.indicators({ names: formatList(indicators) })] : [])
  ].join(' ')
}

/** In percent. NaN for the first bar. */
export function changeOf(reading: CrosshairReading): number {
  return (reading.close / reading.previousClose - 1) * 100
}

export function readingWords(reading: CrosshairReading, when: string, hasOnlyCloses = false): string {
  const change = formatPercent(changeOf(reading))
  const close = m.chart.reading.close({ close: formatPrice(reading.close) })
  const prices = hasOnlyCloses
    ? [close]
    : [
        m.chart.reading.open({ open: formatPrice(reading.open) }),
        m.chart.reading.high({ high: formatPrice(reading.high) }),
        m.chart.reading.low({ low: formatPrice(reading.low) }),
        close
      ]
  return `${when}: ${prices.join(', ')}${change === '–' ? '' : `, ${change}`}${reading.isProvisional ? ', provisional' : ''}`
}

/** Candles are called live only if they are being updated, even if they are recent. */
export function sourceWords(
  series: Pick<CandleSeries, 'origin' | 'fetchedAt' | 'fault' | 'provisionalFrom' | 'repaired' | 'loading'>,
  now: number,
  health: ScheduleStatus['health'],
  isReplay = false
): string {
  const { origin, fetchedAt, provisionalFrom } = series
  if (fetchedAt === null || provisionalFrom === 0)
    return m.chart.sourceNames.recorded({ series: reasonText(series) })
  const age = formatAge(fetchedAt, now)
  const live = isReplay
    ? m.chart.recorded()
    : flows(health)
      ? m.health.standing.live()
      : shownStatusWords[health]
  const source =
    health === 'offline'
      ? m.health.standing.offline()
      : { live, cached: m.chart.cached(), simulated: m.health.standing.simulated() }[origin]
  return `${source}, ${age === m.formats.now() ? m.chart.legend.loadedNow() : m.chart.legend.age({ age })}`
}

function reasonText({
  fetchedAt,
  fault,
  repaired,
  loading
}: Pick<CandleSeries, 'fetchedAt' | 'fault' | 'repaired' | 'loading'>): string {
  if (fetchedAt === null && loading) return m.chart.loading()
  if (fault?.code === 'unreadable' || repaired) return m.chart.sourceNames.unreadable()
  if (fault?.code === 'refused') return m.chart.sourceNames.refused()
  return fetchedAt === null ? m.common.notLoaded() : m.chart.sourceNames.none()
}

/**
 * Whether candles are being updated. They are loaded separately from quotes, so they may be live even if
 * quotes are failing.
 */
const flows = (health: ScheduleStatus['health']): boolean =>
  health === 'live' || health === 'waiting' || health === 'failing'

export function columnLength(bars: number, barMs: number): string {
  const ms = bars * barMs
  const units = [
    [7 * 86_400_000, 'w'],
    [86_400_000, 'd'],
    [3_600_000, 'h'],
    [60_000, 'm']
  ] as const
  const [size, unit] = units.find(([one]) => ms % one === 0) ?? units[3]
  return m.chart.legend.length({ count: ms / size, unit })
}

export function findingsWords({
  unreadable,
  unordered,
  repeated,
  ahead,
  inverted
}: CandleFindings): string | null {
  const found = [
    unreadable === 0 ? null : m.chart.findings.unreadable({ count: unreadable }),
    ahead === 0 ? null : m.chart.findings.ahead({ count: ahead }),
    repeated === 0 ? null : m.chart.findings.repeated({ count: repeated }),
    unordered === 0 ? null : m.chart.findings.unordered({ count: unordered }),
    inverted === 0 ? null : m.chart.findings.inverted({ count: inverted })
  ].filter(one => one !== null)
  return found.length === 0 ? null : found.join(' ')
}
