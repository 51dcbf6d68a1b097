import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Runs the work while no other process holds the lock, so that only one of two simultaneous setups does it.
 * The kernel releases the lock when its process ends, so a killed setup doesn't block the next. Where there
 * is no `flock` (not Linux), runs without a lock.
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
    // `cat` ends when its input ends, which releases the lock.
    holder.stdin.on('error', () => undefined)
    holder.stdin.end()
    await ended
  }
}
