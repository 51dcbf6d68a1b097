import { z } from 'zod'
import type { EpochMs } from '../../../src-shared/contract/values'
import { fact } from '../../platform/storage/fact'

export interface Pause {
  readonly since: EpochMs
  /** Null if the pause lasts until the user ends it. */
  readonly until: EpochMs | null
}

/** If the clock was set back, the pause keeps its length. */
export function pauseAt(pause: Pause | null, now: EpochMs): Pause | null {
  if (pause === null || pause.until === null) return pause
  const { since, until } = pause
  if (until <= now) return null
  return now < since ? { since: now, until: until - since + now } : pause
}

/** A pause saved without its start begins now. */
export const pauseFact = fact<Omit<Pause, 'since'> & { readonly since?: EpochMs | undefined }>(
  'paused',
  z.object({ since: z.number().optional().catch(undefined), until: z.number().nullable().catch(null) })
)
