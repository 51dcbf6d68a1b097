import { z } from 'zod'
import { StoredFault } from '../faults/stored-fault'
import { allWell, type ServiceHealth } from './health'

const Wait = z.object({ fault: StoredFault, since: z.number(), until: z.number(), steps: z.number() })

/** The names of earlier versions stand second. */
const StoredHealth = z.object({
  locked: z.record(z.string(), StoredFault).catch({}),
  unauthorised: StoredFault.nullish().catch(null),
  stopped: StoredFault.nullish().catch(null),
  rateLimited: Wait.nullish().catch(null),
  closed: Wait.nullish().catch(null)
})

/** Reads what an earlier start kept; what can't be read is well. Outages do not outlast a start. */
export function readHealth(value: unknown): ServiceHealth {
  const { data } = StoredHealth.safeParse(value)
  if (!data) return allWell
  return {
    ...allWell,
    locked: data.locked,
    unauthorised: data.unauthorised ?? data.stopped ?? null,
    rateLimited: data.rateLimited ?? data.closed ?? null
  }
}
