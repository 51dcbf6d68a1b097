import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { whenAskedToEnd } from './endings.mjs'

/**
 * Runs a program with our own input and output, ends it when we are asked to end, and answers its exit
 * code (a signal counts as 128 and its number, as a shell has it).
 *
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(program, words, options = {}) {
  return new Promise((resolve, reject) => {
    // A group of its own: Electron takes a second signal, meant as the same, for impatience and crashes.
    const child = spawn(program, words, {
      stdio: 'inherit',
      detached: process.platform !== 'win32',
      ...options
    })
    const deaf = whenAskedToEnd(signal => void child.kill(signal))
    child.once('error', error => {
      deaf()
      reject(error)
    })
    child.once('close', (code, signal) => {
      deaf()
      endGroup(child.pid)
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

/**
 * Ends what a program that has ended left running in its group, such as the workers of an interrupted bench.
 * @param {number | undefined} leader
 */
function endGroup(leader) {
  if (leader === undefined || process.platform === 'win32') return
  try {
    process.kill(-leader, 'SIGTERM')
  } catch {
    // Nothing is left.
  }
}
