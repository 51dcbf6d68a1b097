import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { messages } from './scripts/messages/plugin.mjs'

const at = (path: string): string => resolve(import.meta.dirname, path)

const alias = { '@contract': at('src-shared/contract/index.ts') }

export default defineConfig({
  plugins: [messages()],
  test: {
    // Tests spend a third of their time waiting, so three workers keep two processors busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'main',
          setupFiles: ['scripts/run/logged-errors.fixture.ts', 'scripts/run/property-seed.fixture.ts'],
          // Tests with real files and HTTP take long on a busy machine.
          testTimeout: 20_000,
          environment: 'node',
          // Test files share no state, and loading the modules for each of them would take a quarter of the
          // time.
          isolate: false,
          include: [
            'src-main/**/*.test.ts',
            'src-shared/**/*.test.ts',
            'src-demo/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/**/*.test.ts',
            'bench/**/*.test.ts'
          ],
          // Timed tests measure speed, not correctness. `npm run bench -- pauses` runs them.
          exclude: ['**/*.timed.test.ts'],
          // Rules about dates must also hold in time zones other than UTC.
          env: { TZ: 'America/St_Johns' }
        }
      },
      {
        plugins: [svelte()],
        resolve: { alias, conditions: ['browser'] },
        test: {
          name: 'renderer',
          // Threads exchange messages faster than processes. Tests that load native modules need processes.
          pool: 'threads',
          setupFiles: ['scripts/run/logged-errors.fixture.ts', 'scripts/run/property-seed.fixture.ts'],
          testTimeout: 20_000,
          // Creating a DOM takes longer than most of these tests. Files that need one say so in their first
          // line.
          environment: 'node',
          // Loading the modules for each file would take longer than the tests.
          isolate: false,
          include: ['src-renderer/**/[a-z]*.test.ts']
        }
      },
      {
        plugins: [svelte(), svelteTesting()],
        resolve: { alias },
        test: {
          // Files with PascalCase names test components.
          name: 'components',
          pool: 'threads',
          testTimeout: 20_000,
          environment: 'jsdom',
          // Loading half the app for each file would take as long as the tests.
          isolate: false,
          setupFiles: [
            'scripts/run/logged-errors.fixture.ts',
            'src-renderer/empty-page.fixture.ts',
            'scripts/run/property-seed.fixture.ts'
          ],
          include: ['src-renderer/**/[A-Z]*.test.ts']
        }
      }
    ]
  }
})
