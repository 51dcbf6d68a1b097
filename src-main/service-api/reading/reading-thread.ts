import { parentPort } from 'node:worker_threads'
import type { Body, Question } from './body'
import { inferAnswer } from './infer-answer'
import { openBody } from './open-body'
import type { Decoded } from './reading-worker'

// The thread that reads what no saved mapping reads, and large bodies, one after the other. It hands over the text first, so
// that this much is there should reading take too long; then the answer without its rows; then these in slices, each when
// it is asked for: what arrives at once would hold the main thread for as long as it is large.
const rowsAtOnce = 1_000

let rows: readonly unknown[] = []
let handed = 0

function read({ body, question }: { readonly body: Body; readonly question: Question }): void {
  const opened = openBody(body, question)
  parentPort?.postMessage(opened.reading)
  const { answer, read } = inferAnswer(opened, question)
  rows = answer && Array.isArray(answer.data) ? answer.data : []
  handed = 0
  const decoded: Decoded = {
    answer: answer && rows.length > 0 ? ({ ...answer, data: [] } as typeof answer) : answer,
    ...(read !== undefined && { read }),
    rows: rows.length
  }
  parentPort?.postMessage(decoded)
}

parentPort?.on('message', (message: 'next' | Parameters<typeof read>[0]) => {
  if (message === 'next') parentPort?.postMessage(rows.slice(handed, (handed += rowsAtOnce)))
  else read(message)
})
