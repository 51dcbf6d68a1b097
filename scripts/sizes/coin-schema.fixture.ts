import { z } from 'zod'

export const coin = z.object({ symbol: z.string().min(1), price: z.number().nullable() }).strict()
