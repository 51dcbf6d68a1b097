import type { Fault } from '../../src-shared/contract/fault'
import { inputFault } from './fault-error'

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'that disk can only be read',
  ENOENT: 'that folder is not there any more',
  ENOTDIR: 'that folder is not there any more',
  EISDIR: 'a folder has that name',
  ENAMETOOLONG: 'the name is too long'
}

/**
 * A file that could not be written, as a person is told of it.
 * @param error the file system's.
 * @param kept what is not lost by it: `the answer stays here`.
 */
export function unsavedFault(error: unknown, kept: string): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : 'the system refused it'
  return {
    ...inputFault(`The file was not saved: ${reason}.`, 'Save it again and choose another place.'),
    means: `No file was written or changed, and ${kept}.`
  }
}
