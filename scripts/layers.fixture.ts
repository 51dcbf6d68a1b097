import { folderLayers } from './folder-layers.fixture'

type Row = readonly [row: string, file: string, refused: readonly string[], allowed: readonly string[]]

const upward = [
  ['shell', "import 'node:https'", "import '../composition/compose'"],
  ['composition', "import '../shell/tray/tray-menu'", "import '../alerts/replay'"],
  ['alerts', "import '../composition/compose'", "import '../market/bar'"],
  ['market', "import '../alerts/replay'", "import '../watching/schedule/decide'"],
  ['watching', "import '../market/bar'", "import '../workspace/watchlist/order'"],
  ['workspace', "import '../watching/schedule/decide'", "import '../credits/budget'"],
  ['credits', "import '../workspace/watchlist/order'", "import '../service/api/outcome'"],
  ['service', "import '../credits/budget'", "import '../platform/time/clock'"],
  ['platform', "import '../service/api/outcome'", "import 'zod'"]
] as const

const areaRows = upward.flatMap(([area, refused, allowed]): Row[] => {
  const folder = `src-main/${area}`
  const deeper = (line: string): string => line.replace("'../", "'../../")
  return [
    [folder, `${folder}/planted.ts`, [refused], [allowed]],
    ...(area === 'market'
      ? []
      : [[`${folder}/*`, `${folder}/any/planted.ts`, [deeper(refused)], [deeper(allowed)]] satisfies Row])
  ]
})

/**
 * Each entry has a row of the layer rules, a file in that row, imports to refuse, and imports to allow. The
 * imported modules don't have to exist.
 */
const rows: readonly Row[] = [
  [
    'src-shared/contract',
    'src-shared/contract/planted.ts',
    ["import '../../src-main/platform/time/clock'", "import 'node:fs'"],
    ["import { z } from 'zod'", "import './values'", "import '../conditions/catalogue'"]
  ],
  [
    'src-shared/conditions',
    'src-shared/conditions/kinds/planted.ts',
    [
      "import { z } from 'zod'",
      "import '../../contract/alerts'",
      "import '../../../src-main/platform/time/clock'"
    ],
    ["import type { Interval } from '../../contract/values'", "import '../../indicators/catalogue'"]
  ],
  [
    'src-shared/drawings',
    'src-shared/drawings/kinds/planted.ts',
    ["import { z } from 'zod'", "import '../../contract/drawings'", "import '../../conditions/catalogue'"],
    ["import type { EpochMs } from '../../contract/values'", "import '../../indicators/columns'"]
  ],
  [
    'src-main/shell/preload',
    'src-main/shell/preload/planted.ts',
    ["import { contract } from '../../../src-shared/contract'", "import '../../credits/price'"],
    ["import type { Bridge } from '../../../src-shared/contract'", "import 'electron'"]
  ],
  [
    'src-main/shell/electron',
    'src-main/shell/electron/planted.ts',
    [
      "import 'node:http'",
      "import '../../platform/storage/database'",
      "import '../../market/news/news-store'",
      "import '../../../src-demo/serve'"
    ],
    ["import 'electron'", "import '../../composition/compose'"]
  ],
  ['src-main/index.ts', 'src-main/index.ts', ["import './shell/electron/window'"], ["import './program'"]],
  [
    'src-main/program.ts',
    'src-main/program.ts',
    ["import './composition/compose'"],
    ["import './shell/electron/window'"]
  ],
  [
    'src-main/shell/ipc',
    'src-main/shell/ipc/planted.ts',
    ["import 'electron'", "import '../../credits/credit-service'"],
    ["import '../../../src-shared/contract'"]
  ],
  [
    'src-demo',
    'src-demo/operations/planted.ts',
    ["import '../../src-main/platform/time/clock'", "import 'electron'", "import '../../src-shared/csv'"],
    [
      "import 'node:http'",
      "import type { EpochMs } from '../../src-shared/contract/values'",
      "import '../query'"
    ]
  ],
  [
    'src-main/composition/compose.ts',
    'src-main/composition/compose.ts',
    ["import 'electron'"],
    ["import '../market/news/news-store'"]
  ],
  [
    'src-main/composition/session',
    'src-main/composition/session/planted.ts',
    ["import '../../shell/ipc/dispatch'"],
    ["import '../../market/news/news-store'"]
  ],
  [
    'src-main/platform/storage',
    'src-main/platform/storage/planted.ts',
    ["import '../../workspace/watchlist/order'"],
    ["import '@photostructure/sqlite'"]
  ],
  [
    'src-main/platform/secrets',
    'src-main/platform/secrets/planted.ts',
    ["import 'electron'"],
    ["import 'keytar'"]
  ],
  [
    'src-main/shell/first-state',
    'src-main/shell/first-state/planted.ts',
    ["import '../ipc/dispatch'"],
    ["import { firstRequests } from '../../../src-shared/contract/first-state'"]
  ],
  [
    'src-main/shell/watch',
    'src-main/shell/watch/planted.ts',
    ["import 'electron'", "import '../electron/notifier'", "import '../../market/news/news-store'"],
    ["import { compose } from '../../composition/compose'", "import 'node:tty'"]
  ],
  [
    'src-main/shell/notifications',
    'src-main/shell/notifications/planted.ts',
    ["import 'electron'", "import '../../composition/compose'"],
    ["import { execFile } from 'node:child_process'"]
  ],
  [
    'src-main/platform/holder',
    'src-main/platform/holder/planted.ts',
    ["import 'node:http'", "import '../../composition/compose'"],
    ["import { connect } from 'node:net'", "import '../storage/folder-lock'"]
  ],
  [
    'src-main/platform/identity',
    'src-main/platform/identity/planted.mjs',
    ["import '../log/log'"],
    ["import { homedir } from 'node:os'"]
  ],
  [
    'src-main/platform/log',
    'src-main/platform/log/planted.ts',
    ["import '../secrets/vault'"],
    ["import 'node:fs'", "import '../identity/base-folders.mjs'"]
  ],
  [
    'src-main/platform/diagnostics',
    'src-main/platform/diagnostics/planted.ts',
    ["import '../../credits/credit-service'", "import 'node:http'"],
    ["import '../log/log'"]
  ],
  [
    'src-main/platform/third-party',
    'src-main/platform/third-party/planted.ts',
    ["import '../storage/database'"],
    ["import 'node:fs/promises'"]
  ],
  [
    'src-main/service/api/mapping',
    'src-main/service/api/mapping/planted.ts',
    [
      "import '../inference/infer-mapping'",
      "import '../answers/decode'",
      "import '../reader/vocabulary'",
      "import '../reading/infer-answer'"
    ],
    ["import '../answers/numbers'", "import '../../../../src-shared/contract/response-mapping'"]
  ],
  [
    'src-main/service/api',
    'src-main/service/api/planted.ts',
    ["import 'node:http'", "import '../../credits/price'"],
    ["import '../../../src-shared/contract/fault'"]
  ],
  [
    'src-main/platform/threads',
    'src-main/platform/threads/planted.ts',
    ["import '../../service/api/client'", "import 'node:http'"],
    ["import { Worker } from 'node:worker_threads'"]
  ],
  [
    'src-main/composition/demo-recording',
    'src-main/composition/demo-recording/planted.ts',
    ["import 'electron'", "import '../../workspace/watchlist/order'", "import 'node:http'"],
    ["import { openDatabase } from '../../platform/storage/database'"]
  ],
  [
    'src-main/alerts/delivery',
    'src-main/alerts/delivery/planted.ts',
    ["import 'electron'", "import '../../workspace/watchlist/watchlist-store'", "import 'node:fs'"],
    ["import 'node:https'", "import { AlertStore } from '../alert-store'", "import '../quiet-hours'"]
  ],
  [
    'src-main/alerts/backtest',
    'src-main/alerts/backtest/planted.ts',
    ["import 'electron'", "import '../../market/candle-store'", "import 'node:http'"],
    ["import { parentPort } from 'node:worker_threads'", "import '../draft'"]
  ],
  [
    'src-main/market/screener',
    'src-main/market/screener/planted.ts',
    ["import 'electron'", "import '../../workspace/watchlist/watchlist-store'", "import 'node:http'"],
    ["import { parentPort } from 'node:worker_threads'", "import '../../workspace/watchlist/order'"]
  ],
  [
    'src-main/market/*',
    'src-main/market/news/planted.ts',
    [
      "import 'electron'",
      "import { app } from 'electron/main'",
      "import '../../shell/ipc/dispatch'",
      "import '../../workspace/watchlist/watchlist-store'",
      "import 'node:https'",
      "export { x } from '../../../src-demo/query'",
      "export * from '../../composition/compose'",
      "export type X = import('electron').App",
      "const x = require('electron')",
      "import './news.fixture'"
    ],
    [
      "import './news-store'",
      "import '../../workspace/watchlist/order'",
      "import '../../platform/storage/fact-store'"
    ]
  ],
  ...areaRows,
  [
    'src-shared/messages',
    'src-shared/messages/planted.ts',
    ["import '../format/price'", "import 'node:fs'"],
    ["import './compiled/areas'"]
  ],
  [
    'src-shared/words',
    'src-shared/words/planted.ts',
    ["import '../../src-main/credits/budget'", "import '../contract/fault'"],
    ["import type { Fault } from '../contract/fault'", "import '../messages/m'"]
  ],
  [
    'src-shared/format',
    'src-shared/format/planted.ts',
    ["import '../contract/fault'", "import 'trading-signals'"],
    ["import '../messages/m'", "import './price'"]
  ],
  [
    'src-shared',
    'src-shared/indicators/planted.ts',
    [
      "import 'node:fs'",
      "import type { Interval } from '@contract'",
      "import '../../src-main/platform/time/clock'"
    ],
    ["import 'trading-signals'"]
  ],
  [
    'src-renderer/bridge',
    'src-renderer/bridge/planted.ts',
    ["import '../state/mirror'"],
    ["import './client'"]
  ],
  [
    'src-renderer/state',
    'src-renderer/state/planted.svelte.ts',
    ["import '../views/Rail.svelte'", "import '../parts/quote/Price.svelte'", "import { z } from 'zod'"],
    ["import type { Gauge } from '@contract'", "import '../bridge/client'"]
  ],
  [
    'src-renderer/words',
    'src-renderer/words/planted.ts',
    ["import '../state/mirror'"],
    ["import '../../src-shared/format/price'"]
  ],
  [
    'src-renderer/ui',
    'src-renderer/ui/Planted.svelte',
    [
      "import type { Gauge } from '@contract'",
      "import '../state/mirror'",
      "import '../parts/quote/Price.svelte'"
    ],
    ["import { Dialog } from 'bits-ui'", "import Button from './Button.svelte'"]
  ],
  [
    'src-renderer/charts',
    'src-renderer/charts/planted.ts',
    ["import '../state/mirror'", "import 'node:fs'"],
    ["import * as echarts from 'echarts/core'", "import '../../src-shared/indicators/columns'"]
  ],
  [
    'src-renderer/spend',
    'src-renderer/spend/Planted.svelte',
    ["import '../parts/quote/Price.svelte'", "import '../bridge/client'", "import '../charts/scales/amount'"],
    ["import '../state/mirror'", "import Button from '../ui/Button.svelte'"]
  ],
  [
    'src-renderer/coins',
    'src-renderer/coins/Planted.svelte',
    [
      "import '../parts/quote/Price.svelte'",
      "import '../bridge/client'",
      "import '../spend/SpendButton.svelte'"
    ],
    ["import '../state/mirror'", "import SuggestInput from '../ui/SuggestInput.svelte'"]
  ],
  [
    'src-renderer/parts/*',
    'src-renderer/parts/news/Planted.svelte',
    [
      "import '../quote/Price.svelte'",
      "import '../../views/Rail.svelte'",
      "import '../../bridge/client'",
      "import 'echarts'",
      "import { intervals } from '@contract'"
    ],
    [
      "import '../../ui/Button.svelte'",
      "import '../../spend/SpendButton.svelte'",
      "import './headlines'",
      "import type { Headline } from '@contract'"
    ]
  ],
  [
    'src-renderer/views',
    'src-renderer/views/Planted.svelte',
    ["import 'electron'", "import '../bridge/client'", "import '../../src-shared/contract'"],
    ["import '../parts/quote/Price.svelte'", "import '../state/mirror'"]
  ],
  [
    'src-renderer/App.svelte',
    'src-renderer/App.svelte',
    ["import 'node:fs'"],
    ["import './views/Rail.svelte'"]
  ],
  [
    'src-renderer/main.ts',
    'src-renderer/main.ts',
    ["import '../src-main/composition/compose'"],
    ["import './bridge/client'"]
  ],
  [
    'src-renderer/language.ts',
    'src-renderer/language.ts',
    ["import '../src-main/composition/compose'"],
    ["import '../src-shared/messages/language'"]
  ]
]

const within = folderLayers.flatMap(([concept, folders]) =>
  folders.map(([folder, refused, allowed]): Row => [
    `${concept}/${folder}`,
    `${concept}/${folder}/planted.ts`,
    [`import '../${refused}'`, "import 'electron'"],
    [...(allowed === null ? [] : [`import '../${allowed}'`]), "import type { Interval } from '@contract'"]
  ])
)

export const plantedRows: readonly Row[] = [...rows, ...within]
