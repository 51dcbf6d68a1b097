import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A place for files that a test can fill to the last byte, and free again. */
export interface FullDisk {
  readonly folder: string
  fill(): void
  free(): void
}

/** A small volume of its own: the real thing, where this system lets us mount one. */
function smallVolume(): FullDisk {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-volume-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' })
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  const filling = join(folder, 'filling')
  return {
    folder,
    fill: () => {
      // Written in ever smaller pieces, so that not a page is left.
      for (const size of [1024 * 1024, 64 * 1024, 4096]) {
        try {
          for (;;) writeFileSync(filling, Buffer.alloc(size, 1), { flag: 'a' })
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
    },
    free: () => rmSync(filling)
  }
}

/** A limit on how far this process may write into any file: every write fails as on a full disk, without a mount. */
function limitedProcess(): FullDisk {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-limit-'))
  const limit = (bytes: string): void =>
    void execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])
  onTestFinished(() => {
    limit('unlimited')
    rmSync(folder, { recursive: true })
  })
  return { folder, fill: () => limit('1'), free: () => limit('unlimited') }
}

const ways = { 'a volume that is full': smallVolume, 'a limit on this process': limitedProcess } as const
export type FullDiskWay = keyof typeof ways

/** Every way that this system allows; the second is allowed everywhere. */
export const fullDiskWays: readonly FullDiskWay[] = mayMount()
  ? ['a volume that is full', 'a limit on this process']
  : ['a limit on this process']

/** Gone when the test ends. */
export const fullDisk = (way: FullDiskWay): FullDisk => ways[way]()

function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}
