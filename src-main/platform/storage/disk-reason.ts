import { accessSync, constants } from 'node:fs'
import type { DiskReason } from '../../../src-shared/contract/disk'

const primary = 0xff
const bySqlite: Readonly<Record<number, DiskReason>> = {
  3: 'denied',
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  10: 'failing',
  13: 'full',
  14: 'denied',
  15: 'locked',
  23: 'denied'
}

const bySystem: Readonly<Record<string, DiskReason>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  EACCES: 'denied',
  EPERM: 'denied',
  EIO: 'failing',
  ENXIO: 'failing',
  ENODEV: 'failing',
  ESTALE: 'failing',
  ENOTCONN: 'failing',
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  EEXIST: 'gone',
  EISDIR: 'gone',
  EBUSY: 'gone',
  ELOOP: 'gone',
  ENAMETOOLONG: 'gone'
}
const byErrno: Readonly<Record<number, DiskReason>> = {
  1: 'denied',
  5: 'failing',
  13: 'denied',
  27: 'full',
  28: 'full',
  30: 'read-only',
  122: 'full'
}
/** SQLite's extended code if another file has replaced the one at the path. */
const movedAway = 8 | (4 << 8)

/** Corrects the reason, because SQLite reports a read-only disk as a file that can't be opened. */
export function reasonIn(folder: string, reason: DiskReason | null): DiskReason | null {
  if (reason !== 'denied') return reason
  try {
    accessSync(folder, constants.W_OK)
    return reason
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS' ? 'read-only' : reason
  }
}

export function diskReason(error: unknown): DiskReason | null {
  if (!(error instanceof Error)) return null
  const { errcode, systemErrno, code } = error as { errcode?: unknown; systemErrno?: unknown; code?: unknown }
  if (typeof errcode === 'number') {
    if (errcode === movedAway) return 'gone'
    const known = bySqlite[errcode & primary]
    // The operating system's code is more precise than SQLite's.
    return known === undefined
      ? null
      : ((typeof systemErrno === 'number' ? byErrno[systemErrno] : null) ?? known)
  }
  return typeof code === 'string' && Object.hasOwn(bySystem, code) ? (bySystem[code] ?? null) : null
}
