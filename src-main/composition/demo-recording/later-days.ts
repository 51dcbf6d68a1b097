import { z } from 'zod'
import { fact } from '../../platform/storage/fact'

export const laterDays = fact('demo-market', z.object({ daysLater: z.number().int() }))
