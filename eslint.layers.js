// Who may import whom, as a table. docs/architecture.md gives the reasons; scripts/gates.test.ts plants
// a violation of each row and sees it caught.

const electron = { regex: '^electron($|/)', message: 'Only src-main/electron and the preload know Electron.' }
const ipc = { regex: '^(\\.\\./)+ipc(/|$)', message: 'Concepts do not know who asks them.' }
const otherStore = {
  regex: '^(\\.\\./)+(?!storage/).*-store$',
  message: 'A store belongs to its own folder; ask the other concept’s service.'
}
const http = {
  regex: '(^|/)service-api/client$|^node:https?$',
  message: 'Electron code speaks to services, not to HTTP.'
}
const sql = {
  regex: '(^|/)storage(/|$)|^@photostructure/sqlite$',
  message: 'Electron code speaks to services, not to SQL.'
}
const serviceApi = {
  regex: '(^|/)(service-api|credits|market|schedule)(/|$)',
  message: 'The demo service must be able to disagree with the client.'
}
const main = { regex: 'src-main(/|$)', message: 'The renderer knows the contract alone.' }
const node = {
  regex: '^node:|^(fs|path|os|crypto|http|https)$',
  message: 'The renderer runs in a browser sandbox.'
}
const zod = { regex: '^zod', message: 'The renderer takes types from @contract and validates nothing.' }
const trade = { regex: '(^|/)(parts|state|bridge|views)(/|$)', message: 'ui/ holds not a word of our trade.' }
const otherPart = {
  regex: '^\\.\\./(?!(ui|format|charts|state|words)(/|$))|(^|/)(views|bridge)(/|$)|(^|/)parts/',
  message: 'A part imports ui, format, words, charts and state; views combine parts.'
}
const views = {
  regex: '(^|/)(views|parts)(/|$)',
  message: 'State and bridge know nothing of what shows them.'
}
const echarts = { regex: '^echarts', message: 'Only src-renderer/charts imports ECharts.' }

/** [the layer's files, what it must not import, files of it that are exempt] */
const table = [
  ['src-main/contract/**', [{ regex: '^(?!zod$|\\./)', message: 'The contract is a leaf: zod alone.' }]],
  ['src-main/!(electron|preload|contract)/**', [electron]],
  ['src-main/compose.ts', [electron]],
  [
    'src-main/{service-api,credits,explorer,market,charts,watchlist,alerts,news,settings,schedule,secrets,storage}/**',
    [electron, ipc, otherStore]
  ],
  ['src-main/electron/**', [http, sql]],
  ['src-main/demo/**', [electron, ipc, serviceApi]],
  ['src-shared/**', [electron, node, main, { regex: '^@contract', message: 'Shared code is pure.' }]],
  ['src-renderer/**', [electron, node, zod, main]],
  ['src-renderer/!(charts)/**', [electron, node, zod, main, echarts]],
  ['src-renderer/ui/**', [electron, node, zod, main, echarts, trade]],
  ['src-renderer/parts/**', [electron, node, zod, main, echarts, otherPart]],
  ['src-renderer/{state,bridge}/**', [electron, node, zod, main, echarts, views]]
]

const importExpression = message => ({ selector: 'ImportExpression', message })

export const layers = [
  ...table.map(([files, patterns]) => ({
    files: [files],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns }] }
  })),
  {
    // A dynamic import would slip past the table.
    files: ['src-main/**', 'src-renderer/**', 'src-shared/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        importExpression('Import statically: the layer rules read import statements.')
      ]
    }
  }
]
