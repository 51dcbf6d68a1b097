import { pathToFileURL } from 'node:url'
import { Obstacle, warn } from '../setup/report.mjs'

/**
 * Runs a script's work when the script itself was started, not when it is imported. What a person must
 * mend is told in a sentence; anything else is our mistake and keeps its stack.
 * @param {ImportMeta} meta the script's own
 * @param {() => Promise<unknown>} work a number it answers becomes the exit code
 */
export async function main(meta, work) {
  if (meta.url !== pathToFileURL(process.argv[1] ?? '').href) return
  try {
    const answer = await work()
    if (typeof answer === 'number') process.exitCode = answer
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error
    warn(error.message)
    process.exitCode = 1
  }
}
