import { z } from 'zod'
import { fact } from '../storage/fact'

/** By how many days the demo's market is later than that of the recording which its profile began with. */
export const laterDays = fact('demo-market', z.object({ daysLater: z.number().int() }))
