import type { Notice, NoticeFacts } from '../../../src-shared/contract/notice'
import { day, hour, minute } from '../../../src-shared/time'

export interface NotificationPolicy {
  /** How long the problem must last before the user is notified. */
  readonly graceMs: number
  /**
   * How long to wait between notifications. The last value repeats. Empty if the user is notified only once.
   */
  readonly silencesMs: readonly number[]
  /** True if reminders need a timer, because no event triggers them while the problem lasts. */
  readonly byTime: boolean
  readonly tellsEnd: boolean
}

export interface ServiceIncidentPolicy extends NotificationPolicy {
  readonly kind: 'plan' | 'limit' | 'key' | 'keychain' | 'service' | 'quotes'
  /** Whether the problem affects all calls, single operations, or only quotes. */
  readonly of: 'all' | 'operation' | 'quotes'
  /**
   * What shows that the problem is over. `charged`: a charged call, because some services answer free calls
   * without a valid key. `key-proved`: a response, or a refusal after checking the key. `anything-else`: any
   * other outcome. `reached`: any response. `readable`: quotes with a price.
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
    // There are no reminders, because only one operation is affected.
    silencesMs: [],
    byTime: false,
    tellsEnd: false
  },
  limit: {
    kind: 'limit',
    of: 'all',
    endsWith: 'charged',
    graceMs: 0,
    silencesMs: growing,
    byTime: false,
    tellsEnd: true
  },
  key: {
    kind: 'key',
    of: 'all',
    endsWith: 'key-proved',
    graceMs: 0,
    silencesMs: growing,
    byTime: true,
    tellsEnd: true
  },
  keychain: {
    kind: 'keychain',
    of: 'all',
    endsWith: 'anything-else',
    // Users often unlock the keychain shortly after login.
    graceMs: minute / 2,
    silencesMs: [],
    byTime: false,
    tellsEnd: false
  },
  service: {
    kind: 'service',
    of: 'all',
    endsWith: 'reached',
    // Calls usually recover within this time after sleep, a network change or a restart of the service.
    graceMs: 2 * minute,
    silencesMs: growing,
    byTime: false,
    tellsEnd: true
  },
  quotes: {
    kind: 'quotes',
    of: 'quotes',
    endsWith: 'readable',
    // The next quotes arrive within this time. A single odd response isn't worth a notification.
    graceMs: 5 * minute,
    silencesMs: growing,
    byTime: false,
    tellsEnd: true
  },
  // The disk can't be written, so watching has stopped.
  disk: { graceMs: 0, silencesMs: [hour, day], byTime: true, tellsEnd: true }
} as const satisfies { readonly disk: NotificationPolicy } & {
  readonly [Kind in ServiceIncidentPolicy['kind']]: ServiceIncidentPolicy & { readonly kind: Kind }
}

/** In percent of a budget. From this mark on, the user also gets a desktop notification. */
export const loudMark = 95

type NoticeCode = NoticeFacts['code']
type FactsOf<Code extends NoticeCode> = Extract<NoticeFacts, { readonly code: Code }>

interface NoticePolicy<Code extends NoticeCode> {
  readonly severity: Notice['severity'] | ((facts: FactsOf<Code>) => Notice['severity'])
  /** What the notice is about. Without it, only one notice with this code is shown at a time. */
  readonly about?: (facts: FactsOf<Code>) => string
  /** Whether it is wrong once another service is connected. */
  readonly ofService?: true
}

const warning = { severity: 'warning' } as const
const ofService = { severity: 'warning', ofService: true } as const
const perOperation = {
  ...ofService,
  about: ({ operation }: { operation: string }) => operation
} as const

/** Their texts are in src-shared/words. */
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
    severity: ({ mark }) => (mark >= loudMark ? 'warning' : 'info'),
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
