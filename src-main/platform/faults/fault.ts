import type { ApiFaultCode, Fault } from '../../../src-shared/contract/fault'
import type { FaultCause, PlainCause } from '../../../src-shared/contract/fault-cause'
import type { EpochMs } from '../../../src-shared/contract/values'

interface Details {
  readonly operation?: string | null
  readonly said?: string | null
  readonly retryAt?: EpochMs | null
  /** If the cause has no details, its code is enough. */
  readonly cause?: FaultCause | PlainCause | undefined
}

/** `said` is the service's message from `safeMessage`, which redacts the key. */
export function faultOf(code: ApiFaultCode, details: Details = {}): Fault {
  const { operation = null, said = null, retryAt = null, cause = null } = details
  return { code, cause: typeof cause === 'string' ? { code: cause } : cause, operation, said, retryAt }
}
