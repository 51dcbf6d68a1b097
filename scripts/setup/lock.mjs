import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Runs `work` while no other process holds the same lock file, so that two set-ups started at once do
 * the work once. The kernel frees the lock with the process that holds it, so a killed set-up never
 * leaves one behind; without `flock` (not Linux) the work simply runs.
 *
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  const holder = spawn('flock', [file, 'sh', '-c', 'echo held; cat'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = new Promise(done => holder.once('close', done))
  try {
    await new Promise(done => {
      holder.stdout.once('data', done)
      holder.once('error', done)
      holder.once('close', done)
    })
    return await work()
  } finally {
    // `cat` ends when its input does.
    holder.stdin.on('error', () => undefined)
    holder.stdin.end()
    await ended
  }
}
