import { storeys } from './storeys.fixture'

/** A row of the layer table with planted imports. */
type Row = readonly [row: string, file: string, refused: readonly string[], allowed: readonly string[]]

/** [row, a file in it, imports to refuse, imports to allow]. The targets don't have to exist. */
const rows: readonly Row[] = [
  [
    'src-shared/contract',
    'src-shared/contract/planted.ts',
    ["import '../../src-main/time/clock'", "import 'node:fs'"],
    ["import { z } from 'zod'", "import './values'", "import '../conditions/catalogue'"]
  ],
  [
    'src-shared/conditions',
    'src-shared/conditions/kinds/planted.ts',
    ["import { z } from 'zod'", "import '../../contract/alerts'", "import '../../../src-main/time/clock'"],
    ["import type { Interval } from '../../contract/values'", "import '../../indicators/catalogue'"]
  ],
  [
    'src-main/preload',
    'src-main/preload/planted.ts',
    ["import { contract } from '../../src-shared/contract'", "import '../credits/price'"],
    ["import type { Bridge } from '../../src-shared/contract'", "import 'electron'"]
  ],
  [
    'src-main/electron',
    'src-main/electron/planted.ts',
    [
      "import 'node:http'",
      "import '../storage/database'",
      "import '../news/news-store'",
      "import '../../src-demo/serve'"
    ],
    ["import 'electron'", "import '../compose'"]
  ],
  ['src-main/index.ts', 'src-main/index.ts', ["import './electron/window'"], ["import './program'"]],
  ['src-main/program.ts', 'src-main/program.ts', ["import './compose'"], ["import './electron/window'"]],
  [
    'src-main/ipc',
    'src-main/ipc/planted.ts',
    ["import 'electron'", "import '../credits/credit-service'"],
    ["import '../../src-shared/contract'"]
  ],
  [
    'src-demo',
    'src-demo/operations/planted.ts',
    ["import '../../src-main/time/clock'", "import 'electron'", "import '../../src-shared/csv'"],
    [
      "import 'node:http'",
      "import type { EpochMs } from '../../src-shared/contract/values'",
      "import '../query'"
    ]
  ],
  ['src-main/compose.ts', 'src-main/compose.ts', ["import 'electron'"], ["import './news/news-store'"]],
  [
    'src-main/session',
    'src-main/session/planted.ts',
    ["import '../ipc/dispatch'"],
    ["import '../news/news-store'"]
  ],
  [
    'src-main/storage',
    'src-main/storage/planted.ts',
    ["import '../watchlist/order'"],
    ["import '@photostructure/sqlite'"]
  ],
  ['src-main/secrets', 'src-main/secrets/planted.ts', ["import 'electron'"], ["import 'keytar'"]],
  [
    'src-main/first-state',
    'src-main/first-state/planted.ts',
    ["import '../ipc/dispatch'"],
    ["import { firstAsked } from '../../src-shared/contract/first-state'"]
  ],
  [
    'src-main/identity',
    'src-main/identity/planted.mjs',
    ["import '../log/log'"],
    ["import { homedir } from 'node:os'"]
  ],
  [
    'src-main/log',
    'src-main/log/planted.ts',
    ["import '../secrets/vault'"],
    ["import 'node:fs'", "import '../identity/base-folders.mjs'"]
  ],
  [
    'src-main/diagnostics',
    'src-main/diagnostics/planted.ts',
    ["import '../credits/credit-service'", "import 'node:http'"],
    ["import '../log/log'"]
  ],
  [
    'src-main/third-party',
    'src-main/third-party/planted.ts',
    ["import '../storage/database'"],
    ["import 'node:fs/promises'"]
  ],
  [
    'src-main/service-api/mapping',
    'src-main/service-api/mapping/planted.ts',
    [
      "import '../inference/infer-mapping'",
      "import '../answers/decode'",
      "import '../reader/vocabulary'",
      "import '../reading/infer-answer'"
    ],
    ["import '../answers/numbers'", "import '../../../src-shared/contract/response-mapping'"]
  ],
  [
    'src-main/service-api',
    'src-main/service-api/planted.ts',
    ["import 'node:http'", "import '../credits/price'"],
    ["import '../../src-shared/contract/fault'"]
  ],
  [
    'src-main/threads',
    'src-main/threads/planted.ts',
    ["import '../service-api/client'", "import 'node:http'"],
    ["import { Worker } from 'node:worker_threads'"]
  ],
  [
    'src-main/demo-recording',
    'src-main/demo-recording/planted.ts',
    ["import 'electron'", "import '../watchlist/order'", "import 'node:http'"],
    ["import { openDatabase } from '../storage/database'"]
  ],
  [
    'src-main/screener',
    'src-main/screener/planted.ts',
    ["import 'electron'", "import '../watchlist/watchlist-store'", "import 'node:http'"],
    ["import { parentPort } from 'node:worker_threads'", "import '../watchlist/order'"]
  ],
  [
    'src-main/*',
    'src-main/news/planted.ts',
    [
      "import 'electron'",
      "import { app } from 'electron/main'",
      "import '../ipc/dispatch'",
      "import '../watchlist/watchlist-store'",
      "import 'node:https'",
      "export { x } from '../../src-demo/query'",
      "export * from '../compose'",
      "export type X = import('electron').App",
      "const x = require('electron')",
      "import './news.fixture'"
    ],
    ["import './news-store'", "import '../watchlist/order'", "import '../storage/fact-store'"]
  ],
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
    ["import 'node:fs'", "import type { Interval } from '@contract'", "import '../../src-main/time/clock'"],
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
    ["import '../src-main/compose'"],
    ["import './bridge/client'"]
  ],
  [
    'src-renderer/language.ts',
    'src-renderer/language.ts',
    ["import '../src-main/compose'"],
    ["import '../src-shared/messages/language'"]
  ]
]

const within = storeys.flatMap(([concept, folders]) =>
  folders.map(([folder, refused, allowed]): Row => [
    `${concept}/${folder}`,
    `${concept}/${folder}/planted.ts`,
    [`import '../${refused}'`, "import 'electron'"],
    [...(allowed === null ? [] : [`import '../${allowed}'`]), "import type { Interval } from '@contract'"]
  ])
)

export const plantedRows: readonly Row[] = [...rows, ...within]
