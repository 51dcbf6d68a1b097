import type { Gauge } from '../../../src-shared/contract/credits'
import type { ScheduleStatus } from '../../../src-shared/contract/schedule'
import type { EpochMs } from '../../../src-shared/contract/values'
import { formatCount } from '../../../src-shared/format/credits'
import { m } from '../../../src-shared/messages/m'
import { faultWhat } from '../../../src-shared/words/fault'
import { momentText, type MomentWords } from './tray-time'

export function creditText({ used, limit, today: { spent, reserved, unknown } }: Gauge): string {
  const today = [
    m.tray.spentToday({ credits: formatCount(spent) }),
    ...(reserved > 0 ? [m.tray.reserved({ credits: formatCount(reserved) })] : []),
    ...(unknown > 0 ? [m.tray.unknown({ credits: formatCount(unknown) })] : [])
  ].join(', ')
  if (used === null || limit === null) return m.tray.creditsUnknown({ today })
  return m.tray.creditsLeft({
    left: formatCount(Math.max(0, limit - used)),
    limit: formatCount(limit),
    today
  })
}

/** Shows a time instead of a countdown, because every change closes an open menu on some desktops. */
export function nextText(status: ScheduleStatus, now: EpochMs): string {
  const { health, next, loading, fault, disk, pausedUntil } = status
  if (health === 'paused') {
    return pausedUntil === null
      ? m.tray.paused()
      : m.tray.pausedUntil({ when: momentText(pausedUntil, now, untilWords()) })
  }
  if (health === 'unplanned') return m.tray.unplanned()
  if (health === 'stopped') {
    if (disk) return m.tray.stoppedByDisk({ reason: m.disk.reason[disk.reason]() })
    return fault ? m.tray.stoppedBecause({ reason: faultWhat(fault) }) : m.tray.stopped()
  }
  if (next) {
    const words = { today: m.tray.atTime, tomorrow: m.tray.tomorrow, onDay: m.tray.onDay }
    const line = m.tray.next({ need: m.schedule.need[next.need](), when: momentText(next.at, now, words) })
    return withPrefix(status, line)
  }
  return withPrefix(
    status,
    loading ? m.tray.loading({ need: m.schedule.need[loading]() }) : m.tray.nothingPlanned()
  )
}

function withPrefix({ health, fault }: ScheduleStatus, line: string): string {
  if (health === 'offline' || health === 'source-down' || health === 'failing')
    return m.tray.prefix[health]({ line })
  if (health !== 'rate-limited') return line
  return m.tray.prefix[typeof fault?.retryAt === 'number' ? 'waiting' : 'rate-limited']({ line })
}

export function tooltipState({ health, disk, pausedUntil }: ScheduleStatus, now: EpochMs): string {
  if (disk) return m.tray.tooltipStopped({ reason: m.disk.reason[disk.reason]() })
  if (health === 'live' || health === 'waiting') return ''
  if (health !== 'paused') return m.tray.tooltipHealth[health]()
  return pausedUntil === null
    ? m.tray.tooltipPaused()
    : m.tray.tooltipPausedUntil({ when: momentText(pausedUntil, now, untilWords()) })
}

const untilWords = (): MomentWords => ({
  today: ({ time }) => time,
  tomorrow: m.tray.tomorrow,
  onDay: m.tray.untilDay
})
