// Runs the end-to-end tests. Arguments after `--` go to Playwright.
import './run/old-node.cjs'
import { build } from './run/build.mjs'
import { main } from './run/main.mjs'
import { runEndToEndTests } from './run/runners.mjs'
import { setUp } from './setup.mjs'

await main(import.meta, async () => {
  const runtime = await setUp({ quiet: true, purposes: ['build', 'run', 'headless', 'test', 'package'] })
  await build()
  const { code } = await runEndToEndTests(runtime, process.argv.slice(2))
  return code
})
