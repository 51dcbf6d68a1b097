import { z } from 'zod'
import { fact } from '../../platform/storage/fact'

/** The demo market runs this many days later than the recorded one. */
export const laterDays = fact('demo-market', z.object({ daysLater: z.number().int() }))
