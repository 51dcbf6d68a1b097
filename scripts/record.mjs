// Records the month of a new demo profile into out/recording.
import './run/old-node.cjs'
import { main } from './run/main.mjs'
import { record } from './run/recording.mjs'
import { setUp } from './setup.mjs'

await main(import.meta, async () => {
  await setUp({ quiet: true, purposes: ['build'] })
  await record({ always: true })
})
