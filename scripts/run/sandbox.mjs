import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Obstacle } from '../setup/report.mjs'

/** @typedef {import('../setup/runtime.mjs').Runtime} Runtime */

export const sandboxOff = '--no-sandbox'

/**
 * The facts that decide whether Chromium can create its sandbox.
 * @typedef {{ platform: string, root: boolean, namespacesClosed: boolean, setuidHelper: boolean }} Machine
 */

/**
 * The sandbox limits what a malicious page or response can do, so ordinary users must opt out explicitly.
 * @param {Runtime} runtime
 * @param {boolean} optedOut the user gave `--no-sandbox`
 * @param {Machine} [machine]
 * @returns {{ words: string[], because: string | null }} words: arguments for Electron. because: explanation for the
 * user, null if the sandbox is on
 * @throws {Obstacle} if the sandbox doesn't work and the user didn't opt out
 */
export function sandboxWords(runtime, optedOut, machine = machineOf(runtime)) {
  if (machine.platform !== 'linux') return { words: [], because: null }
  if (machine.root) {
    const because = 'Running as root, where Chromium has no sandbox, so --no-sandbox is added.'
    return { words: [sandboxOff], because }
  }
  if (optedOut) return { words: [sandboxOff], because: 'Started without the sandbox, as requested.' }
  if (!machine.namespacesClosed || machine.setuidHelper) return { words: [], because: null }
  const helper = helperOf(runtime)
  throw new Obstacle(
    "Candlewick wasn't started, because this system doesn't let programs create a sandbox. The sandbox protects your " +
      'files from malicious responses. To allow it, run once:\n\n' +
      `  sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'\n\n` +
      `To start without it once: npm start -- ${sandboxOff}\n`
  )
}

/** @param {Runtime} runtime */
const helperOf = runtime => join(runtime.folder, 'chrome-sandbox')

/**
 * @param {Runtime} runtime
 * @returns {Machine}
 */
function machineOf(runtime) {
  return {
    platform: process.platform,
    root: process.getuid?.() === 0,
    namespacesClosed: namespacesAreClosed(),
    setuidHelper: isSetuidRoot(helperOf(runtime))
  }
}

/**
 * Returns whether programs can't create user namespaces. Ubuntu 23.10 and later, and hardened kernels, deny
 * them to unknown programs.
 */
function namespacesAreClosed() {
  return (
    kernelSays('kernel/apparmor_restrict_unprivileged_userns') === '1' ||
    kernelSays('kernel/unprivileged_userns_clone') === '0' ||
    kernelSays('user/max_user_namespaces') === '0'
  )
}

/** @param {string} name */
function kernelSays(name) {
  try {
    return readFileSync(`/proc/sys/${name}`, 'utf8').trim()
  } catch {
    return null
  }
}

/** @param {string} file */
function isSetuidRoot(file) {
  const { uid, mode } = statSync(file, { throwIfNoEntry: false }) ?? { uid: -1, mode: 0 }
  return uid === 0 && (mode & 0o4755) === 0o4755
}
