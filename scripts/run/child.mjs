import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from '../setup/places.mjs'
import { whenAskedToEnd } from './endings.mjs'

/**
 * Runs a program with our input and output and ends it when this process is asked to end. Resolves to its exit code.
 * A signal counts as 128 plus its number, as in a shell.
 *
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(program, words, options = {}) {
  return new Promise((resolve, reject) => {
    // Its own group: Electron crashes if it receives the same signal twice.
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
 * Runs a Node program in the project's folder and returns its output.
 *
 * @param {readonly string[]} words
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function outputOf(words) {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const deaf = whenAskedToEnd(signal => void child.kill(signal))
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
 * Ends processes that a finished program left in its group, such as workers of an interrupted benchmark.
 * @param {number | undefined} leader
 */
function endGroup(leader) {
  if (leader === undefined || process.platform === 'win32') return
  try {
    process.kill(-leader, 'SIGTERM')
  } catch {
    // The group is empty.
  }
}
