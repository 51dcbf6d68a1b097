import { spawn } from 'node:child_process'

/** What ends a program from outside. */
export const endings = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a program with our own input and output, hands on the signals that end us, and answers its exit
 * code (a signal counts as 128 and its number, as a shell has it).
 *
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(program, words, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: 'inherit', ...options })
    /** @param {NodeJS.Signals} signal */
    const handOn = signal => void child.kill(signal)
    for (const signal of endings) process.on(signal, handOn)
    const done = () => endings.forEach(signal => process.off(signal, handOn))
    child.once('error', error => {
      done()
      reject(error)
    })
    child.once('close', (code, signal) => {
      done()
      resolve(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGTERM' ? 15 : 9))
    })
  })
}
