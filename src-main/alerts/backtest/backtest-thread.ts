import { parentPort, workerData } from 'node:worker_threads'
import { readSavedPrices } from '../../market/saved-prices'
import { testSaved, type PastTask } from './past-data'

// Back-tests take seconds, which would delay live alerts on the main thread.

const { path } = workerData as { readonly path: string }
parentPort?.on('message', (tasks: readonly PastTask[]) => {
  const pricesOf = readSavedPrices(path)
  parentPort?.postMessage(tasks.map(task => testSaved(task, pricesOf)))
})
