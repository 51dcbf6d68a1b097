// Runs the static checks. Arguments select the checks whose names contain any of them.
import './run/old-node.cjs'
import { gates, runGates } from './run/gates.mjs'
import { main } from './run/main.mjs'
import { setUp } from './setup.mjs'
import { say } from './setup/report.mjs'

await main(import.meta, async () => {
  const words = process.argv.slice(2)
  const chosen = gates().filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)))
  if (chosen.length === 0) {
    say(
      `No check is called ${words.join(' or ')}. There are: ${gates()
        .map(({ name }) => name)
        .join(', ')}.`
    )
    return 1
  }
  await setUp({ quiet: true, purposes: ['build'] })
  const failed = await runGates({ chosen })
  say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
})
