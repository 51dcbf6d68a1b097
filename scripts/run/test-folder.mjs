import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const enough = 2 * 1024 ** 3

/**
 * Folder for test files: an in-memory file system with enough room, if there is one. Tests open hundreds of databases
 * whose commits wait for the disk, which takes a third of the slow ones' time.
 * @returns {NodeJS.ProcessEnv} empty to use the system's folder
 */
export function testFolder() {
  if (process.env['TMPDIR'] || !existsSync(memory)) return {}
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= enough ? { TMPDIR: memory } : {}
}
