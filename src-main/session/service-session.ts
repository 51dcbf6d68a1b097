import type { NotificationFacts } from '../../src-shared/contract/notice'
import type { Agreement } from '../connection/agreement'
import type { PlanService } from '../connection/plan-service'
import type { Services } from '../../src-shared/contract'
import type { Gauge } from '../../src-shared/contract/credits'
import type { Events } from '../../src-shared/contract/events'
import type { Board } from '../../src-shared/contract/market'
import type { ScheduleStatus } from '../../src-shared/contract/schedule'
import type { LedgerGaps } from '../credits/ledger-gap'
import type { Emitter } from '../events/emitter'
import type { CoinConsent } from '../market/coin-consent'
import type { LayoutService } from '../layouts/layout-service'
import type { NoticeService } from '../notices/notice-service'
import type { ScheduleService } from '../schedule/schedule-service'
import type { ServiceFetch } from '../service-api/client'
import type { SettingsService } from '../settings/settings-service'
import type { Disk } from '../storage/disk'
import type { Clock } from '../time/clock'

/** Gives what tells the window of an event: `board.changed.on(announce('boardChanged'))`. */
export type Announce = <Name extends keyof Events>(event: Name) => (payload: Events[Name]) => void

/** Tells the window of a session. */
export interface WindowTold {
  /** From now on of every change; a session that does not run tells nothing. */
  begin(): void
  /** Of everything as it is now. */
  all(): void
  end(): void
}

export interface ServiceSessionSources {
  /** This service's own folder: what was simulated never meets what was paid for. */
  readonly folder: string
  readonly disk: Disk
  readonly address: string
  readonly simulated: boolean
  readonly fetch: ServiceFetch
  readonly key: () => Promise<string | null>
  /** The same, where it is known without touching the keychain. */
  readonly keyAtHand: () => string | null
  readonly clock: Clock
  readonly settings: SettingsService
  readonly notices: NoticeService
  /** What the desktop shows: trouble, and what a person asked to be noticed. */
  readonly notifications: Emitter<NotificationFacts>
  readonly layouts: LayoutService
  readonly openLink: (url: string) => Promise<void>
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
  readonly random: () => number
  readonly announce: Announce
  readonly circumstances: () => MachineState
  /** Records what went wrong inside, for the log. */
  readonly report: (error: unknown, asked: string) => void
}

/** What of the machine and the window bears on the rhythm. */
export interface MachineState {
  /** The window is closed, minimised or out of sight. */
  readonly hidden: boolean
  readonly onBattery: boolean
}

/** Everything that belongs to one service address. */
export interface ServiceSession {
  readonly address: string
  readonly simulated: boolean
  readonly services: Pick<
    Services,
    | 'alerts'
    | 'answers'
    | 'serviceComparison'
    | 'contact'
    | 'credits'
    | 'coinNotes'
    | 'displayCurrency'
    | 'drawings'
    | 'explorer'
    | 'market'
    | 'marketFigures'
    | 'news'
    | 'profile'
    | 'schedule'
    | 'screener'
    | 'setupFile'
    | 'watchlist'
  >
  readonly agreement: Agreement
  readonly plan: PlanService
  readonly schedule: ScheduleService
  /** What the ledger does not know. */
  readonly gaps: LedgerGaps
  readonly coinConsent: CoinConsent
  /** What the tray shows. */
  traySnapshot(): {
    readonly board: Board
    readonly gauge: Gauge
    readonly status: ScheduleStatus
    /** What alerts noticed and nobody has read yet. */
    readonly unread: number
  }
  /** Writes what the disk did not take before. */
  writeHeld(): void
  readonly window: WindowTold
  /** Answers a request of the window. @throws FaultError `offline` where the session ended before it was answered */
  serve<Answer>(work: () => Answer | Promise<Answer>): Answer | Promise<Answer>
  /**
   * Starts nothing any more, and waits until the calls under way are booked and whatever was begun is done; no longer than
   * so many ms: what is not answered by then is booked as what may have been charged.
   */
  end(patienceMs: number): Promise<void>
  /** Closes its files. */
  close(): void
}
