import { z } from 'zod'
import { fact } from '../../platform/storage/fact'

/** How many days later than the recorded market the demo market runs. */
export const laterDays = fact('demo-market', z.object({ daysLater: z.number().int() }))
