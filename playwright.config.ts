import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '.artifacts/e2e',
  // Each worker has a desktop of its own. A spec waits for a third of its time, so three fill two processors; a wait then
  // lasts longer, which the time limits below allow for.
  workers: 3,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // In the gate a spec that fails is run up to twice more, and named in the end if it passes then; whoever works here sees it fail.
  retries: process.env['CI'] ? 2 : 0,
  // A failure leaves a picture of each window and a trace; the app's own log is attached by the fixture. Snapshots of the
  // page at every step would take a fifth of the processor time of all specs: `npm run e2e -- NAME --trace on` takes them.
  use: {
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false }
  },
  reporter: [['list'], ['json', { outputFile: '.artifacts/e2e.json' }]]
})
