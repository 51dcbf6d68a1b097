import type { ServiceTarget } from '../../watching/connection/connection-service'
import type { DemoService } from '../../../src-demo/demo-service'
import type { ServiceSession } from './service-session'

export interface Opened {
  readonly target: ServiceTarget
  readonly demo: DemoService | null
  readonly session: ServiceSession
}

/** Open but not started. The current connection continues until `go`, unless both need the same files. */
export interface SessionSwitch {
  readonly session: ServiceSession
  /** Can't fail. */
  go(): void
  /**
   * Continues with the current connection.
   * @throws if the current one had to be closed and can't be reopened
   */
  drop(): void | Promise<void>
}

/**
 * For open calls, in ms. `leaving` is longer than any call, `exchanging` and `returning` are short because the
 * user is waiting, and `quitting` because the system soon ends the process.
 */
export const patienceMs = { leaving: 30_000, exchanging: 5_000, returning: 1_000, quitting: 800 } as const

export function isSameTarget(a: ServiceTarget, b: ServiceTarget): boolean {
  return a.mode === 'demo' ? b.mode === 'demo' : b.mode === 'live' && a.address === b.address
}
