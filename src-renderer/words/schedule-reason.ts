import type { LimitName, ScheduleReason, Slowing } from '@contract'
import { m } from '../../src-shared/messages/m'

/** Returns the end of a sentence about why a call is made at its time. Null if the call is on schedule. */
export function scheduleReasonWords(reason: ScheduleReason): string | null {
  switch (reason.code) {
    case 'as-planned':
      return null
    case 'slowed':
      return reason.by.map(slowingWords).join(', ')
    case 'budget-used-up':
      return m.schedule.slowed.usedUp({ limit: limitWords[reason.limit] })
    default:
      return m.schedule.reason[reason.code]()
  }
}

function slowingWords(slowing: Slowing): string {
  switch (slowing.code) {
    case 'quota-to-last':
      return m.schedule.slowed.quota({ days: slowing.days })
    case 'limit-used': {
      const used = m.schedule.slowed.share({
        percent: Math.round(slowing.used * 100),
        limit: limitWords[slowing.limit]
      })
      return slowing.renewalKnown ? used : m.schedule.slowed.resetUnknown({ used })
    }
    default:
      return m.schedule.slowing[slowing.code]()
  }
}

const limitWords: Readonly<Record<LimitName, string>> = {
  day: m.schedule.limit.day(),
  period: m.schedule.limit.period(),
  quota: m.schedule.limit.quota()
}
