// Runs the watcher without a window and without Electron. See src-main/shell/watch/watch-command.ts for
// arguments.
import './run/old-node.cjs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { build } from './run/build.mjs'
import { main } from './run/main.mjs'
import { setUp } from './setup.mjs'
import { root } from './setup/places.mjs'

await main(import.meta, async () => {
  await setUp({ quiet: true, purposes: ['build'] })
  await build()
  await import(pathToFileURL(join(root, 'out/main/watch.js')).href)
})
