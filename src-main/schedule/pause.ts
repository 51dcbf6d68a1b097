import type { EpochMs } from '../../src-shared/contract/values'

/** A person's own: nothing is asked by itself meanwhile. */
export interface Pause {
  readonly since: EpochMs
  /** null = until a person ends it. */
  readonly until: EpochMs | null
}

/** The pause as it is at a moment: over (null), or as long as it was where the clock was set back. */
export function pauseAt(pause: Pause | null, now: EpochMs): Pause | null {
  if (pause === null || pause.until === null) return pause
  const { since, until } = pause
  if (until <= now) return null
  return now < since ? { since: now, until: until - since + now } : pause
}

/** Reads a pause kept from an earlier start; one that does not name its beginning counts from now. */
export function readPause(value: unknown, now: EpochMs): Pause | null {
  if (value === null) return null
  const { since, until } = value as { readonly since?: unknown; readonly until?: unknown }
  return { since: typeof since === 'number' ? since : now, until: typeof until === 'number' ? until : null }
}
