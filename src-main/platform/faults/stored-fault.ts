import { z } from 'zod'
import { apiFaultCodes, type Fault } from '../../../src-shared/contract/fault'
import type { FaultCause } from '../../../src-shared/contract/fault-cause'

const Cause = z.custom<FaultCause>(value => z.looseObject({ code: z.string() }).safeParse(value).success)

/** Earlier versions stored a sentence as the cause, which is read as null. */
export const StoredFault = z.object({
  code: z.enum([...apiFaultCodes, 'internal', 'disk']),
  cause: Cause.nullable().catch(null),
  operation: z.string().nullable(),
  said: z.string().nullable(),
  retryAt: z.number().nullable()
}) satisfies z.ZodType<Fault>
