import { z } from 'zod'
import { fact } from '../../platform/storage/fact'

/** How many days later the profile's demo market runs than the recorded one. */
export const laterDays = fact('demo-market', z.object({ daysLater: z.number().int() }))
