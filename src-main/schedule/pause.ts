import { z } from 'zod'
import type { EpochMs } from '../../src-shared/contract/values'
import { fact } from '../storage/fact'

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

/** A pause kept from an earlier start; one that does not name its beginning counts from when it is read. */
export const pauseFact = fact<Omit<Pause, 'since'> & { readonly since?: EpochMs | undefined }>(
  'paused',
  z.object({ since: z.number().optional().catch(undefined), until: z.number().nullable().catch(null) })
)
