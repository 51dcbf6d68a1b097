import { parentPort, workerData } from 'node:worker_threads'
import { readSavedPrices } from '../../market/saved-prices'
import { testSaved, type PastTask } from './past-data'

// Months of prices take seconds, which would delay live alerts in the main thread.

const { path } = workerData as { readonly path: string }
parentPort?.on('message', (task: PastTask) => {
  parentPort?.postMessage(testSaved(task, readSavedPrices(path)))
})
