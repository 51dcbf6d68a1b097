import { parentPort, workerData } from 'node:worker_threads'
import type { Body, Question } from './body'
import { openBody } from './reading'

// The thread that reads one large body. It hands over the text first, so that this much is there should decoding take
// too long; then the answer without its rows; then these in slices, each when it is asked for: what arrives at once
// would hold the main thread for as long as it is large.
const rowsAtOnce = 1_000

const { body, question } = workerData as { readonly body: Body; readonly question: Question }
const opened = openBody(body, question)
parentPort?.postMessage(opened.reading)

const answer = opened.decode()
const rows: readonly unknown[] = answer && Array.isArray(answer.data) ? answer.data : []
let handed = 0
parentPort?.on('message', () => {
  parentPort?.postMessage(rows.slice(handed, (handed += rowsAtOnce)))
})
parentPort?.postMessage({
  answer: answer && rows.length > 0 ? { ...answer, data: [] } : answer,
  rows: rows.length
})
