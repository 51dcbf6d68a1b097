import { z } from 'zod'
import { deliveryStates, type Delivery, type DeliveryReason } from '../../../src-shared/contract/routes'

/** Reasons were written by us. One of a newer version has no text, and the state is shown without it. */
const Reason = z.custom<DeliveryReason>(kept => typeof Object(kept).code === 'string')

export const KeptDeliveries = z
  .object({
    routeId: z.string(),
    state: z.enum(deliveryStates),
    reason: Reason.nullable(),
    at: z.number()
  })
  .array() satisfies z.ZodType<readonly Delivery[]>
