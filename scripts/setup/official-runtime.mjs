import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withLock } from './lock.mjs'
import { cacheFolder, pinnedElectron, root } from './places.mjs'
import { say } from './report.mjs'

const electronPackage = join(root, 'node_modules/electron')
const reachableWithinMs = 8_000
const downloadWithinMs = 20 * 60_000
const tryAgainAfterMs = 60 * 60_000

/** Returns the folder of the installed Electron, or null if the pinned version isn't installed. */
export function installedOfficial() {
  try {
    const version = readFileSync(join(electronPackage, 'dist/version'), 'utf8').trim().replace(/^v/, '')
    const program = readFileSync(join(electronPackage, 'path.txt'), 'utf8')
    const folder = join(electronPackage, 'dist')
    return version === pinnedElectron() && existsSync(join(folder, program)) ? folder : null
  } catch {
    return null
  }
}

/**
 * Downloads the official Electron with the electron package's installer, which verifies it. A failure is
 * remembered for an hour, so that a machine without access doesn't wait at every start.
 * @param {{ retry?: boolean }} [options] retry: ignore a remembered failure
 * @returns {Promise<string | null>} the folder, or null if unavailable
 */
export async function tryOfficialDownload({ retry = false } = {}) {
  const failure = failureFile()
  if (!retry && failedLately(failure)) return null
  return withLock(join(root, '.artifacts/setup.lock'), async () => {
    // Another setup may have finished while this one waited for the lock.
    const folder = installedOfficial() ?? (!retry && failedLately(failure) ? null : await download())
    if (folder) rmSync(failure, { force: true })
    else remember(failure)
    return folder
  })
}

/** The modification time of this file is the time of the last failure. */
export const failureFile = () => join(cacheFolder(), `electron-${pinnedElectron()}-out-of-reach`)

/** @param {string} failure */
function remember(failure) {
  try {
    mkdirSync(dirname(failure), { recursive: true })
    writeFileSync(failure, 'Delete this file to try the official download again.\n')
  } catch {
    // If the cache isn't writable, the next start simply tries again.
  }
}

/** @param {string} file */
function failedLately(file) {
  return existsSync(file) && Math.abs(Date.now() - statSync(file).mtimeMs) < tryAgainAfterMs
}

/** @returns {Promise<string | null>} */
async function download() {
  if (!(await reachable())) return null
  say(`Fetching Electron ${pinnedElectron()} …`)
  const installer = spawnSync(process.execPath, [join(electronPackage, 'install.js')], {
    cwd: root,
    encoding: 'utf8',
    timeout: downloadWithinMs
  })
  return installer.status === 0 ? installedOfficial() : null
}

/** Without a connection, the installer would retry for a long time. */
async function reachable() {
  // If a proxy or mirror is configured, only the installer can tell, because this check wouldn't use it.
  const configured = Object.keys(process.env).some(name =>
    /^(npm_config_)?electron_(mirror|get_use_proxy)$/i.test(name)
  )
  if (configured) return true
  const page = `https://github.com/electron/electron/releases/download/v${pinnedElectron()}/SHASUMS256.txt`
  try {
    const answer = await fetch(page, { method: 'HEAD', signal: AbortSignal.timeout(reachableWithinMs) })
    return answer.ok
  } catch {
    return false
  }
}
