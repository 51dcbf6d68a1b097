import { formatCount } from '../../src-shared/format/credits'
import { m } from '../../src-shared/messages/m'
import { day, hour, minute, second } from '../../src-shared/time'

export function everyWords(ms: number): string {
  if (ms === minute) return m.plan.every.minute()
  if (ms === hour) return m.plan.every.hour()
  if (ms === day) return m.plan.every.day()
  if (ms % day === 0) return m.plan.every.days({ ms: ms / day })
  if (ms % hour === 0) return m.plan.every.hours({ ms: ms / hour })
  if (ms % minute === 0) return m.plan.every.minutes({ ms: ms / minute })
  return m.plan.every.seconds({ count: formatCount(ms / second) })
}
