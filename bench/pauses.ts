import { fileURLToPath } from 'node:url'
import { startVitest, type Reporter } from 'vitest/node'

// Measures how long single tasks block the main process. The cases are in `*.timed.test.ts` files next to the
// code, because they use the fixtures there. See docs/benches.md.

/** Only reports failed cases, because successful ones print their own results. */
const mistakes: Reporter = {
  onTestCaseResult: test => {
    for (const { message } of test.result().errors ?? []) console.error(`${test.name}: ${message}`)
  }
}
const config = fileURLToPath(new URL('./pauses/vitest.config.ts', import.meta.url))
const vitest = await startVitest('test', [], { config, run: true, reporters: [mistakes] })
await vitest.close()
