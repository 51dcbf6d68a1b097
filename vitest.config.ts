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
    // By default vitest leaves one processor idle. More workers than processors take longer, because each imports all
    // modules itself.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'main',
          setupFiles: ['scripts/run/logged-errors.fixture.ts', 'scripts/run/property-seed.fixture.ts'],
          // Real files and real HTTP on a busy machine take longer than the usual five seconds.
          testTimeout: 20_000,
          environment: 'node',
          // They share no state, and loading the modules anew for each file took a quarter of the time.
          isolate: false,
          include: [
            'src-main/**/*.test.ts',
            'src-shared/**/*.test.ts',
            'src-demo/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/**/*.test.ts',
            'bench/**/*.test.ts'
          ],
          // What takes how long is no matter of right and wrong: `npm run bench -- pauses` asks.
          exclude: ['**/*.timed.test.ts'],
          // A person's zone is never UTC by luck: every date rule must hold away from Greenwich too.
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
          // A page for each file costs more than most of these tests; one that needs it says so in its first line.
          environment: 'node',
          // They share no state, and loading the modules anew for each file took longer than the tests.
          isolate: false,
          include: ['src-renderer/**/[a-z]*.test.ts']
        }
      },
      {
        plugins: [svelte(), svelteTesting()],
        resolve: { alias },
        test: {
          // PascalCase: a component's test.
          name: 'components',
          pool: 'threads',
          testTimeout: 20_000,
          environment: 'jsdom',
          // Loading half the app anew for each file took as long as the tests.
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
