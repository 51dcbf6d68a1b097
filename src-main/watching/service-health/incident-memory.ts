import { z } from 'zod'
import { StoredFault } from '../../platform/faults/stored-fault'
import { fact } from '../../platform/storage/fact'
import { incidents } from '../../platform/notices/policy'
import { isIncidentName, type Incidents } from './incidents'

const moment = z.number().nullable()
/** Earlier versions saved `notifications`, `notifiedAt` and `endNotified` under other names. */
const withNamesOfNow = (stored: unknown): unknown => {
  if (typeof stored !== 'object' || stored === null || !('told' in stored)) return stored
  const { told, toldAt, endTold, ...others } = stored as Readonly<Record<string, unknown>>
  return { ...others, notifications: told, notifiedAt: toldAt, endNotified: endTold }
}

const StoredIncident = z.preprocess(
  withNamesOfNow,
  z.object({
    since: z.number(),
    openedAt: z.number(),
    fault: StoredFault,
    notifications: z.number(),
    notifiedAt: moment,
    overAt: moment,
    endNotified: z.boolean()
  })
)

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
