// Runs the demo service alone, in this very process. What it takes and prints: src-demo/serve.ts.
import './run/old-node.cjs'
import { existsSync } from 'node:fs'
import { main } from './run/main.mjs'

/** Standard output belongs to the one line the service prints: set-up tells its progress beside it. */
async function setUpBeside() {
  const { setUp } = await import('./setup.mjs')
  const print = console.log
  console.log = console.error
  try {
    await setUp({ quiet: true, purposes: ['build'] })
  } finally {
    console.log = print
  }
}

await main(import.meta, async () => {
  if (!existsSync(new URL('../node_modules', import.meta.url))) await setUpBeside()
  const { register } = await import('tsx/esm/api')
  register()
  await import('../src-demo/serve.ts')
})
