import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { buildKeytar } from './native-modules.mjs'
import { root } from './places.mjs'
import { Obstacle, say } from './report.mjs'

const stamp = join(root, 'node_modules/.candlewick-setup')

/**
 * Identifies an installation. The platform is part of it because of the native modules. They use Node-API, so
 * Node's version doesn't matter.
 */
function fingerprint() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}

function upToDate() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/**
 * Installs npm packages and compiles native modules, but only if node_modules doesn't match the lock file.
 * @throws {Obstacle} with the last output of the failure
 */
export async function installDependencies() {
  if (upToDate()) return
  await withLock(join(root, '.artifacts/setup.lock'), async () => {
    if (upToDate()) return
    say('Installing npm packages (npm ci) …')
    // Warnings are off, because some packages declare a later Node than they need.
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32'
    })
    if (npm.status !== 0) {
      const tail = `${npm.stdout ?? ''}${npm.stderr ?? npm.error?.message ?? ''}`
        .trim()
        .split('\n')
        .slice(-25)
      throw new Obstacle(`npm ci failed, so nothing can be built. Its output:\n\n${tail.join('\n')}\n`)
    }
    buildKeytar()
    writeFileSync(stamp, fingerprint())
  })
}
