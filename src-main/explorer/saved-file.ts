import type { Fault } from '../contract/fault'
import { inputFault } from '../faults/fault-error'

const longest = 80

/** A name for an answer's file: `getOHLCIntraday-BTC-1h-500.csv`. Letters, digits and `@._-` alone, on any system. */
export function fileNameOf(
  operation: string,
  params: Readonly<Record<string, string>>,
  form: 'json' | 'csv'
): string {
  const words = [operation, ...Object.values(params)].join('-').replace(/[^\w@.-]+/g, '-')
  return `${words.slice(0, longest).replace(/[.-]+$/, '')}.${form}`
}

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

/** A file that could not be written, as a person is told of it. `error`: the file system's. */
export function unsavedFault(error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : 'the system refused it'
  return {
    ...inputFault(`The file was not saved: ${reason}.`, 'Save it again and choose another place.'),
    means: 'No file was written or changed, and the answer stays here.'
  }
}
