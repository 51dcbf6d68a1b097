import type { ServiceTrouble } from './service-trouble'

/** Something that happens to a machine, its disk, its network, the service, or that a person does. */
export type Act =
  | { readonly do: 'wait' }
  /** The process ends without a word: at once, at its n-th write, or before or after its next call is sent. */
  | {
      readonly do: 'kill'
      readonly at: 'now' | 'write' | 'before-send' | 'after-send'
      readonly nth: number
      /** Only writes to this table count; left out, every write does. */
      readonly into?: KeptTable
      readonly deadMs: number
    }
  | { readonly do: 'restart' }
  /** Every n-th write to a file fails. */
  | {
      readonly do: 'disk'
      readonly fault: DiskFault
      readonly file: FileName | 'all'
      readonly every: number
      readonly forMs: number
    }
  | { readonly do: 'keep-copy'; readonly file: CopiedFile }
  | { readonly do: 'put-back'; readonly file: CopiedFile }
  /** What happens to the next answers on their way. */
  | { readonly do: 'answers'; readonly how: OnTheWay; readonly count: number }
  | { readonly do: 'service'; readonly trouble: ServiceTrouble; readonly forMs: number }
  /** The machine's clock is set, by so much or right. */
  | { readonly do: 'clock'; readonly byMs: number | 'right' }
  | { readonly do: 'sleep'; readonly forMs: number }
  | { readonly do: 'power'; readonly hidden: boolean; readonly onBattery: boolean }
  | { readonly do: 'renew-quota' }
  /** A second client on the key. */
  | { readonly do: 'steal'; readonly credits: number }
  | { readonly do: 'keychain'; readonly state: KeychainTrouble; readonly forMs: number }
  /** `choice` 0 to 1: picks among what there is then. */
  | { readonly do: 'person'; readonly what: Wish; readonly choice: number }

/** Tables of state.db. Some are written so seldom that a death in the middle of that would hardly ever happen by chance. */
export const keptTables = [
  'ledger_call',
  'ledger_settlement',
  'alert',
  'alert_inbox',
  'watchlist_coin',
  'fact'
] as const
export type KeptTable = (typeof keptTables)[number]

export type DiskFault = 'full' | 'failing' | 'locked'
export type FileName = 'app' | 'state' | 'cache'
export type CopiedFile = 'state' | 'cache'
export type KeychainTrouble = 'locked' | 'silent' | 'missing'

/** silent: never answered. doubled: sent twice by the network, as a connection that dies is tried again. */
export const onTheWay = ['late', 'cut', 'reset', 'silent', 'doubled', 'sign-in', 'unreachable'] as const
export type OnTheWay = (typeof onTheWay)[number]

/** One that stands here more than once is wished for more often. */
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
  'tell-price',
  'enter-key'
] as const
export type Wish = (typeof wishes)[number]

/** What is asked of the main process, as the window asks it. */
export type Asked = readonly [concept: string, name: string, input?: unknown]

/** One thing that happens, so long after the one before. */
export type Step = Act & { readonly afterMs: number }

/** A story that can be told again, whole or with steps left out. */
export interface Story {
  readonly seed: number
  /** True time at its beginning. */
  readonly from: number
  readonly days: number
  readonly quotaLimit: number
  readonly quotaResets: 'daily' | 'never'
  readonly quotesEveryMs: number
  readonly steps: readonly Step[]
}

/** One line a step: what a person reads of a story that failed. */
export const storyLines = ({ steps }: Story): readonly string[] =>
  steps.map(({ afterMs, ...act }) => {
    const { do: what, ...facts } = act
    const told = Object.entries(facts).map(([name, value]) => `${name} ${String(value)}`)
    return `+${Math.round(afterMs / 1000)} s ${what}${told.length === 0 ? '' : ` (${told.join(', ')})`}`
  })
