import type { DiskTrouble } from '../../../src-shared/contract/disk'
import type { Fault } from '../../../src-shared/contract/fault'
import type { FaultCause, PlainCause } from '../../../src-shared/contract/fault-cause'
import { faultOf } from './fault'
import { DiskError, UnbookedError } from '../storage/disk-error'

/** The IPC dispatcher turns this error into a reply. */
export class FaultError extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.cause?.code ?? fault.code)
    this.fault = fault
  }
}

/** Null if the error is a bug. */
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

/** The fault for invalid input. Check input before changing anything or making a call. */
export function inputFault(cause: FaultCause | PlainCause): Fault {
  return faultOf('bad-input', { cause })
}

/** The details of a bug are in the log. */
export const internalFault: Fault = {
  code: 'internal',
  cause: null,
  operation: null,
  said: null,
  retryAt: null
}
