import type { ScheduleStatus } from '@contract'
import { formatWhen } from '../../src-shared/format/date'
import { formatCountdown } from '../../src-shared/format/span'
import { stoppedWords } from '../../src-shared/words/disk'
import { needWords } from './need'
import { scheduleReasonWords } from './schedule-reason'
import { m } from '../../src-shared/messages/m'

/**
 * Says for the status bar when the next call is made: `next quotes in 12 s`, `next quotes in 40 s: on
 * battery`, `until 14:00`.
 */
export function nextWords(status: ScheduleStatus, now: number): string {
  if (status.disk) return stoppedWords(status.disk)
  if (status.paused) {
    return status.pausedUntil === null
      ? m.schedule.paused.untilResumed()
      : m.schedule.paused.until({ pausedUntil: formatWhen(status.pausedUntil, now) })
  }
  if (!status.next)
    return status.loading
      ? m.schedule.next.loading({ need: needWords[status.loading] })
      : m.schedule.next.none()
  const { at } = status.next
  const need = needWords[status.next.need]
  const countdown = formatCountdown(at - now)
  // The reason is null if the call is made as planned.
  const reason = scheduleReasonWords(status.next.reason)
  if (reason === null)
    return at <= now ? m.schedule.next.now({ need }) : m.schedule.next.in({ need, countdown })
  return at <= now
    ? m.schedule.next.nowReason({ need, reason })
    : m.schedule.next.inReason({ need, countdown, reason })
}
