import { z } from 'zod'
import { AlertCondition } from './conditions'

const Value = z.object({ at: z.number(), value: z.number() })

export const AlertWhy = z.object({
  /** When the alert fired. It may have changed since. */
  rule: z.object({
    anyOf: AlertCondition.array().array(),
    bars: z.enum(['closed', 'forming']),
    repeat: z.enum(['once', 'every', 'daily'])
  }),
  met: z
    .object({
      condition: AlertCondition,
      /** Null for a new item, such as a headline. */
      reading: Value.extend({ against: z.number() }).nullable(),
      /** The previous value, if it didn't meet the condition. */
      before: Value.nullable(),
      /** When the condition became true, if before this value. */
      since: z.number().nullable(),
      /** IDs of the ledger's calls that the values came from. Missing in entries of earlier versions. */
      calls: z.number().int().array().exactOptional()
    })
    .array()
})
export type AlertWhy = z.infer<typeof AlertWhy>
