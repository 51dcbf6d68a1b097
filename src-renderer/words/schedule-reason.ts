import type { LimitName, ScheduleReason, Slowing } from '@contract'

/** Why something is asked for when it is, as the end of a sentence; null = as planned, which needs no words. */
export function reasonWords(reason: ScheduleReason): string | null {
  switch (reason.code) {
    case 'as-planned':
      return null
    case 'slowed':
      return reason.by.map(slowingWords).join(', ')
    case 'after-waking':
      return 'after waking'
    case 'retry-after':
      return 'after the wait the service asked for'
    case 'after-too-many-calls':
      return 'after too many calls'
    case 'probing-limit':
      return 'trying whether calls are taken again'
    case 'probing-service':
      return 'trying to reach the service again'
    case 'probing-keychain':
      return 'trying the keychain again'
    case 'after-failed-call':
      return 'after a call that failed'
    case 'budget-used-up':
      return `${limitWords[reason.limit]} is used up`
  }
}

function slowingWords(slowing: Slowing): string {
  switch (slowing.code) {
    case 'on-battery':
      return 'on battery'
    case 'window-hidden':
      return 'window hidden'
    case 'quota-to-last':
      return `slower, so that the quota lasts ${slowing.days} days`
    case 'limit-used': {
      const used = `${Math.round(slowing.used * 100)} % of ${limitWords[slowing.limit]} used`
      return slowing.renewalKnown ? used : `${used}, its renewal not known yet`
    }
  }
}

const limitWords: Readonly<Record<LimitName, string>> = {
  day: 'today’s budget',
  period: 'this quota period’s budget',
  quota: 'the quota'
}
