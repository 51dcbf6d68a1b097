import type { ServiceTarget } from '../../watching/connection/connection-service'
import type { DemoService } from '../../../src-demo/demo-service'
import type { ServiceSession } from './service-session'

export interface Opened {
  readonly target: ServiceTarget
  readonly demo: DemoService | null
  readonly session: ServiceSession
}

/**
 * A connection that is open but not started. The current one continues until `go`, unless both need the same
 * files.
 */
export interface SessionSwitch {
  readonly session: ServiceSession
  /** Can't fail. */
  go(): void
  /**
   * Drops the new connection and continues with the current one.
   * @throws if the current one had to be closed and can't be reopened
   */
  drop(): void | Promise<void>
}

/**
 * How long to wait for open calls, in ms. `leaving` is longer than any call takes. `exchanging` and
 * `returning` are short, because the user is waiting. `quitting` is short, because the system ends the
 * process soon.
 */
export const patienceMs = { leaving: 30_000, exchanging: 5_000, returning: 1_000, quitting: 800 } as const

export function isSameTarget(a: ServiceTarget, b: ServiceTarget): boolean {
  return a.mode === 'demo' ? b.mode === 'demo' : b.mode === 'live' && a.address === b.address
}
