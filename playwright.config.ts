import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '.artifacts/e2e',
  // One app, one keyring, one notification daemon: two at once would read each other's.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  // A failure leaves a picture of each window and a trace; the app's own log is attached by the fixture.
  use: {
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false }
  },
  reporter: [['list'], ['json', { outputFile: '.artifacts/e2e.json' }]]
})
