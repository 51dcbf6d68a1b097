import type { DiskTrouble } from '../../src-shared/contract/disk'
import type { Fault } from '../../src-shared/contract/fault'
import type { FaultCause, PlainCause } from '../../src-shared/contract/fault-cause'
import { faultOf } from '../service-api/faults'
import { DiskError, UnbookedError } from '../storage/disk-error'

/** A fault on its way to a person. Services throw it; the dispatcher turns it into a Reply. */
export class FaultError extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.cause?.code ?? fault.code)
    this.fault = fault
  }
}

/** The fault behind an error, as far as it is one that a person is told of; null for a mistake of ours. */
export function faultBehind(error: unknown): Fault | null {
  if (error instanceof FaultError) return error.fault
  if (!(error instanceof DiskError)) return null
  return diskFault(error.trouble, error instanceof UnbookedError ? { code: 'unbooked' } : null)
}

const diskFault = (disk: DiskTrouble, cause: FaultCause | null): Fault => ({
  code: 'disk',
  cause,
  operation: null,
  said: null,
  retryAt: null,
  disk
})

/** Something a person typed or chose that can't be done; nothing was changed or called. */
export function inputFault(cause: FaultCause | PlainCause): Fault {
  return faultOf('bad-input', { cause })
}

/** Our own mistake, as a person is told of it: whatever it was stays in the log. */
export const internalFault: Fault = {
  code: 'internal',
  cause: null,
  operation: null,
  said: null,
  retryAt: null
}
