import type { ConnectionState } from './connection'
import type { FaultCode } from './fault'
import { nothing, request } from './request'
import type { NeedName, ScheduleStatus } from './schedule'
import type { EpochMs } from './values'

/**
 * Where this Electron comes from. official: the Electron project. trial: a third party's repackaging of an old version.
 * chosen: one that a developer named.
 */
export type RuntimeOrigin = 'official' | 'trial' | 'chosen'

export interface Versions {
  readonly app: string
  readonly electron: string
  readonly chromium: string
  readonly node: string
}

/** One mistake that ended a process of ours, or would have. Neither memory nor a dump is kept. */
export interface CrashRecord {
  readonly at: EpochMs
  /** main: an error nobody caught; the app went on or could not start. window: its process ended. */
  readonly process: 'main' | 'window'
  readonly versions: Versions
  /** What is known of it, without secrets: an error with its stack, or the reason the system gave. */
  readonly stack: string
  /** How often the very same was met in one start, at least. */
  readonly times: number
}

/** What a person may hand on when something is wrong: no key, no address, no coin by name. */
export interface DiagnosticsReport {
  readonly at: EpochMs
  readonly versions: Versions
  readonly runtime: RuntimeOrigin
  /** As Node names them: `linux`, `x64`, and the system's own release. */
  readonly platform: string
  readonly arch: string
  readonly release: string
  /** Since the start of the app. */
  readonly runningMs: number
  readonly memoryBytes: number
  readonly connection: Pick<ConnectionState, 'mode' | 'key' | 'plan'> & { readonly keychainFails: boolean }
  readonly counts: { readonly lists: number; readonly coins: number; readonly alerts: number }
  /** The newest calls, 500 at most: how many, since when, and how many of them failed in which way. */
  readonly calls: {
    readonly count: number
    readonly since: EpochMs | null
    readonly faults: readonly { readonly code: string; readonly count: number }[]
  }
  readonly schedule: Pick<ScheduleStatus, 'health' | 'paused' | 'lastAnswerAt'> & {
    readonly fault: FaultCode | null
    readonly asking: NeedName | null
    readonly next: { readonly need: NeedName; readonly at: EpochMs } | null
    readonly lockedOperations: number
  }
  /** Of this start and of earlier ones, as long as nobody put them away. */
  readonly crashes: number
  /** The newest lines of the log, oldest of them first. */
  readonly log: readonly string[]
}

export const diagnostics = {
  report: request(nothing).answers<DiagnosticsReport>(),
  /** Crashes of earlier starts that nobody put away yet, newest first. */
  crashes: request(nothing).answers<readonly CrashRecord[]>(),
  dismissCrashes: request(nothing).answers<readonly CrashRecord[]>()
}
