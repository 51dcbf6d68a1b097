import { parentPort, workerData } from 'node:worker_threads'
import type { AlertCondition } from '../../../src-shared/conditions/catalogue'
import { openInThread } from '../../platform/storage/query-gate'
import { evaluateScreen } from './evaluate-screen'
import { StoredSeriesReader } from './stored-series'
import type { ScreenedCoin } from './screen-facts'

// The screener runs in a thread with its own connection to the cache, because reading candles and calculating
// indicators of hundreds of coins would block the main thread.

export interface ScreenTask {
  readonly id: number
  readonly coins: readonly ScreenedCoin[]
  readonly anyOf: readonly (readonly AlertCondition[])[]
}

const { path, gate } = workerData as { readonly path: string; readonly gate: Int32Array }
const stored = new StoredSeriesReader(openInThread(path, gate))
parentPort?.on('message', ({ id, coins, anyOf }: ScreenTask) => {
  try {
    parentPort?.postMessage({ id, evaluated: evaluateScreen(coins, anyOf, stored) })
  } catch (error) {
    // SQLite throws when it reads a damaged page. The thread must survive that.
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})
