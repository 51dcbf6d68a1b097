import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root } from '../setup/places.mjs'
import { say } from '../setup/report.mjs'
import { onEndRequest } from './endings.mjs'

/** @typedef {import('../setup/runtime.mjs').Runtime} Runtime */

/**
 * Starts the app on a virtual display. smoke-test.mjs runs under xvfb-run and controls the app. It ends as
 * soon as its IPC channel to this process closes, so nothing keeps running even if this process is killed.
 * Killing xvfb-run instead would leave temporary files behind.
 * @param {Runtime} runtime
 * @param {readonly string[]} words the app's command line
 * @param {{ once: boolean }} options
 * @returns {Promise<number>} exit code
 */
export function startHeadless(runtime, words, { once }) {
  say('There is no display here, so the app starts under xvfb-run.')
  const smokeTest = fileURLToPath(new URL('./smoke-test.mjs', import.meta.url))
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1280x800x24 -nolisten tcp', process.execPath, smokeTest],
    // The child gets its own process group, because Ctrl-C in a terminal must only reach this process.
    { cwd: root, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }
  )
  child.send({ executable: runtime.executable, words, once })
  const deaf = onEndRequest(() => void (child.connected && child.disconnect()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      deaf()
      resolve(code ?? 1)
    })
  })
}
