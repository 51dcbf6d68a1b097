import type { ServiceTarget } from '../../watching/connection/connection-service'
import type { DemoService } from '../../../src-demo/demo-service'
import type { ServiceSession } from './service-session'

export interface Opened {
  readonly target: ServiceTarget
  readonly demo: DemoService | null
  readonly session: ServiceSession
}

/** Another session, opened and ready. The running one isn't touched before `go`, unless both need the same files. */
export interface SessionSwitch {
  readonly session: ServiceSession
  /** Can't fail. */
  go(): void
  /** Closes this session and continues with the one before. @throws if that had to close and can't be opened again */
  drop(): void | Promise<void>
}

/**
 * For open calls. Leaving: longer than any call takes. Exchanging, returning: the user is waiting. Quitting: the
 * process ends soon anyway.
 */
export const patienceMs = { leaving: 30_000, exchanging: 5_000, returning: 1_000, quitting: 800 } as const

export function isSameTarget(a: ServiceTarget, b: ServiceTarget): boolean {
  return a.mode === 'demo' ? b.mode === 'demo' : b.mode === 'live' && a.address === b.address
}
