import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const enough = 2 * 1024 ** 3

/**
 * Puts temporary files in memory if there is enough room. Tests open hundreds of databases, and slow tests
 * would spend a third of their time on commits to a real disk.
 * @returns {NodeJS.ProcessEnv} additions to the environment, or nothing to use the system's folder
 */
export function testFolder() {
  if (process.env['TMPDIR'] || !existsSync(memory)) return {}
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= enough ? { TMPDIR: memory } : {}
}
