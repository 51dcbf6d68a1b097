import type { EpochMs } from '../../../src-shared/contract/values'
import { formatDay, formatTime } from '../../../src-shared/format/date'
import { startOfLocalDay, startOfNextLocalDay } from '../../platform/time/local-day'
import { hour } from '../../../src-shared/time'

export interface MomentWords {
  readonly today: (facts: { readonly time: string }) => string
  readonly tomorrow: (facts: { readonly time: string }) => string
  readonly onDay: (facts: { readonly day: string; readonly time: string }) => string
}

export function momentText(at: EpochMs, now: EpochMs, words: MomentWords): string {
  const time = formatTime(at, at - now < hour)
  const day = startOfLocalDay(at)
  if (day === startOfLocalDay(now)) return words.today({ time })
  if (day === startOfNextLocalDay(now)) return words.tomorrow({ time })
  return words.onDay({ day: formatDay(at), time })
}
