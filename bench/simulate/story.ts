import type { ServiceTrouble } from './service-trouble'

export type Act =
  | { readonly do: 'wait' }
  | {
      readonly do: 'kill'
      /** When the process is killed: now, at the n-th write, or before or after the next call. */
      readonly at: 'now' | 'write' | 'before-send' | 'after-send'
      readonly nth: number
      readonly into?: CheckedTable
      readonly deadMs: number
    }
  | { readonly do: 'restart' }
  | {
      readonly do: 'disk'
      readonly fault: DiskFault
      readonly file: FileName | 'all'
      /** Every n-th write to the file fails. */
      readonly every: number
      readonly forMs: number
    }
  | { readonly do: 'keep-copy'; readonly file: CopiedFile }
  | { readonly do: 'put-back'; readonly file: CopiedFile }
  | { readonly do: 'answers'; readonly how: OnTheWay; readonly count: number }
  | { readonly do: 'service'; readonly trouble: ServiceTrouble; readonly forMs: number }
  | { readonly do: 'clock'; readonly byMs: number | 'right' }
  | { readonly do: 'sleep'; readonly forMs: number }
  | { readonly do: 'power'; readonly hidden: boolean; readonly onBattery: boolean }
  | { readonly do: 'renew-quota' }
  | { readonly do: 'steal'; readonly credits: number }
  | { readonly do: 'keychain'; readonly state: StoryKeychainTrouble; readonly forMs: number }
  /** `choice` (0 to 1) selects one of the options that are available at that time. */
  | { readonly do: 'person'; readonly what: Wish; readonly choice: number }

/**
 * The tables of state.db for which a kill can be timed to a write. Random kills would hardly ever hit the
 * rare writes.
 */
export const checkedTables = [
  'ledger_call',
  'ledger_settlement',
  'alert',
  'alert_inbox',
  'watchlist_coin',
  'fact'
] as const
export type CheckedTable = (typeof checkedTables)[number]

export type DiskFault = 'full' | 'failing' | 'locked'
export type FileName = 'app' | 'state' | 'cache'
export type CopiedFile = 'state' | 'cache'
export type StoryKeychainTrouble = 'locked' | 'silent' | 'missing'

/**
 * What can happen to a call on its way. `silent`: the response never arrives. `doubled`: the connection
 * breaks, and the network repeats the call.
 */
export const onTheWay = ['late', 'cut', 'reset', 'silent', 'doubled', 'sign-in', 'unreachable'] as const
export type OnTheWay = (typeof onTheWay)[number]

/** Wishes that are listed several times are more likely. */
export const wishes = [
  'refresh',
  'refresh-news',
  'load-fear-greed',
  'load-candles',
  'explore',
  'daily-budget',
  'period-budget',
  'background-share',
  'unknown-reserve',
  'allow-once',
  'theme',
  'set-price-alert',
  'set-price-alert',
  'set-price-alert',
  'set-price-alert',
  'set-candle-alert',
  'pause-alert',
  'resume-alert',
  'snooze-alert',
  'remove-alert',
  'pause-all-alerts',
  'mark-read',
  'add-coin',
  'remove-coin',
  'move-coin',
  'add-list',
  'rename-list',
  'remove-list',
  'pause',
  'pause-hour',
  'resume',
  'resume',
  'resume',
  'retry-now',
  'retry-now',
  'agree',
  'answer-offer',
  'show-chart',
  'set-user-price',
  'enter-key'
] as const
export type Wish = (typeof wishes)[number]

export type StoryRequest = readonly [concept: string, name: string, input?: unknown]

export type StoryStep = Act & { readonly afterMs: number }

export interface Story {
  readonly seed: number
  /** The start of the story, in true time. */
  readonly from: number
  readonly days: number
  readonly quotaLimit: number
  readonly quotaResets: 'daily' | 'never'
  readonly quotesEveryMs: number
  readonly steps: readonly StoryStep[]
}

export const storyLines = ({ steps }: Story): readonly string[] =>
  steps.map(({ afterMs, ...act }) => {
    const { do: what, ...facts } = act
    const lines = Object.entries(facts).map(([name, value]) => `${name} ${String(value)}`)
    return `+${Math.round(afterMs / 1000)} s ${what}${lines.length === 0 ? '' : ` (${lines.join(', ')})`}`
  })
