import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const enough = 2 * 1024 ** 3

/**
 * In memory if there is enough room. Tests open hundreds of databases, and commits to a real disk take a
 * third of the time of slow tests.
 * @returns {NodeJS.ProcessEnv} empty to use the system's folder
 */
export function testFolder() {
  if (process.env['TMPDIR'] || !existsSync(memory)) return {}
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= enough ? { TMPDIR: memory } : {}
}
