import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { build, Platform } from 'electron-builder'
import { pinnedElectron, root } from '../setup/places.mjs'
import { Obstacle } from '../setup/report.mjs'

/** @typedef {import('../setup/runtime.mjs').Runtime} Runtime */
/** @typedef {import('./identity.mjs').Identity} Identity */

/**
 * @param {Runtime} runtime
 * @param {Identity} who
 * @param {string} output
 * @returns {Promise<string>} the application's folder
 * @throws {Obstacle}
 */
export async function makeUnpacked(runtime, who, output) {
  await build({
    projectDir: root,
    targets: Platform.current().createTarget('dir'),
    publish: 'never',
    config: {
      extends: 'electron-builder.yml',
      electronDist: runtime.folder,
      electronVersion: runtime.version,
      productName: who.productName,
      extraMetadata: { name: who.name, productName: who.productName, version: who.version },
      directories: { output },
      linux: { executableName: who.name },
      // Some runtimes have a folder with this name, so remove it. Otherwise the packager would treat it as an
      // archive.
      afterExtract: ({ appOutDir }) =>
        rmSync(join(appOutDir, 'resources/default_app.asar'), { recursive: true, force: true })
    }
  })
  const folder = join(output, 'linux-unpacked')
  if (process.platform !== 'linux') return output
  if (!existsSync(join(folder, who.name))) {
    throw new Obstacle(
      `electron-builder finished, but there is no application in ${folder}. Run npm run package again.`
    )
  }
  mkdirSync(join(folder, 'bin'))
  const launcher = readFileSync(join(root, 'resources/launcher.sh'), 'utf8')
  writeFileSync(join(folder, 'bin', who.name), launcher, { mode: 0o755 })
  nameRuntime(join(folder, 'resources/notices'), runtime.version)
  // The .deb's dependencies depend on the Electron version.
  writeFileSync(join(folder, 'version'), runtime.version)
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  return folder
}

/**
 * Corrects the version of Electron in the notices: the build writes the one that package.json pins, but a
 * trial package ships a different one.
 * @param {string} folder the folder of the notices
 * @param {string} version
 */
function nameRuntime(folder, version) {
  for (const file of readdirSync(folder).map(name => join(folder, name))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(pinnedElectron(), version))
  }
}
