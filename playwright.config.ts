import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '.artifacts/e2e',
  // A spec spends a third of its time waiting, so three specs keep two processors busy. Each then takes
  // longer, which the time limits below allow for.
  workers: 3,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A spec that passes when it's repeated is reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  // After a failure, there's a screenshot of each window and a trace, and the fixture attaches the log. The
  // trace has no snapshots of every step, because they would take a fifth of the processor time. To get them,
  // run `npm run e2e -- NAME --trace on`.
  use: {
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false }
  },
  reporter: [['list'], ['json', { outputFile: '.artifacts/e2e.json' }]]
})
