import type { FasterChecks, Lateness } from '@contract'
import { formatSpan, formatSpanToMinute } from '../../../src-shared/format/span'
import { formatWhen } from '../../../src-shared/format/date'
import { intervalMs } from '../../../src-shared/interval'
import { m } from '../../../src-shared/messages/m'
import { priceKind, priceText } from '../../spend/price'
import { everyWords } from '../../words/every'
import { scheduleReasonWords } from '../../words/schedule-reason'

const intervalName = (ms: number): string =>
  Object.entries(intervalMs).find(([, width]) => width === ms)?.[0] ?? formatSpan(ms)

export function latenessWords(lateness: Lateness, now: number): string {
  switch (lateness.code) {
    case 'unchecked':
      return lateness.why === 'paused' && lateness.until !== null
        ? m.alerts.unchecked.pausedUntil({ at: formatWhen(lateness.until, now) })
        : m.alerts.unchecked[lateness.why]()
    case 'manual':
      return m.alerts.lateness.manual({ data: m.schedule.need[lateness.data]() })
    case 'checked': {
      const { data, everyMs, typicalMs, worstMs, waits } = lateness
      if (waits) {
        const reason = scheduleReasonWords(waits.reason) ?? m.schedule.reason['after-failed-call']()
        return m.alerts.lateness.waits({ at: formatWhen(waits.until, now), reason })
      }
      const worst = formatSpanToMinute(worstMs)
      if (data === 'candles') return m.alerts.lateness.candles({ interval: intervalName(everyMs), worst })
      const times = { every: everyWords(everyMs), typical: formatSpanToMinute(typicalMs), worst }
      return data === 'quotes'
        ? m.alerts.lateness.quotes(times)
        : m.alerts.lateness.data({ ...times, data: m.alerts.loadedData[data]() })
    }
  }
}

export function shortLatenessWords(lateness: Lateness, now: number): string {
  if (lateness.code !== 'checked' || lateness.waits) return latenessWords(lateness, now)
  const { data, everyMs } = lateness
  return data === 'candles'
    ? m.alerts.lateness.shortCandles({ interval: intervalName(everyMs) })
    : m.alerts.lateness.short({ every: everyWords(everyMs) })
}

export function latenessNotes(lateness: Lateness, now: number): readonly string[] {
  const reason = lateness.code === 'checked' && lateness.slowed ? scheduleReasonWords(lateness.slowed) : null
  return [
    ...(reason === null ? [] : [m.alerts.lateness.slowed({ reason })]),
    ...(lateness.quietUntil === null
      ? []
      : [m.alerts.lateness.quiet({ at: formatWhen(lateness.quietUntil, now) })])
  ]
}

export const fasterOption = ({ everyMs, pricePerDay }: FasterChecks): string =>
  priceKind(pricePerDay) === 'unknown'
    ? m.alerts.lateness.optionUnknown({ every: everyWords(everyMs) })
    : m.alerts.lateness.option({ every: everyWords(everyMs), credits: priceText(pricePerDay) })
