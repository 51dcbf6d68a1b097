import { existsSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const enough = 2 * 1024 ** 3

/**
 * Where tests may write: a file system in memory, if there is one with room. They open hundreds of databases, each of
 * whose commits waits for the disk, which is a third of what the long ones take.
 * @returns {NodeJS.ProcessEnv} nothing where the system's own folder must do
 */
export function testFolder() {
  if (process.env['TMPDIR'] || !existsSync(memory)) return {}
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= enough ? { TMPDIR: memory } : {}
}
