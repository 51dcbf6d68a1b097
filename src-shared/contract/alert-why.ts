import { z } from 'zod'
import { AlertCondition } from './conditions'

const Value = z.object({ at: z.number(), value: z.number() })

export const AlertWhy = z.object({
  /** The alert's rule at the time when it fired. The user may have changed the rule since then. */
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
      /** The value before `reading`, if it didn't meet the condition. */
      before: Value.nullable(),
      /** The time at which the condition became true, if that was before `reading`. */
      since: z.number().nullable(),
      /** The ledger IDs of the calls that returned the values. Missing in entries of earlier versions. */
      calls: z.number().int().array().exactOptional()
    })
    .array()
})
export type AlertWhy = z.infer<typeof AlertWhy>
