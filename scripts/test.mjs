// Runs all checks and tests. The last line of the output sums up the tests. Static checks can fail the run
// but aren't counted. With --changed, only runs what a change can affect.
import './run/old-node.cjs'
import { build } from './run/build.mjs'
import { onEndRequest } from './run/endings.mjs'
import { gates as allGates, runGates } from './run/gates.mjs'
import { main } from './run/main.mjs'
import { runEndToEndTests, runUnitTests } from './run/runners.mjs'
import { scopeOf } from './run/scope.mjs'
import { setUp } from './setup.mjs'
import { say } from './setup/report.mjs'

await main(import.meta, async () => {
  const scope = scopeOf(process.argv.slice(2))
  const runtime = await setUp({ quiet: true, purposes: ['build', 'run', 'headless', 'test', 'package'] })
  let interrupted = false
  onEndRequest(() => (interrupted = true))
  // The checks run at low priority next to the build and the tests. There is room for them, because the build
  // keeps only one processor busy, and specs spend a third of their time waiting.
  const building = build()
  const chosen = allGates().filter(({ name }) => scope.checks?.includes(name) ?? true)
  const gates = runGates({ chosen, niceness: 19 })
  // Wait for the checks before failing, because one of them may show why the build fails.
  await building.catch(async error => {
    await gates
    throw error
  })
  const runs = [{ name: 'unit tests', ...(await runUnitTests(scope.unit)) }]
  if (scope.endToEnd && !interrupted)
    runs.push({ name: 'end-to-end tests', ...(await runEndToEndTests(runtime, scope.endToEnd)) })

  const failedGates = await gates
  if (interrupted) return 130
  const troubles = failedGates.map(gate => `The check ${gate} failed.`)
  for (const { name, code, tally } of runs) {
    if (!tally || (scope.whole && tally.passed + tally.failed === 0))
      troubles.push(`The ${name} ran nothing.`)
    else if (code !== 0 && tally.failed === 0)
      troubles.push(`The ${name} ended with an error (code ${code}).`)
  }
  // The failures are repeated at the end, where readers of a long output look first.
  for (const { tally } of runs)
    for (const test of tally?.flaky ?? []) say(`FLAKY, passed on a second try: ${test}`)
  for (const { tally } of runs) for (const failure of tally?.failures ?? []) say(`FAILED ${failure}`)
  for (const trouble of troubles) say(trouble)

  const passed = runs.reduce((sum, { tally }) => sum + (tally?.passed ?? 0), 0)
  const failed = runs.reduce((sum, { tally }) => sum + (tally?.failed ?? 0), 0)
  say(`${passed} passed, ${failed} failed`)
  return failed === 0 && troubles.length === 0 ? 0 : 1
})
