import { parentPort } from 'node:worker_threads'
import type { Body, ReadingOptions } from './body'
import { inferAnswer } from './infer-answer'
import { openBody } from './open-body'
import type { Decoded } from './reading-worker'

// Posts the text first, in case decoding takes too long. Then posts the answer without its rows. The rows
// follow in slices on request, because one large message would block the main thread.
const rowsAtOnce = 1_000

let rows: readonly unknown[] = []
let handed = 0

function read({ body, options }: { readonly body: Body; readonly options: ReadingOptions }): void {
  const opened = openBody(body, options)
  parentPort?.postMessage(opened.reading)
  const { answer, read } = inferAnswer(opened, options)
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
