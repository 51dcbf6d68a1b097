import type { Fault } from '../../../src-shared/contract/fault'
import type { FaultCause, UnsavedReason } from '../../../src-shared/contract/fault-cause'
import { inputFault } from './fault-error'

const reasons: Readonly<Record<string, UnsavedReason>> = {
  ENOSPC: 'full',
  EDQUOT: 'quota',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'protected',
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  EISDIR: 'folder',
  ENAMETOOLONG: 'long'
}

type UnsavedKind = Extract<FaultCause, { code: 'file-unsaved' }>['kept']

export function unsavedFault(error: unknown, kept: UnsavedKind): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return inputFault({
    code: 'file-unsaved',
    reason: (Object.hasOwn(reasons, code) && reasons[code]) || 'other',
    kept
  })
}
