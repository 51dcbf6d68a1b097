import { z } from 'zod'
import { AlertCondition } from './conditions'

const Value = z.object({ at: z.number(), value: z.number() })

export const AlertWhy = z.object({
  /** The rule at that time. The alert may have changed since. */
  rule: z.object({
    anyOf: AlertCondition.array().array(),
    bars: z.enum(['closed', 'forming']),
    repeat: z.enum(['once', 'every', 'daily'])
  }),
  /** The conditions that were met together. */
  met: z
    .object({
      condition: AlertCondition,
      /** Null for a new item, such as a headline. */
      reading: Value.extend({ against: z.number() }).nullable(),
      /** The reading before, if this one made the difference. */
      before: Value.nullable(),
      /** When the condition became true, if that was at an earlier reading. */
      since: z.number().nullable()
    })
    .array()
})
export type AlertWhy = z.infer<typeof AlertWhy>
