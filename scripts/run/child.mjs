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
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}
