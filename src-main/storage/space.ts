import { accessSync, constants, statfsSync } from 'node:fs'
import { dirname } from 'node:path'

/** Free before watching goes on: with less the next answers would fill the disk again. */
const neededBytes = 1024 * 1024
/** A small volume never has so much. */
const neededShare = 1 / 8
/** With less the next write may fail. */
const scarceBytes = 64 * 1024

/** Bytes that are free on the volume of a folder for this user, and that should be; `free` null where nobody says. */
export function spaceOf(folder: string): { readonly free: number | null; readonly needed: number } {
  try {
    const { bavail, bfree, blocks, bsize } = statfsSync(folder)
    // Some blocks are kept back for the superuser.
    const free = (process.getuid?.() === 0 ? bfree : bavail) * bsize
    return { free, needed: Math.min(neededBytes, Math.ceil(blocks * bsize * neededShare)) }
  } catch {
    return { free: null, needed: neededBytes }
  }
}

/** Whether so much is free that writing can go on after the disk was full. */
export function hasRoom(folder: string): boolean {
  const { free, needed } = spaceOf(folder)
  return free === null || free >= needed
}

/** Whether nothing speaks against writing to a file, as far as that can be seen without a write. */
export function looksWritable(file: string): boolean {
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
