import { z } from 'zod'
import { fact } from '../../platform/storage/fact'

/** Number of days by which the profile's demo market runs later than the recorded one. */
export const laterDays = fact('demo-market', z.object({ daysLater: z.number().int() }))
