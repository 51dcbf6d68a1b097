import './run/old-node.cjs'
import { build } from './run/build.mjs'
import { main } from './run/main.mjs'
import { setUp } from './setup.mjs'

await main(import.meta, async () => {
  await setUp({ quiet: true, purposes: ['build'] })
  await build({ always: true })
})
