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
  reporter: [['list'], ['json', { outputFile: '.artifacts/e2e.json' }]]
})
