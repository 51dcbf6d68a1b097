import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from '../setup/places.mjs'
import { onEndRequest } from './endings.mjs'

/**
 * If the program hasn't ended by then, it's killed. Playwright sometimes waits forever for a worker that it
 * started just before the signal.
 */
const mostEndingMs = 20_000

/**
 * Runs a program with the input and output of this process, and ends the program when this process is asked
 * to end. Resolves to the program's exit code. A signal counts as 128 plus its number, as in a shell.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(program, words, options = {}) {
  return new Promise((resolve, reject) => {
    // Electron crashes if it receives a signal twice, so the program gets its own process group.
    const child = spawn(program, words, {
      stdio: 'inherit',
      detached: process.platform !== 'win32',
      ...options
    })
    /** @type {NodeJS.Timeout | undefined} */
    let stubborn
    const deaf = onEndRequest(signal => {
      child.kill(signal)
      stubborn ??= setTimeout(() => endGroup(child.pid, 'SIGKILL'), mostEndingMs)
    })
    child.once('error', error => {
      deaf()
      reject(error)
    })
    child.once('close', (code, signal) => {
      deaf()
      clearTimeout(stubborn)
      endGroup(child.pid, 'SIGTERM')
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

/**
 * @param {readonly string[]} words
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function outputOf(words) {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const deaf = onEndRequest(signal => void child.kill(signal))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (output += piece))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      deaf()
      resolve({ code, output })
    })
  })
}

/**
 * Ends the processes that a program left behind, such as workers of an interrupted benchmark.
 * @param {number | undefined} leader
 * @param {NodeJS.Signals} signal
 */
function endGroup(leader, signal) {
  if (leader === undefined || process.platform === 'win32') return
  try {
    process.kill(-leader, signal)
  } catch {
    // All processes of the group have already ended.
  }
}
