import { z } from 'zod'
import { fact } from '../../platform/storage/fact'

/** The number of days by which the demo market is ahead of the recorded one. */
export const laterDays = fact('demo-market', z.object({ daysLater: z.number().int() }))
