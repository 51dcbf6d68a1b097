// Runs the demo service in this process. For arguments and output see src-demo/serve.ts.
import './run/old-node.cjs'
import { existsSync } from 'node:fs'
import { main } from './run/main.mjs'

/**
 * Standard output is reserved for the single line the service prints, so setup progress goes to standard
 * error.
 */
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
