import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withLock } from '../setup/lock.mjs'
import { root } from '../setup/places.mjs'
import { Obstacle, say } from '../setup/report.mjs'
import { outputOf } from './child.mjs'
import { record } from './recording.mjs'

const folders = [
  'src-main',
  'src-renderer',
  'src-shared',
  'src-demo',
  'scripts/messages',
  'scripts/notices',
  'scripts/sizes',
  'scripts/supply-chain'
]
const files = [
  'package.json',
  'package-lock.json',
  'electron-builder.yml',
  'electron.vite.config.ts',
  'svelte.config.js',
  'tsconfig.base.json'
]
/** These files aren't sources, because they are generated from the messages. */
const compiled = join(root, 'src-shared/messages/compiled')
const stamp = join(root, 'out/.built-from')

function sourceDigest() {
  const hash = createHash('sha256')
  const sources = folders
    .map(folder => join(root, folder))
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && !/\.(test|fixture)\.ts$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.startsWith(compiled))
  for (const file of [...sources, ...files.map(name => join(root, name))].sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} digest */
const builtFrom = digest => existsSync(stamp) && readFileSync(stamp, 'utf8') === digest

/**
 * Builds the app into out/, unless it's up to date. Records the demo's month at the same time.
 * @param {{ always?: boolean }} [options]
 * @throws {Obstacle} with the bundler's output
 */
export async function build({ always = false } = {}) {
  if (!always && builtFrom(sourceDigest())) return
  await withLock(join(root, '.artifacts/build.lock'), async () => {
    // If a source changes during the build, the build counts as stale.
    const digest = sourceDigest()
    if (!always && builtFrom(digest)) return
    say('Building …')
    await Promise.all([bundle(), record()])
    mkdirSync(join(root, 'out'), { recursive: true })
    writeFileSync(stamp, digest)
  })
}

async function bundle() {
  const program = join(root, 'node_modules/electron-vite/bin/electron-vite.js')
  const { code, output } = await outputOf([program, 'build', '--logLevel', 'warn'])
  if (code !== 0) throw new Obstacle(`The build failed. Its output:\n\n${output}`)
}
