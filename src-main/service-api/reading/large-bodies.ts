import type { Answer } from '../answers/answer'
import { startThread } from '../../threads/thread-program'
import type { Body, Question, Reading } from './body'
import { undecoded } from './bounds'

/** For one body. What takes longer was made to. */
const longestMs = 20_000
/** Megabytes of memory for one body. */
const mostMemory = 1_536

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a body in a thread of its own, after those before it. The bytes are handed over and must not be used again. Null
 * where that took more time or memory than any answer should.
 */
export function readInThread(body: Body, question: Question): Promise<Reading | null> {
  const reading = last.then(() => readAlone(body, question))
  last = reading
  return reading
}

async function readAlone(body: Body, question: Question): Promise<Reading | null> {
  const thread = startThread(import.meta.url, 'reading-thread', {
    workerData: { body, question },
    transferList: typeof body === 'string' ? [] : [body.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: mostMemory }
  })
  const limit = setTimeout(() => void thread.terminate(), longestMs)
  const arrived: unknown[] = []
  let ended = false
  let waiting: (message: unknown) => void = () => undefined
  const wake = (): void => {
    if (arrived.length > 0) waiting(arrived.shift())
    else if (ended) waiting(null)
  }
  thread.on('message', message => {
    arrived.push(message)
    wake()
  })
  thread.once('exit', () => {
    ended = true
    wake()
  })
  // A thread that fails is one that ends: what it could not read is told by null.
  thread.on('error', () => undefined)
  const next = (): Promise<unknown> =>
    new Promise(resolve => {
      waiting = resolve
      const message = arrived.shift()
      if (message !== undefined || ended) resolve(message ?? null)
    })
  try {
    const reading = (await next()) as Reading | null
    if (reading === null) return null
    const decoded = (await next()) as { readonly answer: Answer | null; readonly rows: number } | null
    if (decoded === null) return { ...reading, answer: textOnly(reading, question) }
    const rows: unknown[] = []
    while (rows.length < decoded.rows) {
      thread.postMessage('next')
      const slice = (await next()) as readonly unknown[] | null
      if (slice === null) return { ...reading, answer: textOnly(reading, question) }
      for (const row of slice) rows.push(row)
    }
    return {
      ...reading,
      answer: rows.length > 0 ? ({ ...decoded.answer, data: rows } as Answer) : decoded.answer
    }
  } finally {
    clearTimeout(limit)
    void thread.terminate()
  }
}

/** Of an answer that took too long to decode the text at least is there: it was paid for. */
const textOnly = ({ text, succeeded }: Reading, { decodes }: Question): Answer | null =>
  decodes && succeeded ? undecoded(text) : null
