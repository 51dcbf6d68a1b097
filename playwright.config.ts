import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '.artifacts/e2e',
  // A spec waits for a third of its time, so three keep two processors busy. The time limits below allow for
  // longer waits.
  workers: 3,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A spec that then passes is reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  // A failure leaves a screenshot of each window and a trace, and the fixture attaches the log. Snapshots at
  // every step would take a fifth of the processor time; `npm run e2e -- NAME --trace on` takes them.
  use: {
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false }
  },
  reporter: [['list'], ['json', { outputFile: '.artifacts/e2e.json' }]]
})
