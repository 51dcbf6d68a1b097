import { z } from 'zod'
import { StoredFault } from '../../platform/faults/stored-fault'
import { fact } from '../../platform/storage/fact'
import { healthy, type ServiceHealth } from './health'

const Wait = z.object({ fault: StoredFault, since: z.number(), until: z.number(), steps: z.number() })

/** Also reads the field names of earlier versions. */
const StoredHealth = z.object({
  locked: z.record(z.string(), StoredFault).catch({}),
  unauthorised: StoredFault.nullish().catch(null),
  stopped: StoredFault.nullish().catch(null),
  rateLimited: Wait.nullish().catch(null),
  closed: Wait.nullish().catch(null)
})

/** Outages aren't restored. */
export const healthFact = fact<ServiceHealth>(
  'service-health',
  StoredHealth.transform(stored => ({
    ...healthy,
    locked: stored.locked,
    unauthorised: stored.unauthorised ?? stored.stopped ?? null,
    rateLimited: stored.rateLimited ?? stored.closed ?? null
  }))
)
