import type { ServiceTarget } from '../connection/connection-service'
import type { DemoService } from '../../src-demo/demo-service'
import type { ServiceSession } from './service-session'

/** A session with what goes with it. */
export interface Opened {
  readonly target: ServiceTarget
  readonly demo: DemoService | null
  readonly session: ServiceSession
}

/**
 * How long answers under way are waited for. Leaving: longer than a call can take. Exchanging, returning: the user waits.
 * Quitting: the program ends soon after, whatever hangs.
 */
export const patienceMs = { leaving: 30_000, exchanging: 5_000, returning: 1_000, quitting: 800 } as const

export function isSameTarget(a: ServiceTarget, b: ServiceTarget): boolean {
  return a.mode === 'demo' ? b.mode === 'demo' : b.mode === 'live' && a.address === b.address
}
