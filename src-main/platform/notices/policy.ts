import type { Notice, NoticeFacts } from '../../../src-shared/contract/notice'
import { day, hour, minute } from '../../../src-shared/time'

export interface NotificationPolicy {
  /** How long the problem must last before the user is notified. */
  readonly graceMs: number
  /** The last value repeats. The list is empty if the user is only notified once. */
  readonly silencesMs: readonly number[]
  /** Whether reminders need a timer, because no event triggers them. */
  readonly byTime: boolean
  readonly notifiesEnd: boolean
}

export interface ServiceIncidentPolicy extends NotificationPolicy {
  readonly kind: 'plan' | 'limit' | 'key' | 'keychain' | 'service' | 'quotes'
  readonly of: 'all' | 'operation' | 'quotes'
  /**
   * What shows that the problem is over:
   * - `charged`: a charged call, because some services answer free calls without a valid key
   * - `key-proved`: a response, or a refusal after checking the key
   * - `anything-else`: any other outcome
   * - `reached`: any response
   * - `readable`: quotes with a price
   */
  readonly endsWith: 'charged' | 'key-proved' | 'anything-else' | 'reached' | 'readable'
}

const growing = [hour, day, 7 * day]

export const incidents = {
  plan: {
    kind: 'plan',
    of: 'operation',
    endsWith: 'charged',
    graceMs: 0,
    // Once is enough, because only one operation is affected.
    silencesMs: [],
    byTime: false,
    notifiesEnd: false
  },
  limit: {
    kind: 'limit',
    of: 'all',
    endsWith: 'charged',
    graceMs: 0,
    silencesMs: growing,
    byTime: false,
    notifiesEnd: true
  },
  key: {
    kind: 'key',
    of: 'all',
    endsWith: 'key-proved',
    graceMs: 0,
    silencesMs: growing,
    byTime: true,
    notifiesEnd: true
  },
  keychain: {
    kind: 'keychain',
    of: 'all',
    endsWith: 'anything-else',
    // Waits half a minute, because users often unlock the keychain shortly after login.
    graceMs: minute / 2,
    silencesMs: [],
    byTime: false,
    notifiesEnd: false
  },
  service: {
    kind: 'service',
    of: 'all',
    endsWith: 'reached',
    // After sleep, a network change or a restart of the service, the problem usually ends within this time.
    graceMs: 2 * minute,
    silencesMs: growing,
    byTime: false,
    notifiesEnd: true
  },
  quotes: {
    kind: 'quotes',
    of: 'quotes',
    endsWith: 'readable',
    // A single odd response isn't worth a notification.
    graceMs: 5 * minute,
    silencesMs: growing,
    byTime: false,
    notifiesEnd: true
  },
  disk: { graceMs: 0, silencesMs: [hour, day], byTime: true, notifiesEnd: true }
} as const satisfies { readonly disk: NotificationPolicy } & {
  readonly [Kind in ServiceIncidentPolicy['kind']]: ServiceIncidentPolicy & { readonly kind: Kind }
}

/** In percent of a budget. From this share on, there are desktop notifications too. */
export const desktopNotificationMark = 95

type NoticeCode = NoticeFacts['code']
type FactsOf<Code extends NoticeCode> = Extract<NoticeFacts, { readonly code: Code }>

interface NoticePolicy<Code extends NoticeCode> {
  readonly severity: Notice['severity'] | ((facts: FactsOf<Code>) => Notice['severity'])
  /**
   * Notices with different results are shown separately. Without this, only one notice with the code is
   * shown.
   */
  readonly about?: (facts: FactsOf<Code>) => string
  /** Whether the notice no longer applies once another service is connected. */
  readonly ofService?: true
}

const warning = { severity: 'warning' } as const
const ofService = { severity: 'warning', ofService: true } as const
const perOperation = {
  ...ofService,
  about: ({ operation }: { operation: string }) => operation
} as const

/** The texts of notices are in src-shared/words. */
const notices: { readonly [Code in NoticeCode]: NoticePolicy<Code> } = {
  'charged-more': { ...perOperation, severity: 'info' },
  'failed-call-counted': perOperation,
  'format-changed': perOperation,
  'plan-outgrown': ofService,
  'used-elsewhere': ofService,
  'ledger-gap': ofService,
  'file-damaged': { ...warning, about: ({ movedTo }) => movedTo },
  'graphics-lost': warning,
  'login-start-refused': warning,
  'sound-unheard': warning,
  'no-tray': { severity: 'info' },
  'budget-used': {
    severity: ({ mark }) => (mark >= desktopNotificationMark ? 'warning' : 'info'),
    about: ({ span }) => span,
    ofService: true
  },
  // The following are desktop notifications. They become notices if the desktop doesn't show them.
  incident: { ...ofService, about: ({ phase, fault }) => `${phase} ${fault.code} ${fault.operation ?? ''}` },
  disk: warning,
  'disk-over': warning,
  'window-crashing': warning,
  'window-hung': warning,
  'window-cut-off': warning,
  alerts: {
    ...warning,
    about: ({ entries }) =>
      entries
        .map(({ alertId, coin, at }) => `${alertId}${coin}@${at}`)
        .join(' ')
        .slice(0, 90)
  }
}

export const noticeId = (code: NoticeCode, about = ''): string => (about === '' ? code : `${code} ${about}`)

export const isOfService = ({ code }: NoticeFacts): boolean => notices[code].ofService === true

export function noticeOf<Code extends NoticeCode>(facts: FactsOf<Code>): Omit<Notice, 'at'> {
  const policy: NoticePolicy<Code> = notices[facts.code as Code]
  const { severity, about } = policy
  return {
    id: noticeId(facts.code, about?.(facts)),
    severity: typeof severity === 'function' ? severity(facts) : severity,
    facts
  }
}
