// The static checks: format, lint, types of every runtime, dead code, and npm packages.
import './run/old-node.cjs'
import { runGates } from './run/gates.mjs'
import { main } from './run/main.mjs'
import { setUp } from './setup.mjs'
import { say } from './setup/report.mjs'

await main(import.meta, async () => {
  await setUp({ quiet: true, purposes: ['build'] })
  const failed = await runGates()
  say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
})
