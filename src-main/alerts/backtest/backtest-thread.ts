import { parentPort, workerData } from 'node:worker_threads'
import { openInThread } from '../../platform/storage/query-gate'
import { readSavedPrices } from '../../market/saved-prices'
import { testSaved, type BacktestTask } from './past-data'

// Back-tests take seconds, which would delay live alerts on the main thread.

const { path, gate } = workerData as { readonly path: string; readonly gate: Int32Array }
const pricesOf = readSavedPrices(openInThread(path, gate))
parentPort?.on('message', (tasks: readonly BacktestTask[]) => {
  parentPort?.postMessage(tasks.map(task => testSaved(task, pricesOf)))
})
