import type { ConnectionState } from './connection'
import type { FaultCode } from './fault'
import { nothing, request } from './request'
import type { NeedName, ScheduleStatus } from './schedule'
import type { EpochMs } from './values'

/**
 * - `official`: a build from the Electron project
 * - `trial`: an old version that a third party packaged
 * - `chosen`: a build that a developer chose
 */
export type RuntimeOrigin = 'official' | 'trial' | 'chosen'

export interface Versions {
  readonly app: string
  readonly electron: string
  readonly chromium: string
  readonly node: string
}

/** What is recorded about a crash. Contains no memory dump. */
export interface CrashRecord {
  readonly at: EpochMs
  /** The process with the error. If it's `main`, the app may have continued or may have failed to start. */
  readonly process: 'main' | 'window'
  readonly versions: Versions
  /** The error with its stack, or the operating system's reason. Secrets are redacted. */
  readonly stack: string
  /**
   * How often the error occurred in one run. The number may be too low, because not every occurrence is
   * recorded.
   */
  readonly times: number
}

/** A report that the user can share. It contains no key, no address and no coin names. */
export interface DiagnosticsReport {
  readonly at: EpochMs
  readonly versions: Versions
  readonly runtime: RuntimeOrigin
  /** Platform, architecture and kernel release, as Node reports them: `linux`, `x64`. */
  readonly platform: string
  readonly arch: string
  readonly release: string
  readonly runningMs: number
  readonly memoryBytes: number
  readonly connection: Pick<ConnectionState, 'mode' | 'key' | 'plan'> & { readonly keychainFails: boolean }
  readonly counts: { readonly lists: number; readonly coins: number; readonly alerts: number }
  /** The latest calls, up to 500. `since` is the time of the oldest. */
  readonly calls: {
    readonly count: number
    readonly since: EpochMs | null
    readonly faults: readonly { readonly code: string; readonly count: number }[]
  }
  readonly schedule: Pick<ScheduleStatus, 'health' | 'paused' | 'lastAnswerAt'> & {
    readonly fault: FaultCode | null
    readonly loading: NeedName | null
    readonly next: { readonly need: NeedName; readonly at: EpochMs } | null
    readonly lockedOperations: number
  }
  /** The number of crashes that the user hasn't dismissed. */
  readonly crashes: number
  /** Oldest first. */
  readonly log: readonly string[]
}

export const diagnostics = {
  report: request(nothing).answers<DiagnosticsReport>(),
  /** Returns crashes of earlier runs that the user hasn't dismissed, newest first. */
  crashes: request(nothing).answers<readonly CrashRecord[]>(),
  dismissCrashes: request(nothing).answers<readonly CrashRecord[]>()
}
