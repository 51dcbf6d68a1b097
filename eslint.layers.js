// The table of allowed imports. All others are errors. docs/architecture.md has a summary. For each row,
// scripts/layers.test.ts tests that a forbidden import is reported.
import { importLayers } from './eslint.import-layers.js'

/** The areas of src-main, highest first. Each may import those after it. */
const areas = [
  'shell',
  'composition',
  'alerts',
  'market',
  'watching',
  'workspace',
  'credits',
  'service',
  'platform'
]

/** @param {string} name */
const inArea = name => [
  ...['zod', 'node:crypto', 'node:path', 'node:util', 'src-shared'],
  ...areas.slice(areas.indexOf(name)).map(folder => `src-main/${folder}`)
]

/**
 * The rows for the folders of an area, and for the files directly in it.
 * @param {string} name
 * @returns {import('./eslint.import-layers.js').Layer[]}
 */
const area = name => {
  const row = {
    may: inArea(name),
    not: ['*-store'],
    except: ['src-main/platform/storage/fact-store'],
    why: `The area ${name} may import the areas below it, but no other folder's store.`
  }
  return [`src-main/${name}/*`, `src-main/${name}`].map(files => ({ files, ...row }))
}

const drawn = ['svelte', '@lucide/svelte', 'types:@contract']
/** The window may import the contract's types, but not its schemas. */
const contract = ['src-shared/contract']
const everywhere = ['src-shared/time']
const said = ['src-shared/messages', 'src-shared/format', 'src-shared/words']
const shownWith = ['ui', 'words', 'charts', 'state', 'spend', 'coins'].map(name => `src-renderer/${name}`)

/**
 * The rows for the folders of a part of the window, lowest first. `folders` lists the sibling folders that
 * each may import, in addition to `may`.
 * @param {string} concept
 * @param {readonly string[]} may
 * @param {Readonly<Record<string, readonly string[]>>} folders
 * @returns {import('./eslint.import-layers.js').Layer[]}
 */
const layered = (concept, may, folders) =>
  Object.entries(folders).map(([name, below]) => ({
    files: `${concept}/${name}`,
    may: [...may, ...below.map(folder => `${concept}/${folder}`)],
    not: contract,
    why:
      below.length === 0
        ? 'It must not import the other levels of its concept.'
        : `It may only import the levels below it: ${below.join(', ')}.`
  }))

const charting = ['echarts', 'svelte', '@lucide/svelte', 'types:@contract', 'src-shared']
const inParts = [...drawn, 'virtua', 'src-shared', ...shownWith]
const onChart = [
  'setup',
  'candles',
  'replay',
  'indicators',
  'compare',
  'service-comparison',
  'drawing',
  'levels',
  'history',
  'ratio'
]

/**
 * The first row that matches a file counts. `*` is one folder, which is then the layer: within it, all
 * imports are allowed. `may`: our folders or files, packages, `node:*`; `types:` allows only type imports.
 * `not`: exceptions from `may`, except those in `except`.
 * @type {readonly import('./eslint.import-layers.js').Layer[]}
 */
const rows = [
  {
    files: 'src-shared/contract',
    may: [
      ...['zod', 'src-shared/conditions', 'src-shared/drawings', 'src-shared/format/zone'],
      ...['params', 'columns'].map(file => `types:src-shared/indicators/${file}`),
      'types:src-shared/figures'
    ],
    why: 'The contract may only import zod, the fields of conditions and drawings, the shapes of candles and figures, and time zone names.'
  },
  {
    files: 'src-shared/conditions',
    may: [
      ...['types:src-shared/contract/values', 'types:src-shared/contract/fault-cause'],
      ...['src-shared/indicators', 'src-shared/interval', 'src-shared/messages', 'src-shared/format']
    ],
    why: 'Conditions are pure, because the window shows their fields and the main process evaluates them.'
  },
  {
    files: 'src-shared/drawings',
    may: [
      'types:src-shared/contract/values',
      ...['src-shared/indicators/columns', 'src-shared/messages', 'src-shared/format']
    ],
    why: 'Drawings are pure, because the main process checks their fields and the window paints them.'
  },
  {
    files: 'src-main/shell/preload',
    may: ['electron', 'types:src-shared/contract'],
    why: 'The preload script only connects the page with the main process.'
  },
  {
    files: 'src-main/shell/electron',
    may: [
      ...['electron', 'node:path', 'node:fs', 'node:os', 'node:crypto', 'node:child_process', 'node:url'],
      ...['node:net', 'node:stream', 'node:tty', 'node:v8', 'node:vm'],
      ...['src-main', 'src-shared/contract', 'types:src-shared/actions', 'src-shared/url', ...said]
    ],
    not: [
      'src-main/platform/storage',
      'src-main/composition/session',
      'src-main/service/api/client',
      '*-store'
    ],
    except: ['types:src-main/service/api/client'],
    why: 'Electron code uses services, never HTTP or SQL.'
  },
  {
    files: 'src-main/shell/watch',
    may: [...['child_process', 'fs', 'os', 'path', 'tty'].map(name => `node:${name}`), ...inArea('shell')],
    not: ['src-main/shell/electron', 'src-main/composition/session', '*-store'],
    except: ['types:src-main/composition/session/machine'],
    why: 'The watcher runs in plain Node with the same core as the app.'
  },
  {
    files: 'src-main/shell/notifications',
    may: ['node:child_process', 'src-shared/contract', ...said],
    why: 'The app and the watcher share what a notification shows and opens.'
  },
  {
    files: 'src-main/index.ts',
    may: [
      'electron',
      'src-main/shell/electron/answer-question',
      'src-main/shell/electron/command-line',
      'src-main/shell/electron/identity',
      'src-main/program'
    ],
    why: 'The entry answers command-line options such as --version, or loads the program.'
  },
  {
    files: 'src-main/program.ts',
    may: [
      'electron',
      'src-main/platform/diagnostics',
      'src-main/shell/electron',
      'src-main/platform/faults',
      'src-main/platform/identity/own-folders',
      'src-main/platform/log',
      'src-main/platform/storage/lock-failure'
    ],
    why: 'The program starts the app and does nothing else.'
  },
  {
    files: 'src-main/shell/ipc',
    may: ['zod', 'src-shared/contract', 'src-main/platform/faults'],
    why: 'The dispatcher only knows the contract. It gets the services as arguments.'
  },
  {
    files: 'src-main/shell/first-state',
    may: ['node:fs', 'node:path', 'node:zlib', 'src-shared/contract', 'src-shared/json'],
    why: 'The first state is needed before any service exists.'
  },
  {
    files: 'src-demo',
    may: ['node:*', 'types:src-shared/contract'],
    why: 'The demo service must be able to disagree with the client.'
  },
  ...['src-main/composition/compose.ts', 'src-main/composition/session'].map(files => ({
    files,
    may: [
      'node:*',
      'src-main',
      'src-shared/contract',
      'src-shared/quotes-operation',
      'types:src-shared/alert-coins',
      'src-demo/demo-service'
    ],
    not: [
      'src-main/shell/electron',
      'src-main/shell/ipc',
      'src-main/shell/preload',
      'src-main/program',
      'src-main/index'
    ],
    why: 'Composition runs in plain Node.'
  })),
  {
    files: 'src-main/platform/storage',
    may: [
      ...['node:*', 'zod', '@photostructure/sqlite'],
      ...['src-shared/contract', 'src-shared/json', 'src-main/platform/events', 'src-main/platform/time']
    ],
    why: 'Storage contains SQL but no feature.'
  },
  {
    files: 'src-main/platform/holder',
    may: [
      ...['fs', 'net', 'path', 'readline'].map(name => `node:${name}`),
      'src-main/platform/storage',
      'src-main/platform/time'
    ],
    why: 'It answers other processes that want the data folder, and uses no feature.'
  },
  {
    files: 'src-main/platform/secrets',
    may: [
      'keytar',
      'node:child_process',
      'node:module',
      'node:url',
      'src-shared/contract',
      'src-main/platform/events',
      'src-main/platform/log',
      'src-main/platform/threads'
    ],
    why: 'Secrets are separate from every feature.'
  },
  {
    files: 'src-main/platform/identity',
    may: ['node:os', 'node:path'],
    why: 'The identity of an installation is needed before anything else.'
  },
  {
    files: 'src-main/platform/log',
    may: ['node:fs', 'node:path', 'src-main/platform/identity/base-folders'],
    why: 'Everything uses the log, so the log uses nothing.'
  },
  {
    files: 'src-main/platform/diagnostics',
    may: [
      'src-shared/url',
      ...['node:fs', 'node:os', 'node:path', 'zod', 'types:src-shared/contract', 'src-shared/json'],
      ...['src-main/platform/log', 'src-main/platform/time']
    ],
    why: 'Diagnostics report what services report, and save crashes.'
  },
  {
    files: 'src-main/platform/third-party',
    may: ['node:fs/promises', 'zod', 'types:src-shared/contract', 'src-shared/json'],
    why: 'The third-party notices are a file that the build writes.'
  },
  {
    files: 'src-main/service/api/mapping',
    may: [
      ...['src-shared/contract', 'src-shared/json'],
      ...['answer', 'call-request', 'each-pair-once', 'json', 'numbers', 'series', 'times', 'words'].map(
        name => `src-main/service/api/answers/${name}`
      ),
      ...['day-order', 'lexicon'].map(name => `src-main/service/api/reader/${name}`)
    ],
    why: 'Reading by a saved mapping must work without the inference code.'
  },
  {
    files: 'src-main/service/api',
    may: [
      ...['node:crypto', 'node:util', 'node:buffer', 'node:worker_threads'],
      ...['src-shared/contract', 'src-shared/json', 'src-shared/read-count', 'src-shared/url'],
      'src-shared/quotes-operation',
      ...[
        'src-shared/words',
        'src-shared/figures/coin-twins',
        'src-main/platform/faults',
        'src-main/platform/time',
        'src-main/platform/threads'
      ],
      ...said
    ],
    why: 'The client uses HTTP through the fetch function it is given, and no feature.'
  },
  {
    files: 'src-main/platform/threads',
    may: ['node:url', 'node:worker_threads'],
    why: 'All threads are started in the same way, so this uses no feature.'
  },
  {
    files: 'src-main/composition/demo-recording',
    may: [
      ...['node:events', 'node:fs', 'node:path', 'node:worker_threads', 'node:zlib', 'zod'],
      ...['types:src-shared/contract', 'src-shared/json', 'src-shared/time'],
      ...['src-main/platform/storage', 'src-main/platform/threads']
    ],
    why: 'A recording consists of table rows, whatever feature they belong to.'
  },
  {
    files: 'src-main/market/screener',
    may: ['node:worker_threads', ...inArea('market')],
    not: ['*-store'],
    why: 'The screener runs in its own thread.'
  },
  {
    files: 'src-main/alerts/backtest',
    may: ['node:worker_threads', ...inArea('alerts')],
    not: ['*-store'],
    why: 'Back-tests run in their own thread.'
  },
  {
    files: 'src-main/alerts/delivery',
    may: [
      ...['child_process', 'dns', 'http', 'https', 'net', 'os'].map(name => `node:${name}`),
      ...inArea('alerts')
    ],
    not: ['*-store'],
    except: ['src-main/alerts/alert-store', 'src-main/platform/storage/fact-store'],
    why: 'Only this folder sends anything other than calls to the service.'
  },
  ...areas.flatMap(area),
  { files: 'src-shared/messages', may: [], why: 'Messages get their facts as arguments.' },
  {
    files: 'src-shared/format',
    may: ['src-shared/messages'],
    why: 'Formats take their units from messages.'
  },
  {
    files: 'src-shared/words',
    may: [
      ...['types:src-shared/contract', 'src-shared/messages', 'src-shared/format'],
      ...['src-shared/conditions', 'src-shared/indicators']
    ],
    why: 'Words are built from facts, messages and formats.'
  },
  { files: 'src-shared', may: ['trading-signals'], why: 'Shared code is pure: it runs in both processes.' },
  {
    files: 'src-renderer/bridge',
    may: ['types:@contract', 'src-shared/json'],
    why: 'The bridge uses the contract’s types and the JSON reader.'
  },
  {
    files: 'src-renderer/state',
    may: [
      ...['svelte', 'types:@contract', 'src-renderer/bridge', 'src-renderer/words', ...said],
      ...['src-shared/coin-name', 'src-shared/figures/coin-named', 'src-shared/figures/coin-twins'],
      ...['src-shared/actions', 'src-shared/alert-coins', 'src-shared/shortcuts']
    ],
    why: 'State doesn’t depend on what shows it.'
  },
  {
    files: 'src-renderer/words',
    may: ['src-shared/words', 'types:@contract', ...said],
    why: 'Words are built from facts and formats.'
  },
  {
    files: 'src-renderer/ui',
    may: [
      'svelte',
      'bits-ui',
      '@floating-ui/dom',
      'virtua',
      '@lucide/svelte',
      'src-shared/messages',
      'src-shared/format/figure'
    ],
    why: 'ui/ contains nothing about markets.'
  },
  ...layered('src-renderer/charts', charting, {
    series: [],
    scales: ['series'],
    scene: ['series', 'scales'],
    paint: ['series', 'scales', 'scene'],
    drawings: ['series', 'scales', 'scene', 'paint'],
    indicators: ['series']
  }),
  {
    files: 'src-renderer/charts',
    may: charting,
    not: contract,
    why: 'Charts draw data. Only this folder uses ECharts.'
  },
  {
    files: 'src-renderer/spend',
    may: [...drawn, 'src-shared', ...['ui', 'words', 'state'].map(name => `src-renderer/${name}`)],
    not: contract,
    why: 'Every part may offer paid calls, so this is below all parts.'
  },
  {
    files: 'src-renderer/coins',
    may: [...drawn, 'src-shared', ...['ui', 'words', 'state'].map(name => `src-renderer/${name}`)],
    not: contract,
    why: 'Every part may have a coin field, so this is below all parts.'
  },
  ...layered('src-renderer/parts/chart', inParts, {
    setup: [],
    candles: ['setup'],
    replay: ['setup', 'candles'],
    indicators: ['setup', 'candles'],
    compare: ['setup', 'candles'],
    'service-comparison': ['setup', 'candles', 'indicators'],
    drawing: ['setup', 'candles'],
    levels: ['setup', 'candles'],
    history: ['setup', 'candles'],
    ratio: ['setup', 'candles'],
    panel: onChart,
    export: [...onChart, 'panel'],
    layout: [...onChart, 'panel', 'export']
  }),
  ...layered('src-renderer/parts/explorer', inParts, {
    operations: [],
    question: [],
    tables: [],
    reading: [],
    drawn: ['question', 'tables'],
    export: ['tables'],
    answer: ['question', 'tables', 'reading', 'drawn', 'export'],
    history: ['question', 'answer']
  }),
  ...layered('src-renderer/parts/credit', inParts, {
    ledger: [],
    gauge: [],
    prices: [],
    breakdown: ['ledger'],
    budget: ['gauge']
  }),
  {
    files: 'src-renderer/parts/*',
    may: inParts,
    not: contract,
    why: 'A part may import ui, words, charts, state and spend. Views combine parts.'
  },
  {
    files: 'src-renderer/views',
    may: [...drawn, 'virtua', 'src-shared', 'src-renderer/parts', ...shownWith],
    not: contract,
    why: 'Views combine parts and request data through state.'
  },
  ...['src-renderer/App.svelte', 'src-renderer/main.ts', 'src-renderer/language.ts'].map(files => ({
    files,
    may: [...drawn, 'src-renderer', 'src-shared/messages'],
    why: 'The window only knows the contract.'
  }))
]

export const table = rows.map(row =>
  row.files === 'src-demo' ? row : { ...row, may: [...everywhere, ...row.may] }
)

export const layers = [
  {
    files: [
      'src-main/**/*.{ts,mjs}',
      'src-shared/**/*.ts',
      'src-demo/**/*.ts',
      'src-renderer/**/*.{ts,svelte}'
    ],
    // Tests and fixtures may import across layers.
    ignores: ['**/*.test.ts', '**/*.fixture.ts'],
    plugins: { house: { rules: { 'import-layers': importLayers } } },
    rules: { 'house/import-layers': ['error', { table }] }
  }
]
