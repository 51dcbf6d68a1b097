import type { NotificationFacts } from '../../../src-shared/contract/notice'
import type { DeliveryQueue, SendingRoutes } from '../../alerts/delivery/delivery-queue'
import type { Agreement } from '../../watching/connection/agreement'
import type { PlanService } from '../../watching/connection/plan-service'
import type { Services } from '../../../src-shared/contract'
import type { Gauge } from '../../../src-shared/contract/credits'
import type { Events } from '../../../src-shared/contract/events'
import type { Board } from '../../../src-shared/contract/market'
import type { ScheduleStatus } from '../../../src-shared/contract/schedule'
import type { LedgerGaps } from '../../credits/ledger-gap'
import type { Emitter } from '../../platform/events/emitter'
import type { CoinConsent } from '../../market/coin-consent'
import type { LayoutService } from '../../workspace/layouts/layout-service'
import type { NoticeService } from '../../platform/notices/notice-service'
import type { ScheduleService } from '../../watching/schedule/schedule-service'
import type { Watchlist } from '../../../src-shared/contract/watchlist'
import type { ServiceFetch } from '../../service/api/client'
import type { SettingsService } from '../../workspace/settings/settings-service'
import type { Disk } from '../../platform/storage/disk'
import type { Clock } from '../../platform/time/clock'

/** `board.changed.on(announce('boardChanged'))` */
export type Announce = <Name extends keyof Events>(event: Name) => (payload: Events[Name]) => void

export interface WindowUpdates {
  /** Only call this for the current connection. */
  start(): void
  sendAll(): void
  stop(): void
}

export interface ServiceSessionSources {
  /** Each connection has its own folder, so that simulated data never mixes with paid data. */
  readonly folder: string
  readonly disk: Disk
  readonly address: string
  readonly simulated: boolean
  readonly fetch: ServiceFetch
  readonly key: () => Promise<string | null>
  /** Returns null if the keychain would have to be read first. */
  readonly keyAtHand: () => string | null
  readonly clock: Clock
  readonly settings: SettingsService
  readonly notices: NoticeService
  readonly notifications: Emitter<NotificationFacts>
  readonly layouts: LayoutService
  readonly routes: SendingRoutes
  /**
   * Returns watchlists for a new service. They are copied from the demo if the user comes from there, and
   * there may be none.
   */
  readonly carriedLists: () => readonly Watchlist[]
  readonly openLink: (url: string) => Promise<void>
  readonly saveText: (suggestedName: string, text: string) => Promise<string | null>
  readonly random: () => number
  readonly announce: Announce
  readonly circumstances: () => MachineState
  readonly report: (error: unknown, where: string) => void
}

export interface MachineState {
  /** Whether the window is closed, minimised or out of sight. */
  readonly hidden: boolean
  readonly onBattery: boolean
}

/** Concepts that don't depend on the service's address. */
type AppConcept =
  'app' | 'backups' | 'connection' | 'diagnostics' | 'layouts' | 'routes' | 'saving' | 'settings' | 'windows'
export type SessionServices = Omit<Services, AppConcept>

export interface ServiceSession {
  readonly address: string
  readonly simulated: boolean
  lists(): readonly Watchlist[]
  readonly services: SessionServices
  readonly agreement: Agreement
  readonly plan: PlanService
  readonly schedule: ScheduleService
  readonly gaps: LedgerGaps
  readonly coinConsent: CoinConsent
  readonly deliveries: DeliveryQueue
  traySnapshot(): {
    readonly board: Board
    readonly gauge: Gauge
    readonly status: ScheduleStatus
    readonly unread: number
  }
  writePending(): void
  readonly window: WindowUpdates
  /** @throws FaultError `offline` if the connection ends before the work is done */
  serve<Answer>(work: () => Answer | Promise<Answer>): Answer | Promise<Answer>
  /**
   * Waits until calls are settled in the ledger and other work is done. Calls that are still open after
   * `patienceMs` are recorded as possibly charged.
   */
  end(patienceMs: number): Promise<void>
  close(): void
}
