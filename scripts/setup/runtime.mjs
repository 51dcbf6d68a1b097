import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { failureFile, installedOfficial, tryOfficialDownload } from './official-runtime.mjs'
import { pinnedElectron } from './places.mjs'
import { Obstacle, warn } from './report.mjs'
import { provideTrialRuntime, trialVersion } from './trial-runtime.mjs'

/**
 * @typedef {object} Runtime
 * @property {string} folder contains the executable and Electron's resources
 * @property {string} executable
 * @property {string} version without a leading v
 * @property {'chosen' | 'official' | 'trial'} origin chosen: set by ELECTRON_OVERRIDE_DIST_PATH. trial: a third
 * party's build, for tests and trials but never for release packages
 */

/**
 * @param {string} folder
 * @param {Runtime['origin']} origin
 * @param {string} version
 * @returns {Runtime}
 */
function runtimeIn(folder, origin, version) {
  const executable = {
    darwin: 'Electron.app/Contents/MacOS/Electron',
    win32: 'electron.exe'
  }[/** @type {string} */ (process.platform)]
  return { folder, executable: join(folder, executable ?? 'electron'), version, origin }
}

/**
 * Returns the Electron that the user has set, else the official build, else the trial build.
 * @param {{ retry?: boolean }} [options] retry: try the official download even if it failed recently
 * @returns {Promise<Runtime>}
 * @throws {Obstacle}
 */
export async function provideRuntime({ retry = false } = {}) {
  const chosen = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (chosen) return chosenRuntime(resolve(chosen))
  const official = installedOfficial()
  if (official) return runtimeIn(official, 'official', pinnedElectron())
  const downloaded = await tryOfficialDownload({ retry })
  if (downloaded) return runtimeIn(downloaded, 'official', pinnedElectron())
  const folder = await provideTrialRuntime()
  warn(
    `Electron ${pinnedElectron()} couldn't be downloaded, so Electron ${trialVersion} is used: a third party's ` +
      'build of an old version without security fixes. Use it for tests and a local trial, not every day. ' +
      `The download is tried again after an hour, or immediately if you run npm run setup or delete ${failureFile()}.`
  )
  return runtimeIn(folder, 'trial', trialVersion)
}

/**
 * @param {string} folder
 * @returns {Runtime}
 */
function chosenRuntime(folder) {
  const versionFile = join(folder, 'version')
  const version = existsSync(versionFile)
    ? readFileSync(versionFile, 'utf8').trim().replace(/^v/, '')
    : 'unknown'
  const runtime = runtimeIn(folder, 'chosen', version)
  if (existsSync(runtime.executable)) return runtime
  throw new Obstacle(
    `There is no Electron in ${folder}, which ELECTRON_OVERRIDE_DIST_PATH names. Correct it, or unset it to use the default.`
  )
}
