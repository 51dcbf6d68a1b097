import { z } from 'zod'
import { StoredFault } from '../../platform/faults/stored-fault'
import { fact } from '../../platform/storage/fact'
import { incidents } from '../../platform/notices/policy'
import { isIncidentName, type Incidents } from './incidents'

const moment = z.number().nullable()
const StoredIncident = z.object({
  since: z.number(),
  openedAt: z.number(),
  fault: StoredFault,
  told: z.number(),
  toldAt: moment,
  overAt: moment,
  endTold: z.boolean()
})

/** Drops unreadable incidents. */
export const incidentsFact = fact<Incidents>(
  'incidents',
  z.record(z.string(), z.unknown()).transform(stored =>
    Object.fromEntries(
      Object.entries(stored).flatMap(([savedName, one]) => {
        const name = nameNow(savedName)
        const incident = StoredIncident.safeParse(one)
        return isIncidentName(name) && incident.success ? [[name, incident.data]] : []
      })
    )
  )
)

const nameNow = (name: string): string =>
  name === '429' ? incidents.limit.kind : name.replace(/^402 /, `${incidents.plan.kind} `)
