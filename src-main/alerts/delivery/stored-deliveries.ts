import { z } from 'zod'
import { deliveryStates, type Delivery, type DeliveryReason } from '../../../src-shared/contract/routes'

/** A newer version may have written an unknown reason. Only the state is shown then. */
const Reason = z.custom<DeliveryReason>(stored => typeof Object(stored).code === 'string')

export const StoredDeliveries = z
  .object({
    routeId: z.string(),
    state: z.enum(deliveryStates),
    reason: Reason.nullable(),
    at: z.number()
  })
  .array() satisfies z.ZodType<readonly Delivery[]>
