import { defineConfig } from 'playwright/test'

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: '.artifacts/e2e',
  // Each worker has a desktop of its own, so two can run at once (--workers=2: 6 minutes instead of 11). One by one
  // until the answers that the debugger loses on a busy machine are understood.
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
