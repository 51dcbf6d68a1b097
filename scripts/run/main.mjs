import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Obstacle, warn } from '../setup/report.mjs'

/**
 * Does the work, but only if the script was started rather than imported. A problem that the user must fix is
 * printed as a sentence. Any other error is a bug in Candlewick and keeps its stack.
 * @param {ImportMeta} meta the `import.meta` of the script
 * @param {() => Promise<unknown>} work a returned number becomes the exit code
 */
export async function main(meta, work) {
  if (!isStarted(meta)) return
  try {
    const answer = await work()
    if (typeof answer === 'number') process.exitCode = answer
  } catch (error) {
    const obstacle = error instanceof Obstacle ? error : unwritable(error)
    if (obstacle === null) throw error
    warn(obstacle.message)
    process.exitCode = 1
  }
}

/**
 * Resolves symbolic links in both paths, because Node only does so in a module's own URL.
 * @param {ImportMeta} meta
 */
function isStarted(meta) {
  const [, started] = process.argv
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(meta.url))
}

const refusals = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']

/**
 * Returns an obstacle if a file couldn't be written, for example because of a read-only home folder or a full
 * disk.
 * @param {unknown} error
 */
function unwritable(error) {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null
  const { code, path } = error
  if (typeof path !== 'string' || !refusals.includes(String(code))) return null
  return new Obstacle(
    `${path} can't be written (${code}). Change the permissions, free some space, or choose another ` +
      'place: HOME is your home folder, XDG_CACHE_HOME the folder for Electron.'
  )
}
