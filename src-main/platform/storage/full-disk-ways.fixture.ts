import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'

export interface FullDisk {
  readonly folder: string
  fill(): void
  free(): void
  /** The folder remains. */
  end(): void
}

export function smallVolume(folder: string, size: '4m' | '32m'): FullDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
  const filling = join(folder, 'filling')
  return {
    folder,
    fill: () => {
      for (const size of [1024 * 1024, 64 * 1024, 4096]) {
        try {
          for (;;) writeFileSync(filling, Buffer.alloc(size, 1), { flag: 'a' })
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (path.endsWith('.db') && existsSync(join(folder, `${path}-wal`))) fillLog(join(folder, path))
    },
    free: () => rmSync(filling),
    end: () => void execFileSync('umount', ['--lazy', folder])
  }
}

function fillLog(path: string): void {
  const database = new DatabaseSync(path, { timeout: 5_000 })
  try {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
      user_version: number
    }
    for (;;) database.exec(`PRAGMA user_version = ${version}`)
  } catch (error) {
    if (!/full/i.test(String(error))) throw error
  } finally {
    database.close()
  }
}

/** Limits the size of a process's files. Its writes then fail as on a full disk, without a mount. */
export function limitedProcess(folder: string, pid: () => number, mostBytes = 1): FullDisk {
  const limit = (bytes: string): void =>
    void execFileSync('prlimit', ['--pid', String(pid()), `--fsize=${bytes}:`])
  const free = (): void => limit('unlimited')
  return { folder, fill: () => limit(String(mostBytes)), free, end: free }
}

/** Some containers don't allow mounting. */
export function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'candlewick-mount-'))
  try {
    smallVolume(folder, '4m').end()
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}
