// Records the month of a new demo profile into out/recording.
import './run/old-node.cjs'
import { main } from './run/main.mjs'
import { record } from './run/recording.mjs'
import { setUp } from './setup.mjs'

await main(import.meta, async () => {
  await setUp({ quiet: true, purposes: ['build'] })
  console.log('Recording a month of the demo. This takes a few minutes …')
  await record({ always: true })
  console.log('Recorded. The next build includes it.')
})
