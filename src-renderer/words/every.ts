import { formatCount } from '../../src-shared/format/credits'
import { m } from '../../src-shared/messages/m'
import { day, hour, minute, second } from '../../src-shared/time'

/** `every 30 s`, `every minute`, `every 5 min`, `every 6 h`, `every day`, `every 7 days`. */
export function everyWords(ms: number): string {
  if (ms === minute) return m.plan.everyMinute()
  if (ms === hour) return m.plan.everyHour()
  if (ms === day) return m.plan.everyDay()
  if (ms % day === 0) return m.plan.everyDays({ ms: ms / day })
  if (ms % hour === 0) return m.plan.everyH({ ms: ms / hour })
  if (ms % minute === 0) return m.plan.everyMin({ ms: ms / minute })
  return m.plan.everyS({ count: formatCount(ms / second) })
}
