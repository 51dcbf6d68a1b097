import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('../setup/runtime.mjs').Runtime} Runtime */

/**
 * Whether Chromium's sandbox works here, and if not, why.
 * @param {Runtime} runtime
 * @returns {{ words: string[], because: string | null }} words: what to add to Electron's command line.
 *   because: told to a person; null when the sandbox is on
 */
export function sandboxWords(runtime) {
  if (process.platform !== 'linux') return { words: [], because: null }
  if (process.getuid?.() === 0) {
    return {
      words: ['--no-sandbox'],
      because: 'Running as root, where Chromium has no sandbox: --no-sandbox is added.'
    }
  }
  const helper = join(runtime.folder, 'chrome-sandbox')
  if (!namespacesAreClosed() || isSetuidRoot(helper)) return { words: [], because: null }
  return {
    words: ['--no-sandbox'],
    because:
      'This system lets no ordinary program make a sandbox: --no-sandbox is added. To have the sandbox, run once:\n' +
      `  sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'`
  }
}

/** Ubuntu 23.10 and later, and hardened kernels, keep user namespaces from programs they do not know. */
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
