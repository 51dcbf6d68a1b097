import { accessSync, constants, statfsSync } from 'node:fs'
import { dirname } from 'node:path'

/** If less space than this is free, the next responses would fill the disk again. */
const neededBytes = 1024 * 1024
const neededShare = 1 / 8
/** If less space than this is free, the next write may fail. */
const scarceBytes = 64 * 1024

/** `free` is null if it's unknown. */
export function spaceOf(folder: string): { readonly free: number | null; readonly needed: number } {
  try {
    const { bavail, bfree, blocks, bsize } = statfsSync(folder)
    // Only root may use all free blocks.
    const free = (process.getuid?.() === 0 ? bfree : bavail) * bsize
    return { free, needed: Math.min(neededBytes, Math.ceil(blocks * bsize * neededShare)) }
  } catch {
    return { free: null, needed: neededBytes }
  }
}

export function hasRoom(folder: string): boolean {
  const { free, needed } = spaceOf(folder)
  return free === null || free >= needed
}

export function seemsWritable(file: string): boolean {
  const { free } = spaceOf(dirname(file))
  if (free !== null && free < scarceBytes) return false
  try {
    accessSync(dirname(file), constants.W_OK)
    accessSync(file, constants.W_OK)
    return true
  } catch {
    return false
  }
}
