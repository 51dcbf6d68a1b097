// Runs the demo service. See src-demo/serve.ts for arguments and output.
import './run/old-node.cjs'
import { existsSync } from 'node:fs'
import { main } from './run/main.mjs'

/** The service prints a single line to standard output, so progress goes to standard error. */
async function setUpQuietly() {
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
  if (!existsSync(new URL('../node_modules', import.meta.url))) await setUpQuietly()
  const { register } = await import('tsx/esm/api')
  register()
  await import('../src-demo/serve.ts')
})
