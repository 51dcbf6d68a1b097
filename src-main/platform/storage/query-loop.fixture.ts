import { parentPort, workerData } from 'node:worker_threads'
import { openInThread } from './query-gate'

const { path, gate } = workerData as { readonly path: string; readonly gate: Int32Array }
const rows = openInThread(path, gate).prepare('SELECT * FROM number WHERE value > ?')
parentPort?.postMessage('querying')
for (let from = 0; ; from = (from + 7) % 1000) rows.all(from)
