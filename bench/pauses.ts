import { fileURLToPath } from 'node:url'
import { startVitest, type Reporter } from 'vitest/node'

// How long what the main process does in one go holds it up. The cases stand beside what they measure, as
// `*.timed.test.ts`: they need its fixtures. docs/benches.md says what is measured.

/** Of a case that went well its lines are all there is to say. */
const mistakes: Reporter = {
  onTestCaseResult: test => {
    for (const { message } of test.result().errors ?? []) console.error(`${test.name}: ${message}`)
  }
}
const config = fileURLToPath(new URL('./pauses/vitest.config.ts', import.meta.url))
const vitest = await startVitest('test', [], { config, run: true, reporters: [mistakes] })
await vitest.close()
