import { parentPort, workerData } from 'node:worker_threads'
import { readSavedPrices } from '../../market/saved-prices'
import { testSaved, type PastTask } from './past-data'

// A back-test runs in its own thread. With months of prices it takes seconds, and in the main thread it would delay
// live alerts.

const { path } = workerData as { readonly path: string }
parentPort?.on('message', (task: PastTask) => {
  parentPort?.postMessage(testSaved(task, readSavedPrices(path)))
})
