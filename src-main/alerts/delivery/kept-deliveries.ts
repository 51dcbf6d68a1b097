import { z } from 'zod'
import { deliveryStates, type Delivery, type DeliveryReason } from '../../../src-shared/contract/routes'

/** Shows only the state if a newer version has written a reason that this version doesn't know. */
const Reason = z.custom<DeliveryReason>(kept => typeof Object(kept).code === 'string')

export const KeptDeliveries = z
  .object({
    routeId: z.string(),
    state: z.enum(deliveryStates),
    reason: Reason.nullable(),
    at: z.number()
  })
  .array() satisfies z.ZodType<readonly Delivery[]>
