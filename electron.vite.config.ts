import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { messages, messagesWithPseudoLanguage } from './scripts/messages/plugin.mjs'
import { ThirdPartyNotices } from './scripts/notices/notices'
import { inAscii } from './scripts/sizes/in-ascii.mjs'
import { sizesOf } from './scripts/sizes/plugin.mjs'
import { withoutJsonSchema } from './scripts/sizes/without-json-schema.mjs'

const at = (path: string): string => resolve(import.meta.dirname, path)
/** Marks the scripts in the output folder as CommonJS, because the project's own scripts are modules. */
const commonJs = (): Plugin => ({
  name: 'common-js',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' })
  }
})

const notices = new ThirdPartyNotices(import.meta.dirname)

// Tests build the app with a pseudo-language. See e2e/pseudo-language.ts.
const isPseudo = process.env['CANDLEWICK_PSEUDO_LANGUAGE'] === '1'
const out = isPseudo ? at('.artifacts/pseudo-language/out') : 'out'
const catalogue = isPseudo ? messagesWithPseudoLanguage : messages
/** Plugins that write files, which only the build of the app itself needs. */
const written = (...plugins: readonly Plugin[]): readonly Plugin[] => (isPseudo ? [] : plugins)

// The targets are those of the oldest runtime that we test with (Electron 33: Node 20, Chromium 130). With
// those of the installed Electron (45), the output would not run on it.
export default defineConfig({
  main: {
    plugins: [
      ...[catalogue(), withoutJsonSchema(), commonJs(), notices.collect(), inAscii()],
      ...written(sizesOf('main'))
    ],
    build: {
      target: 'node20',
      outDir: `${out}/main`,
      minify: true,
      rollupOptions: {
        input: {
          index: at('src-main/index.ts'),
          program: at('src-main/program.ts'),
          watch: at('src-main/shell/watch/node-watch.ts'),
          'backtest-thread': at('src-main/alerts/backtest/backtest-thread.ts'),
          'reading-thread': at('src-main/service/api/reading/reading-thread.ts'),
          'recording-thread': at('src-main/composition/demo-recording/recording-thread.ts'),
          'screen-thread': at('src-main/market/screener/screen-thread.ts'),
          'keychain-helper': at('src-main/platform/secrets/keychain-helper.ts')
        },
        // Electron runs CommonJS before it's ready, but doesn't wait for lazily loaded modules.
        output: { format: 'cjs', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
      }
    }
  },
  preload: {
    plugins: [notices.collect()],
    build: {
      target: 'node20',
      outDir: `${out}/preload`,
      externalizeDeps: false,
      rollupOptions: {
        input: { index: at('src-main/shell/preload/index.ts') },
        // A sandboxed preload script must be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' }
      }
    }
  },
  renderer: {
    root: at('src-renderer'),
    plugins: [
      ...[catalogue(), svelte(), notices.collect(), inAscii()],
      ...written(sizesOf('renderer'), notices.write())
    ],
    resolve: { alias: { '@contract': at('src-shared/contract/index.ts') } },
    build: {
      target: 'chrome130',
      outDir: `${out}/renderer`,
      minify: true,
      cssCodeSplit: true,
      rollupOptions: {
        input: { index: at('src-renderer/index.html') },
        output: {
          codeSplitting: {
            groups: [
              { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
              { name: 'index', tags: ['$initial'], priority: 2 },
              { name: 'chart', test: /ChartWorkspace\.svelte$/, priority: 1 },
              { name: 'coin-panel', test: /CoinPanel\.svelte$/, priority: 0 }
            ]
          }
        }
      }
    },
    // In the page's sandbox, workers can't be modules.
    worker: { format: 'iife', plugins: () => [inAscii(), notices.collect()] }
  }
})
