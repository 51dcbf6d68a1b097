import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import { messages } from './scripts/messages/plugin.mjs'
import { ThirdPartyNotices } from './scripts/notices/notices'
import { sizesOf } from './scripts/sizes/plugin.mjs'

const at = (path: string): string => resolve(import.meta.dirname, path)
const notices = new ThirdPartyNotices(import.meta.dirname)

// The build targets are named by hand: taken from the installed Electron (45) the output
// would not run on the oldest runtime we test with (Electron 33: Node 20, Chromium 130).
export default defineConfig({
  main: {
    plugins: [messages(), notices.collect(), sizesOf('main')],
    build: {
      target: 'node20',
      outDir: 'out/main',
      minify: true,
      rollupOptions: {
        input: {
          index: at('src-main/index.ts'),
          'reading-thread': at('src-main/service-api/reading/reading-thread.ts'),
          'screen-thread': at('src-main/screener/screen-thread.ts'),
          'keychain-helper': at('src-main/secrets/keychain-helper.ts')
        }
      }
    }
  },
  preload: {
    plugins: [notices.collect()],
    build: {
      target: 'node20',
      outDir: 'out/preload',
      externalizeDeps: false,
      rollupOptions: {
        input: { index: at('src-main/preload/index.ts') },
        // A sandboxed preload script must be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' }
      }
    }
  },
  renderer: {
    root: at('src-renderer'),
    plugins: [messages(), svelte(), notices.collect(), sizesOf('renderer'), notices.write()],
    resolve: { alias: { '@contract': at('src-shared/contract/index.ts') } },
    build: {
      target: 'chrome130',
      outDir: 'out/renderer',
      minify: true,
      cssCodeSplit: true,
      rollupOptions: {
        input: { index: at('src-renderer/index.html') },
        output: {
          codeSplitting: {
            groups: [
              { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
              { name: 'index', tags: ['$initial'], priority: 2 },
              { name: 'chart', test: /ChartWorkspace\.svelte$/, priority: 1 }
            ]
          }
        }
      }
    },
    worker: { format: 'es', plugins: () => [notices.collect()] }
  }
})
