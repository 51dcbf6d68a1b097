import { z } from 'zod'
import { fact } from '../../platform/storage/fact'

/** By how much the demo market is ahead. */
export const laterDays = fact('demo-market', z.object({ daysLater: z.number().int() }))
