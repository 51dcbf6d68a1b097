import { spawnSync } from 'node:child_process'
import { Obstacle, say, warn } from './report.mjs'

/** @typedef {'build' | 'run' | 'headless' | 'test' | 'package'} Purpose */

/**
 * Debian packages by purpose. Those with `t64` got this suffix in Debian 13 and Ubuntu 24.04.
 * @type {Record<Purpose, readonly { name: string, t64?: true }[]>}
 */
const packages = {
  // These compile keytar, because a prebuilt binary of it couldn't be verified.
  build: [{ name: 'g++' }, { name: 'make' }, { name: 'python3' }, { name: 'libsecret-1-dev' }],
  run: [
    { name: 'libgtk-3-0', t64: true },
    { name: 'libnss3' },
    { name: 'libasound2', t64: true },
    { name: 'libgbm1' },
    { name: 'libxss1' },
    { name: 'libatk-bridge2.0-0', t64: true },
    { name: 'libnotify4' }
  ],
  headless: [{ name: 'xvfb' }, { name: 'xauth' }],
  test: [
    { name: 'openbox' },
    { name: 'dbus' },
    { name: 'gnome-keyring' },
    { name: 'dunst' },
    { name: 'libglib2.0-bin' },
    { name: 'libnss3-tools' },
    { name: 'strace' }
  ],
  package: [{ name: 'fakeroot' }]
}

/**
 * @typedef {{ installed: ReadonlySet<string>, renamed: boolean }} DpkgState renamed: this release uses t64
 *   names
 */

/**
 * @param {DpkgState} state
 * @param {readonly Purpose[]} purposes
 * @returns {string[]}
 */
export function missingPackages(state, purposes) {
  return purposes
    .flatMap(purpose => packages[purpose])
    .filter(({ name, t64 }) => !state.installed.has(name) && !(t64 && state.installed.has(`${name}t64`)))
    .map(({ name, t64 }) => (t64 && state.renamed ? `${name}t64` : name))
}

/** @returns {DpkgState | null} null without dpkg */
function askDpkg() {
  const answer = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status} ${Package}\n'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024
  })
  if (answer.error) return null
  const installed = new Set(
    answer.stdout
      .split('\n')
      .filter(line => line.startsWith('installed '))
      .map(line => line.slice('installed '.length))
  )
  // In a release that renamed packages, some t64 package is always installed, because apt and openssl need
  // one.
  return { installed, renamed: [...installed].some(name => name.endsWith('t64')) }
}

/**
 * Installs missing system packages, or prints the command that installs them if this user isn't root.
 * @param {readonly Purpose[]} needed what the caller is about to do
 * @throws {Obstacle} if a needed package is missing and couldn't be installed
 */
export function provideSystemPackages(needed) {
  if (process.platform !== 'linux') return
  const state = askDpkg()
  // Without dpkg, this is another distribution, whose packages have other names. A missing package causes an
  // error later.
  if (!state) return
  const every = /** @type {Purpose[]} */ (Object.keys(packages))
  const missing = missingPackages(state, every)
  if (missing.length === 0) return
  const blocking = missingPackages(state, needed)

  if (process.getuid?.() !== 0) {
    const line = `sudo apt-get install ${missing.join(' ')}`
    if (blocking.length > 0) {
      throw new Obstacle(
        `Some system packages are missing (${blocking.join(', ')}). Install them, then try again:\n\n  ${line}\n`
      )
    }
    warn(`The tests need system packages that are missing. To install them: ${line}`)
    return
  }

  say(`Installing system packages: ${missing.join(' ')}`)
  apt(['update'])
  apt(['install', '-y', '--no-install-recommends', ...missing])
}

/** @param {string[]} words */
function apt(words) {
  const run = spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024
  })
  if (run.status === 0) return
  const tail = `${run.stdout ?? ''}${run.stderr ?? run.error?.message ?? ''}`.trim().split('\n').slice(-15)
  throw new Obstacle(
    `apt-get ${words.join(' ')} failed, so system packages are missing. Its output:\n\n${tail.join('\n')}\n`
  )
}
