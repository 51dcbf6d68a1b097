import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { limitedProcess, mayMount, smallVolume, type FullDisk } from './full-disk-ways.fixture'

const ways = {
  'a volume that is full': (folder: string) => smallVolume(folder, '4m'),
  'a limit on this process': (folder: string) => limitedProcess(folder, () => process.pid)
} as const
export type FullDiskWay = keyof typeof ways

export const fullDiskWays: readonly FullDiskWay[] = mayMount()
  ? ['a volume that is full', 'a limit on this process']
  : ['a limit on this process']

export function fullDisk(way: FullDiskWay): FullDisk {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-full-'))
  const disk = ways[way](folder)
  onTestFinished(() => {
    disk.end()
    rmSync(folder, { recursive: true })
  })
  return disk
}
