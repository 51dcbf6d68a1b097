// Packages the application as an unpacked folder and a .deb. Options:
// --trial          accept an unofficial Electron; adds `trial` to name and version
// --output=FOLDER  instead of dist
import './run/old-node.cjs'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { identity } from './package/identity.mjs'
import { build } from './run/build.mjs'
import { main } from './run/main.mjs'
import { setUp } from './setup.mjs'
import { root } from './setup/places.mjs'
import { Obstacle, say } from './setup/report.mjs'

await main(import.meta, async () => {
  const words = process.argv.slice(2)
  const odd = words.find(word => word !== '--trial' && !/^--output=./.test(word))
  if (odd !== undefined)
    throw new Obstacle(`npm run package doesn't know ${odd}. It takes --trial and --output=FOLDER.`)
  const trial = words.includes('--trial')
  const output = resolve(
    root,
    words.find(word => word.startsWith('--output='))?.slice('--output='.length) ?? 'dist'
  )

  const runtime = await setUp({ quiet: true, purposes: ['build', 'package'] })
  if (runtime.origin !== 'official' && !trial) {
    throw new Obstacle(
      `Nothing was packaged: Electron ${runtime.version} in ${runtime.folder} wasn't installed by the Electron project's own ` +
        'installer, so it must not go into a package that people install. Run this where the official download can be ' +
        'reached, or make a package for yourself: npm run package -- --trial'
    )
  }
  await build()
  // A fresh clone has no npm packages before the setup.
  const { makeUnpacked } = await import('./package/unpacked.mjs')
  const { makeDebianPackage } = await import('./package/debian.mjs')
  // Installed files must be readable by all users.
  process.umask(0o022)
  rmSync(output, { recursive: true, force: true })
  const who = identity(trial)
  say(`Packaging ${who.productName} ${who.version} with Electron ${runtime.version} …`)
  const folder = await makeUnpacked(runtime, who, output)
  say(`Application: ${folder}`)
  if (process.platform === 'linux') say(`Package:     ${await makeDebianPackage(who, folder, output)}`)
})
