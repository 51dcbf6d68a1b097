// Checks the types of the app against the oldest supported Electron.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { main } from '../run/main.mjs'
import { withLock } from '../setup/lock.mjs'
import { fetchTarball, run } from '../setup/npm-tarball.mjs'
import { cacheFolder, root } from '../setup/places.mjs'
import { say } from '../setup/report.mjs'
import { trialVersion } from '../setup/trial-runtime.mjs'

// Only the types of this package are needed. It isn't a dependency of the project, because it has an install
// script and dependencies of its own.
const tarball = {
  spec: `electron@${trialVersion}`,
  integrity: 'sha512-xmdAs5QWRkInC7TpXGNvzo/7exojubk+72jn1oJL7keNeIlw7xNglf8TGtJtkR4rWC5FJq0oXiIXPS9BcK2Irg=='
}

/** @returns {Promise<string>} the file with the types, in the per-user cache */
async function provideTypes() {
  const folder = join(cacheFolder(), `electron-${trialVersion}-types`)
  const types = join(folder, 'electron.d.ts')
  if (existsSync(types)) return types
  return withLock(`${folder}.lock`, async () => {
    if (existsSync(types)) return types
    const making = `${folder}.making`
    rmSync(making, { recursive: true, force: true })
    mkdirSync(making, { recursive: true })
    const file = await fetchTarball(tarball, making)
    run('tar', ['-xzf', file, '--no-same-owner', 'package/electron.d.ts'], making)
    renameSync(join(making, 'package'), folder)
    rmSync(making, { recursive: true })
    return types
  })
}

await main(import.meta, async () => {
  const types = await provideTypes()
  const project = process.cwd()
  const folder = join(project, '.artifacts/oldest-electron')
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../../src-main/tsconfig.json',
      compilerOptions: { paths: { electron: [relative(folder, types)] } },
      include: ['../../src-main/**/*.ts']
    })
  )
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' })
  if (stdout !== '') say(stdout.trimEnd())
  return status ?? 1
})
