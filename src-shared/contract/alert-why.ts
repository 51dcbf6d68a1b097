import { z } from 'zod'
import { AlertCondition } from './conditions'

const Value = z.object({ at: z.number(), value: z.number() })

export const AlertWhy = z.object({
  /** As of when the alert fired. */
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
      /** The previous value, if it didn't meet the condition. */
      before: Value.nullable(),
      /** Set if the condition became true before this value. */
      since: z.number().nullable()
    })
    .array()
})
export type AlertWhy = z.infer<typeof AlertWhy>
